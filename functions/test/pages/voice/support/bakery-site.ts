import { createServer } from "node:http";
import type { BrowserContext, Page } from "playwright-core";
import { close, listen } from "../../../support/listening.ts";
import { stack } from "../../../support/stack-addresses.ts";

/** What the service tells anybody about a site's agent. */
export interface AgentOfSite {
  readonly placement: string | null;
  readonly slug: string | null;
  readonly name: string;
  readonly heading: Readonly<Record<string, string>>;
  readonly default_language: string;
  readonly languages: readonly string[];
  readonly suggestions: Readonly<Record<string, readonly string[]>>;
  readonly accent: string | null;
  readonly visitors: "members" | "anyone";
  readonly pages: string;
  readonly home_slug: string | null;
  readonly site_url: string | null;
  readonly api_key: string | null;
}

export const agentOfBakery: AgentOfSite = {
  placement: "widget",
  slug: "talk-to-us",
  name: "The bakery",
  heading: {},
  default_language: "en",
  languages: ["en", "nb"],
  suggestions: {},
  accent: null,
  visitors: "members",
  pages: "/{slug}",
  home_slug: null,
  site_url: null,
  api_key: null,
};

type Told = AgentOfSite | "down" | undefined;

/** Answers in the service's place, with its headers. Undefined: there is no such project; "down": nobody answers. */
export const answerFor = async (context: BrowserContext, answer: () => Told | Promise<Told>): Promise<readonly string[]> => {
  const asked: string[] = [];
  await context.route("**/api/sites/*/agent", async (route) => {
    asked.push(route.request().url());
    const told = await answer();
    if (told === "down") return route.abort();
    const headers = {
      "access-control-allow-origin": "*",
      "cache-control": told === undefined ? "no-store" : "public, max-age=20, s-maxage=30",
    };
    await route.fulfill({
      status: told === undefined ? 404 : 200,
      headers,
      json: told ?? { error: "There is no such site.", code: "not_found", details: [] },
    });
  });
  return asked;
};

/** As if some time had passed in the page; half a minute: that of the element's next question has come. */
export const laterOn = async (page: Page, ms = 31_000): Promise<void> => {
  await page.evaluate(`{ const now = performance.now.bind(performance); performance.now = () => now() + ${ms}; }`);
};

interface BakeryOptions {
  /** In every page's `<head>`. */
  readonly head?: string;
  /** Around and in `<main>`, by path; every page has a heading. */
  readonly body?: (path: string) => string;
}

/** A site of several pages in two languages, of another origin than the deployment, with the strictest policy that docs/embedding.md calls sufficient. */
export interface BakerySite extends AsyncDisposable {
  readonly origin: string;
  readonly at: (path: string) => string;
}

export const oneLine = (project: string): string =>
  `<script async src="${stack.hostingUrl}/embed/v1/lectern-voice.js?project=${project}"></script>`;

const policy = [
  "default-src 'none'",
  `script-src 'self' ${stack.hostingUrl}`,
  "style-src 'self'",
  "img-src data:",
  "frame-src 'self'",
  // Hosting, the fake of Gemini, and the Auth emulator in the place of Google's sign-in.
  `connect-src 'self' ${stack.hostingUrl} ws://127.0.0.1:* http://${stack.authHost}`,
  "media-src mediastream:",
  "base-uri 'none'",
].join("; ");

const html = (path: string, { head = "", body = () => "" }: BakeryOptions): string => `<!doctype html>
<html lang="${path.startsWith("/nb") ? "nb" : "en"}">
  <head>
    <meta charset="utf-8">
    <title>The bakery: ${path}</title>
    <link rel="icon" href="data:,">
    ${head}
  </head>
  <body>
    <nav><a href="/">Home</a> <a href="/bread">Bread</a> <a href="/talk-to-us">Talk to us</a> <a href="/nb">Norsk</a></nav>
    <main><h1>The bakery: ${path}</h1>${body(path)}</main>
    <footer>The bakery, open until five.</footer>
  </body>
</html>`;

export const startBakerySite = async (options: () => BakeryOptions): Promise<BakerySite> => {
  const server = createServer(({ url = "/" }, response) => {
    const { pathname } = new URL(url, "http://127.0.0.1");
    if (pathname.endsWith(".js")) {
      response.setHeader("Content-Type", "text/javascript");
      response.end(options().body?.(pathname) ?? "");
      return;
    }
    response.setHeader("Content-Security-Policy", policy);
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.end(html(pathname, options()));
  });
  const origin = `http://127.0.0.1:${await listen(server)}`;
  return { origin, at: (path) => `${origin}${path}`, [Symbol.asyncDispose]: async () => close(server) };
};
