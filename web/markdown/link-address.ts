/** Other schemes start programs on a reader's device. */
const schemes: ReadonlySet<string> = new Set(["http", "https", "mailto", "tel", "sms"]);

/**
 * Whether a page, a preview or a card may link to an address: to a website, to somebody who can be written to or called, or to a place that is
 * relative to the page. Browsers skip blanks and control characters before they look at the scheme.
 */
export const isLinkAddress = (address: string): boolean => {
  const scheme = schemeOf(address);
  return scheme === undefined || schemes.has(scheme);
};

/** In lower case; undefined for a relative address. */
export const schemeOf = (address: string): string | undefined =>
  /^([a-z][a-z\d+.-]*):/i.exec(address.replaceAll(/[\s\p{Cc}]/gu, ""))?.[1]?.toLowerCase();
