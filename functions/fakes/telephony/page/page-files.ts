import { readFile } from "node:fs/promises";
import { join } from "node:path";

const mediaTypes = { html: "text/html; charset=utf-8", css: "text/css; charset=utf-8", js: "text/javascript; charset=utf-8" } as const;

/** Nothing from elsewhere, nothing inside the page's own text, and nobody may frame it: a click there makes phones ring. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export interface PageFile {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A file of the page that people control the phones with, or undefined. */
export async function findPageFile(path: string): Promise<PageFile | undefined> {
  const kind = path === "/" ? "html" : path === "/page.css" ? "css" : path === "/page.js" ? "js" : undefined;
  if (kind === undefined) return undefined;
  const body = await readFile(join(import.meta.dirname, `page.${kind}`), "utf8");
  const headers = {
    "Content-Type": mediaTypes[kind],
    "Content-Security-Policy": policy,
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
  };
  return { headers, body };
}
