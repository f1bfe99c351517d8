import { isLinkAddress, schemeOf } from "./link-address.ts";

/** Resolves an address on a page as on the site; undefined if the site's URL is unknown, or if nobody should follow it. */
export const resolveAddress = (address: string, base: string | undefined): string | undefined => {
  if (address === "" || !isLinkAddress(address)) return undefined;
  if (schemeOf(address) !== undefined) return address;
  // Nobody has a page of that name.
  if (/^www\.[\p{L}\p{N}-]+\.\p{L}{2}/iu.test(address)) return `https://${address}`;
  // Relative to the editor's address, it would lead somewhere else.
  if (base === undefined) return undefined;
  try {
    const found = new URL(address, base.endsWith("/") ? base : `${base}/`);
    return /^https?:$/.test(found.protocol) ? found.href : undefined;
  } catch {
    return undefined;
  }
};
