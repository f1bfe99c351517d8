import { percentDecode } from "../../../src/lib/platform/core/web-address.ts";

/** `?7` for the post with this number, otherwise the path. */
export const keyOf = (url: URL): string => {
  const id = ["p", "page_id", "attachment_id"].map((name) => url.searchParams.get(name)).find((value) => value !== null);
  return id === undefined
    ? decoded(url.pathname)
        .normalize("NFC")
        .replaceAll(/^\/(?:index\.php\/)?|(?<!\/)\/+$/g, "")
        .toLowerCase()
    : `?${id}`;
};

export const absolute = (address: string, base: string | undefined): URL | undefined => URL.parse(address, base) ?? undefined;

/** A site is the same with and without `www`. */
export const hostOf = (address: string): string => URL.parse(address)?.host.replace(/^www\./, "") ?? "";

/** What an address says, also if a lone percent sign is in it. */
export const decoded = (text: string): string => percentDecode(text) ?? text;
