/** Scripts that ICU (78) does not know to run from right to left: Nastaliq, the kinds of Syriac, a variant of N'Ko. */
const unknownToIcu: ReadonlySet<string | undefined> = new Set(["Aran", "Syre", "Syrj", "Syrn", "Nkdb"]);

/** The direction in which a language is written. Left to right for what is not known. */
export const directionOf = (tag: string): "ltr" | "rtl" => {
  try {
    const locale = new Intl.Locale(tag);
    if (unknownToIcu.has(locale.script)) return "rtl";
    return locale.getTextInfo().direction ?? "ltr";
  } catch {
    return "ltr"; // RangeError: a tag that another interface has stored
  }
};
