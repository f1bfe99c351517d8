import { parseWebUrl } from "../platform/core/web-address.ts";

/** Whether a page of this origin may use the voice agent. What names none is no page. */
export const isAllowedOrigin = (allowed: readonly string[], own: readonly string[], origin: string | undefined): boolean =>
  origin === undefined || allowed.length === 0 || allowed.includes(origin) || own.includes(origin);

/** The origin of an address that names nothing else, as browsers write it; undefined for other addresses. */
export const parseOrigin = (text: string): string | undefined => {
  const url = parseWebUrl(text.trim());
  // A URL's host may contain an asterisk, but a browser's origin is never a pattern.
  if (url === undefined || url.host.includes("*")) return undefined;
  return url.href === `${url.origin}/` ? url.origin : undefined;
};
