import { isLinkAddress } from "../../markdown/link-address.ts";

/** The address of a page in a text: relative to the site's host, and safe in Markdown. Other scripts stay readable. */
export const pageAddress = (slug: string, site: string | undefined): string => {
  const path = site !== undefined && URL.canParse(site) ? new URL(site).pathname : "/";
  return `${path.replace(/(?<!\/)\/*$/, "/")}${slug.replace(/[\s\\<>"%?#&]/g, encodeURIComponent)}`.replace(/[()]/g, encodeParenthesis);
};

/** A parenthesis would end the address in Markdown. */
const encodeParenthesis = (sign: string): string => (sign === "(" ? "%28" : "%29");

/** A typed or pasted address; undefined for words, and for an address that nobody should follow. A bare host name becomes a link to it. */
export const typedAddress = (typed: string): string | undefined => {
  const text = typed.trim();
  if (/\s/.test(text)) return undefined;
  const address = /^(?:(?:[a-z][a-z\d+.-]*:|[/#?]).|\.{1,2}\/)/i.test(text) ? text : isHost(text) ? `https://${text}` : undefined;
  return address === undefined || !isLinkAddress(address) ? undefined : address.replace(/[()]/g, encodeParenthesis);
};

const isHost = (text: string): boolean => /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?:[:/?#]|$)/u.test(text);
