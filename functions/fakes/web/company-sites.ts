import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { encodeText } from "./encode-text.ts";
import { html, type Site, type WebAnswer } from "./fake-site.ts";

const folder = join(import.meta.dirname, "sites");

/** Sites that are not in UTF-8. One says so in its head, the other one's server does. */
const encodings: Readonly<Record<string, { readonly encoding: string; readonly contentType: string }>> = {
  "mispara-cohen.example": { encoding: "windows-1255", contentType: "text/html" },
  "sakura-shika.example": { encoding: "shift_jis", contentType: "text/html; charset=Shift_JIS" },
};

/** The sites whose pages are files: `sites/<host>/<path>.html`. */
export const companySites: readonly Site[] = readdirSync(folder).map((host) => ({ host, answer: (path) => readPage(host, path) }));

const readPage = (host: string, path: string): WebAnswer | undefined => {
  if (!/^\/[\w/.-]*$/.test(path) || path.includes("..")) return undefined;
  const name = path.replace(/\/$/, "/index").replace(/\.html$/, "");
  if (path === "/robots.txt") return readFile(host, path, "text/plain; charset=utf-8");
  return readFile(host, `${name}.html`, "text/html; charset=utf-8");
};

const readFile = (host: string, path: string, contentType: string): WebAnswer | undefined => {
  const file = join(folder, host, path);
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, "utf8");
  const old = encodings[host];
  return old === undefined || path === "/robots.txt" ? html(text, contentType) : html(encodeText(text, old.encoding), old.contentType);
};
