import { parseLocale } from "./language.ts";

/** Scripts that ICU (78) does not know to run from right to left: Nastaliq, the kinds of Syriac, a variant of N'Ko. */
const unknownToIcu: ReadonlySet<string | undefined> = new Set(["Aran", "Syre", "Syrj", "Syrn", "Nkdb"]);

/** The direction in which a language is written. Left to right if it is unknown. */
export const directionOf = (tag: string): "ltr" | "rtl" => {
  const locale = parseLocale(tag);
  if (locale === undefined) return "ltr";
  return unknownToIcu.has(locale.script) ? "rtl" : (locale.getTextInfo().direction ?? "ltr");
};
