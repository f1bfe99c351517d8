/** The URL of a page that a browser can open; undefined for any other address. */
export const parseWebUrl = (text: string, base?: string): URL | undefined => {
  const url = URL.parse(text, base);
  return url?.protocol === "http:" || url?.protocol === "https:" ? url : undefined;
};

/** People take a host with `www.` and the one without for the same. */
export const withoutWww = (host: string): string => host.replace(/^www\./, "");

/** Decodes a percent-encoded text; undefined when its bytes are not UTF-8. */
export const percentDecode = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined; // URIError
  }
};
