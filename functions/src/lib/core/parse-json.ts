/** The value of a JSON text that somebody else wrote; undefined when it is not JSON. */
export const parseJson = (text: string): unknown => {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined; // SyntaxError
  }
};
