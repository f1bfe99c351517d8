export type Direction = "ltr" | "rtl";

/** Right-to-left scripts. `Intl.Locale.getTextInfo` would say the same, but Firefox lacks it. */
const rightToLeft = new Set(["Adlm", "Arab", "Hebr", "Mand", "Mend", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa"]);

/** The direction of a language's script; `ltr` for an invalid tag. */
export const directionOf = (language: string): Direction => {
  try {
    return rightToLeft.has(new Intl.Locale(language).maximize().script ?? "") ? "rtl" : "ltr";
  } catch {
    return "ltr"; // not a language tag
  }
};
