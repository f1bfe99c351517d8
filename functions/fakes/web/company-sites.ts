import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { html, type Site, type WebAnswer } from "./fake-site.ts";

const folder = join(import.meta.dirname, "sites");

/** Sites that are not in UTF-8. One declares its encoding in the page, the other in the server's header. */
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

/** Encodes text in a legacy encoding. Node can only decode those, so the table is made by decoding all one- and two-byte sequences. */
export const encodeText = (text: string, encoding: string): Uint8Array => {
  const table = tableOf(encoding);
  return Uint8Array.from(Array.from(text).flatMap((character) => [...(table.get(character) ?? [0x3f])]));
};

const tables = new Map<string, ReadonlyMap<string, readonly number[]>>();

const tableOf = (encoding: string): ReadonlyMap<string, readonly number[]> => {
  const known = tables.get(encoding);
  if (known !== undefined) return known;
  const decoder = new TextDecoder(encoding, { fatal: true });
  const table = new Map<string, readonly number[]>();
  const add = (bytes: readonly number[]): boolean => {
    try {
      const [character = "", ...others] = Array.from(decoder.decode(Uint8Array.from(bytes)));
      if (character === "" || others.length > 0) return false;
      if (!table.has(character)) table.set(character, bytes);
      return true;
    } catch {
      return false; // TypeError: the first of two bytes
    }
  };
  for (let first = 0; first < 256; first += 1) {
    if (add([first])) continue;
    for (let second = 0x40; second < 0x100; second += 1) add([first, second]);
  }
  tables.set(encoding, table);
  return table;
};
