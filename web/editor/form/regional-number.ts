/** How a region writes numbers. */
interface Separators {
  readonly decimal: string;
  readonly group: string;
}

const separatorsOf = (locale: string): Separators => {
  const parts = new Intl.NumberFormat(locale, { numberingSystem: "latn", useGrouping: true }).formatToParts(1_234_567.8);
  const part = (wanted: string): string => parts.find(({ type }) => type === wanted)?.value ?? "";
  return { decimal: part("decimal") || ".", group: part("group") || "," };
};

/** Spaces and apostrophes only ever part groups of digits. */
const alwaysGroups = /(?<=\d)[\p{Zs}'’_٬](?=\d)/gu;

/** Groups of three, or as in India of two before the last three; the first is shorter, and does not begin with 0. */
const grouped = /^[1-9]\d{0,2}(?:G\d{2,3})*G\d{3}$/;

const isGrouped = (digits: string, separator: string): boolean => grouped.test(digits.replaceAll(separator, "G"));

/**
 * A number as people of a region type it: "12,90", "1 299", "1.299,50 kr", "-3.5", "١٢٫٥". Where a mark can only mean one thing, the region does
 * not matter: "12,90" is 12.9 everywhere.
 *
 * @param locale BCP 47; decides whether "1.500" is one and a half, or fifteen hundred
 * @returns undefined for anything that is not one number
 */
export const readNumber = (text: string, locale: string): number | undefined => {
  const latin = withoutUnit(toLatinDigits(text.trim())).replace(/^[−–]/, "-").replace("٫", ".");
  const [, sign = "", body = "", exponent = ""] = /^([+-]?)(.*?)(e[+-]?\d+)?$/isu.exec(latin) ?? [];
  const plain = toPlain(body, separatorsOf(locale));
  if (plain === undefined || !/^(\d+(\.\d*)?|\.\d+)$/.test(plain)) return undefined;
  const value = Number(`${sign}${plain}${exponent}`);
  return Number.isFinite(value) ? value : undefined;
};

/** Names of currencies as people write them beside a price. Other words may say what the number counts, or which of two it is. */
const currency = String.raw`(?:\p{Sc}|[a-z]{2}\$|[ac-z]\$|kr|nok|sek|dkk|isk|eur|euros?|usd|gbp|chf|fr|pln|zł|kč|czk|huf|ft|lei|ron|лв|руб|₽|ils|nis|ש"ח|ש״ח|שח|aed|sar|egp|د\.إ|ر\.س|ج\.م|jpy|円|元|cny|inr|rs|brl|mxn|cad|aud)\.?`;

/** ",-" is said of whole amounts in the north, "12 %" everywhere. */
const afterNumber = new RegExp(String.raw`(?:[,.][-–—]{1,2})?[\p{Zs}]*(?:${currency}|[%٪])?$`, "iu");

const beforeNumber = new RegExp(String.raw`^([+−–-]?)${currency}[\p{Zs}]*(?=[+−–-]?[\d.,])`, "iu");

const withoutUnit = (text: string): string => text.replace(beforeNumber, "$1").replace(afterNumber, "");

const toPlain = (body: string, { decimal, group }: Separators): string | undefined => {
  const [whole = "", ...rest] = splitDecimal(body, decimal, group);
  const spaced = /[\p{Zs}'’_٬]/u.test(whole);
  const digits = whole.replace(alwaysGroups, "G");
  if (spaced && !grouped.test(digits)) return undefined;
  const ungrouped = digits.replaceAll("G", "");
  const mark = ungrouped.includes(",") ? "," : ".";
  const integer = ungrouped.includes(mark) ? (isGrouped(ungrouped, mark) ? ungrouped.replaceAll(mark, "") : undefined) : ungrouped;
  return integer === undefined ? undefined : [integer, ...rest].join(".");
};

/** The digits before and after the decimal mark, which is the last mark, unless that can only part groups. Empty: it could be either. */
const splitDecimal = (body: string, decimal: string, group: string): readonly string[] => {
  const marks = [...body.matchAll(/[.,]/g)];
  const last = marks.at(-1);
  if (last === undefined) return [body];
  const [mark] = last;
  if (marks.length > 1 && marks.every(([other]) => other === mark)) return [body];
  if (marks.length === 1 && mark !== decimal && isGrouped(body.replace(alwaysGroups, ""), mark)) return mark === group ? [body] : [];
  return [body.slice(0, last.index), body.slice(last.index + 1)];
};

/** A number as the region types it, without groups: reading it gives the same number. */
export const writeNumber = (value: number, locale: string): string =>
  /e/i.test(String(value)) ? String(value) : String(value).replace(".", separatorsOf(locale).decimal === "," ? "," : ".");

/** Digits of every script, and what an input method of East Asia makes of marks. */
export const toLatinDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, toDigit).replace(/[，．－＋／：]/g, (mark) => String.fromCodePoint((mark.codePointAt(0) ?? 0) - 0xfee0));

/** Decimal digits of a script stand in a row of ten, which begins at a multiple of ten after its zero. */
const toDigit = (character: string): string => {
  if (character >= "0" && character <= "9") return character;
  const code = character.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
};
