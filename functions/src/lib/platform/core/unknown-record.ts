/** A map of unknown values, as it comes from JSON or Firestore. */
export type UnknownRecord = Readonly<Record<string, unknown>>;

/** True for maps; false for null, arrays and class instances (a timestamp, a reference). */
export const isRecord = (value: unknown): value is UnknownRecord => {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** Undefined if the text is not JSON. `revive` is passed on to `JSON.parse`. */
export const parseJson = (text: string, revive?: (name: string, value: unknown) => unknown): unknown => {
  try {
    const value: unknown = JSON.parse(text, revive);
    return value;
  } catch {
    return undefined; // SyntaxError
  }
};
