export type Direction = "ltr" | "rtl";

/** Scripts that are written from right to left. `Intl.Locale.getTextInfo` would say the same, but Firefox does not have it. */
const rightToLeft = new Set(["Adlm", "Arab", "Hebr", "Mand", "Mend", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa"]);

/** The direction of a language's script: `ltr` for what is no language. */
export const directionOf = (language: string): Direction => {
  try {
    return rightToLeft.has(new Intl.Locale(language).maximize().script ?? "") ? "rtl" : "ltr";
  } catch {
    return "ltr"; // not a language tag
  }
};
