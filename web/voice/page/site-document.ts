import type { LanguageChoice } from "./demo-tools.ts";

/** A page of the published site, for showing it here. */
export interface SiteDocument {
  readonly title: string;
  readonly language: string;
  readonly direction: string;
  readonly style: string;
  /** Without the site's own script: the page decides where the assistant is. */
  readonly content: readonly Element[];
  readonly languages: readonly LanguageChoice[];
  /** Where the page is after all redirects, within the site. */
  readonly at: string;
  /** False for a project whose pages nobody may read. */
  readonly isPublic: boolean;
}

export const siteRoot = (project: string): string => `/sites/${encodeURIComponent(project)}/`;

/** 3 times: a local stack starts each function with its first request, which may take longer than an answer may. */
const tries = 3;

const readPatiently = async (path: string): Promise<Response> => {
  for (let count = 1; ; count++) {
    const response = await fetch(path);
    if (response.status < 500) return response;
    if (count === tries) throw new Error(`The site answered ${response.status}.`);
  }
};

/** @throws if the service cannot be reached, or cannot show the site at present */
export const readSiteDocument = async (project: string, at: string): Promise<SiteDocument> => {
  const root = siteRoot(project);
  const response = await readPatiently(root + at);
  const text = await response.text();
  // The policy of this page would refuse it, although the document is not shown.
  const [styled = "", style = ""] = /<style>([^<]*)<\/style>/.exec(text) ?? [];
  const { documentElement, title, body } = new DOMParser().parseFromString(text.replace(styled, ""), "text/html");
  return {
    title,
    language: documentElement.lang,
    direction: documentElement.dir,
    style,
    content: [...body.children].filter(({ localName }) => localName !== "script"),
    languages: [...body.querySelectorAll<HTMLElement>("header li > [lang]")].map((item) => ({
      language: item.lang,
      name: item.textContent,
      at: item instanceof HTMLAnchorElement ? new URL(item.pathname, location.href).pathname.slice(root.length) : undefined,
    })),
    at: new URL(response.url).pathname.slice(root.length),
    isPublic: body.querySelector("header") !== null,
  };
};
