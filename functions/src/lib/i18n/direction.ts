import { escapeHtml } from "../../../../web/markdown/escape-html.ts";
import { otherDirection } from "../../../../web/markdown/own-direction.ts";
import { parseLocale } from "./language.ts";

/** Right-to-left scripts that ICU 78 does not know: Nastaliq, the variants of Syriac, a variant of N'Ko. */
const unknownToIcu: ReadonlySet<string | undefined> = new Set(["Aran", "Syre", "Syrj", "Syrn", "Nkdb"]);

/** Left to right if unknown. */
export const directionOf = (tag: string): "ltr" | "rtl" => {
  const locale = parseLocale(tag);
  if (locale === undefined) return "ltr";
  return unknownToIcu.has(locale.script) ? "rtl" : (locale.getTextInfo().direction ?? "ltr");
};

/** Attributes of an element whose text is in this language. */
export const inLanguage = (language: string): string => ` lang="${escapeHtml(language)}" dir="${directionOf(language)}"`;

/** Text as HTML: one that runs against the language around it, such as a name, stays on its side and is read in its own direction. */
export const lineInLanguage = (text: string, language: string): string => {
  const other = otherDirection(text, directionOf(language));
  return other === undefined ? escapeHtml(text) : `<bdi dir="${other}">${escapeHtml(text)}</bdi>`;
};
