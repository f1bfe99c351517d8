/** An HTTP or HTTPS URL; undefined for any other address. */
export const parseWebUrl = (text: string, base?: string): URL | undefined => {
  const url = URL.parse(text, base);
  return url?.protocol === "http:" || url?.protocol === "https:" ? url : undefined;
};

/** People use a host with and without `www.` interchangeably. */
export const withoutWww = (host: string): string => host.replace(/^www\./, "");

/** Undefined if the bytes are not UTF-8. */
export const percentDecode = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined; // URIError
  }
};
