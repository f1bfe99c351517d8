/** The address of a page as it stands in a text: from the host of the site on, and safe in Markdown. Other scripts stay readable. */
export const pageAddress = (slug: string, site: string | undefined): string => {
  const path = site !== undefined && URL.canParse(site) ? new URL(site).pathname : "/";
  return `${path.replace(/\/*$/, "/")}${slug.replace(/[\s\\<>"%?#&]/g, encodeURIComponent)}`.replace(/[()]/g, encodeParenthesis);
};

/** Where an address ends, a parenthesis of Markdown does not. */
const encodeParenthesis = (sign: string): string => (sign === "(" ? "%28" : "%29");

/** The address that somebody has typed or pasted; undefined for words. One that only names a host leads to it. */
export const typedAddress = (typed: string): string | undefined => {
  const text = typed.trim();
  if (/\s/.test(text)) return undefined;
  const address = /^(?:(?:[a-z][a-z\d+.-]*:|[/#?]).|\.{1,2}\/)/i.test(text) ? text : isHost(text) ? `https://${text}` : undefined;
  return address?.replace(/[()]/g, encodeParenthesis);
};

const isHost = (text: string): boolean => /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?:[:/?#]|$)/u.test(text);
