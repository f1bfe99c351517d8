/** The JSON of a model's answer, also where it has put it into a block of code. Undefined when it is none. */
export const parseModelJson = (text: string): unknown => {
  try {
    const value: unknown = JSON.parse(text.trim().replace(/^```(?:json)?\s*|\s*```$/g, ""));
    return value;
  } catch {
    return undefined; // SyntaxError: reported as unreadable
  }
};
