/** Parses JSON from another source; undefined when the text is not JSON. */
export const parseJson = (text: string): unknown => {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined; // SyntaxError
  }
};
