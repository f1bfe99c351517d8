import { readFile } from "node:fs/promises";
import { join } from "node:path";

const script = "text/javascript; charset=utf-8";

const files: ReadonlyMap<string, { readonly name: string; readonly mediaType: string }> = new Map([
  ["/", { name: "page.html", mediaType: "text/html; charset=utf-8" }],
  ["/page.css", { name: "page.css", mediaType: "text/css; charset=utf-8" }],
  ["/page.js", { name: "page.js", mediaType: script }],
  ["/sound.js", { name: "sound.js", mediaType: script }],
  ["/mark.svg", { name: "../../../../public/mark.svg", mediaType: "image/svg+xml" }],
]);

/** No content of other origins, no inline code, no framing: a click on the page lets phones ring. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; media-src mediastream:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

interface PageFile {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A file of the page that controls the phones; undefined for other paths. */
export async function findPageFile(path: string): Promise<PageFile | undefined> {
  const file = files.get(path);
  if (file === undefined) return undefined;
  const body = await readFile(join(import.meta.dirname, file.name), "utf8");
  const headers = {
    "Content-Type": file.mediaType,
    "Content-Security-Policy": policy,
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
  };
  return { headers, body };
}
