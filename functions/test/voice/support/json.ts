/** Parsed if it is JSON, else the text. */
export const bodyOf = (text: string): unknown => {
  try {
    const json: unknown = JSON.parse(text);
    return json;
  } catch {
    return text;
  }
};

/** The value at this path through records and lists, or undefined. */
export const at = (value: unknown, ...way: readonly (string | number)[]): unknown =>
  way.reduce<unknown>((part, step): unknown => (typeof part === "object" && part !== null ? Reflect.get(part, step) : undefined), value);

export const textAt = (value: unknown, ...way: readonly (string | number)[]): string => {
  const found = at(value, ...way);
  if (typeof found !== "string") throw new Error(`no text at ${way.join(".")} of ${JSON.stringify(value)}`);
  return found;
};
