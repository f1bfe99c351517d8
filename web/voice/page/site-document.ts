import type { LanguageChoice } from "./demo-tools.ts";
import { pathInSite, siteRoot } from "./shop-address.ts";
import { siteElements } from "./site-elements.ts";

/** A page of the published site, for showing it here. */
export interface SiteDocument {
  readonly title: string;
  readonly language: string;
  readonly direction: string;
  readonly style: string;
  /** What a published page is made of, without its script: this page decides where the assistant is. */
  readonly content: readonly Element[];
  readonly languages: readonly LanguageChoice[];
  /** Where the page is after all redirects, within the site. */
  readonly at: string;
  /** False for a project whose pages nobody may read. */
  readonly isPublic: boolean;
}

/** 3 times: a local stack starts each function with its first request, which may take longer than an answer may. */
const tries = 3;

const readPatiently = async (path: string): Promise<Response> => {
  for (let count = 1; ; count++) {
    const response = await fetch(path);
    if (response.status < 500) return response;
    if (count === tries) throw new Error(`The site answered ${response.status}.`);
  }
};

/** @throws if the service cannot be reached, cannot show the site at present, or answers with anything but a page of it */
export const readSiteDocument = async (project: string, at: string): Promise<SiteDocument> => {
  const pathOf = (address: Pick<URL, "origin" | "pathname">): string | undefined => pathInSite(project, address, location.origin);
  const response = await readPatiently(siteRoot(project) + at);
  const path = pathOf(new URL(response.url));
  if (path === undefined || !/^text\/html\b/i.test(response.headers.get("Content-Type") ?? ""))
    throw new Error("This is no page of the site.");
  const text = await response.text();
  // The policy of this page would refuse it, although the document is not shown.
  const [styled = "", style = ""] = /<style>([^<]*)<\/style>/.exec(text) ?? [];
  const { documentElement, title, body } = new DOMParser().parseFromString(text.replace(styled, ""), "text/html");
  for (const element of body.querySelectorAll("*")) if (!isOfSite(element)) element.remove();
  return {
    title,
    language: documentElement.lang,
    direction: documentElement.dir,
    style,
    content: [...body.children],
    languages: [...body.querySelectorAll<HTMLElement>("header li > [lang]")].map((item) => ({
      language: item.lang,
      name: item.textContent,
      at: item instanceof HTMLAnchorElement ? pathOf(item) : undefined,
    })),
    at: path,
    isPublic: body.querySelector("header") !== null,
  };
};

/** The owner's colour is the only style sheet of its own. */
const isOfSite = (element: Element): boolean =>
  siteElements.has(element.localName) || (element.localName === "link" && accent.test(element.getAttribute("href") ?? ""));

const accent = /^\/sites\/[^/]+\/accent-[\da-f]{6}\.css$/;
