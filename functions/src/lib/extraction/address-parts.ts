import type { TextLine } from "./page-facts.ts";
import { wordsOf } from "./contact-lines.ts";

/** What separates the parts of an address on one line, or ends it. A slash may also be between a town and its region. */
const separator = /(?<=\p{Ll}{4})\.\s+(?=\p{Lu})|\s+&\s+|\s*[,;·•|]\s*|\s+[–—-]\s+|\s+\/\s+(?=\P{L}?\d|\p{Lu}{1,2}-\d)/u;

/** The longest part of an address. */
export const longestPart = 70;

export const partsOf = (line: TextLine | undefined): readonly string[] =>
  (line?.text ?? "")
    .split(separator)
    .map(withoutLabel)
    .filter((part) => part !== "" && part.length <= longestPart);

/** "Visit us: Main Street 1", but not "Cad. No: 12". */
const withoutLabel = (part: string): string => part.replace(/^(?:[^\d:]{1,40}(?<!\sno|\snr)(?:: |:(?=〒)))+/iu, "").trim();

/** The number of a house, with what is written before it in short, and with its letter: "12 B", "nº 12", "12/14". */
const number = "#?(?:\\d{1,2}\\.\\d{3}|\\d{1,5})(?:[-–/]\\s?[\\p{L}\\d]{1,4})*\\s?\\p{L}{0,3}";
const bareNumber = new RegExp(`^(?:\\p{L}{1,3}[.:º°]{1,2}\\s?|n[ro]\\s)?${number}$`, "iu");

const isNumber = (part: string | undefined): boolean => part !== undefined && bareNumber.test(part);

const numberFirst = /^\d{1,5}(?:[-–/]\d+)?\s?\p{L}?\s+#?\p{L}{2}/u;

/** The number may be followed by a door or a floor, and by no further word. Years are no houses. */
const numberLast = new RegExp(
  `\\p{L}{2}[\\p{L}\\p{M}\\s.:'’"״׳/()-]*[\\s:](?!(?:19|20)\\d\\d(?!\\d))${number}\\.?(?:\\s(?:[\\d½][\\d/½]{0,3}|(?:\\p{L}{1,3}[.:]?\\s?\\d*)|[IVX]+[/\\d]*\\.?)){0,3}$`,
  "u",
);

/** Spaniards, Portuguese and Italians say where a house has no number. */
const noNumber = /(?:^|\s)(?:s\/n[ºo]?|s\.\s?n\.?|snc|s\.n\.c\.?)$/i;

/** Boxes of the post, where nobody can be visited. */
const box =
  /\b(?:p\.?\s?o\.?\s?box|box|postboks|pb\.?|postbox|postbus|postfach|case postale|b\.?p\.?|bo[iî]te postale|apartado|apdo\.?|casilla|caixa postal|casella postale|skr(?:ytka|\.)? poczt\w*|pl)\s\d|^(?:ת\.?ד\.?|צ\.?ד\.?|а\/я|τ\.θ\.)\s?\d/iu;

export const isBox = (part: string): boolean => box.test(part);

/** Whether a street with the number of its house begins at a part: "Main Street 12 B", "12 rue Haute", "Carrer de Blai, 63", "1234, avenue du Mont". */
export const isStreet = (parts: readonly string[], at = 0): boolean => {
  const [part = "", next] = parts.slice(at, at + 2);
  if (numberFirst.test(part) || numberLast.test(part) || noNumber.test(part) || isBox(part)) return true;
  if (isNumber(part)) return /^\D*\p{L}{3}/u.test(next ?? "");
  return /\p{L}{3}/u.test(part) && (isNumber(next) || noNumber.test(next ?? ""));
};

/** Words of the name of a town, with its region. */
const placeWords = 5;

/** The name of a town, perhaps with the number of its district: "Praha 1", "м. Київ", "København V". */
export const isTown = (text: string): boolean =>
  /^(?:\p{Ll}{1,3}\.\s?)?[\p{Lu}\p{Lo}('’][\p{L}\p{M}\s.'’"״׳()/-]*(?:\s\d{1,2})?$/u.test(text) && wordsOf(text) <= placeWords;

/** The name of a town at the beginning of a text, without a sentence or a phone number that follows. */
export const townOf = (text: string): string => {
  const [town = ""] = text.split(/(?<=\p{L}{4})[.;:]\s|[.;:]$|\s\p{L}[\p{L}.-]{0,11}[:.]?\s?[+(]?\d[\d\s()/-]{5,}|\s\S+:\s/u);
  return town;
};
