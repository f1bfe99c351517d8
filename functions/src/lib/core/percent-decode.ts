/** Decodes a percent-encoded text; undefined when its bytes are not UTF-8. */
export const percentDecode = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined; // URIError
  }
};
