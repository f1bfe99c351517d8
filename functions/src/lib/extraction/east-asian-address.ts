import { postcodeValidator } from "postcode-validator";
import { longestPart } from "./address-parts.ts";
import type { TextLine } from "./page-facts.ts";

/** Postal codes where addresses go from the largest part to the smallest, mostly without spaces between them. */
const codes: Readonly<Record<string, RegExp>> = {
  CN: /(?<![\d-])\d{6}(?![\d-])/,
  JP: /(?<![\d-])\d{3}-\d{4}(?![\d-])/,
  KR: /(?<![\d-])\d{5}(?![\d-])/,
  TW: /(?<![\d-])\d{3}(?:\d{2,3})?(?=\D|$)/,
};

export const isEastAsian = (country: string): boolean => codes[country] !== undefined;

/** "〒390-0811 長野県松本市中央2-3-15", on one line or on two, the code in front or behind. */
export const eastAsianAddress = (lines: readonly TextLine[], at: number, country: string): readonly string[] => {
  const [above, line, below] = [at - 1, at, at + 1].map((index) => withoutLabel(lines[index]?.text ?? ""));
  const code = codes[country]?.exec(line?.normalize("NFKC") ?? "")?.[0];
  if (line === undefined || code === undefined || !postcodeValidator(code, country)) return [];
  const whole = [line, `${line} ${below ?? ""}`, `${above ?? ""} ${line}`];
  return whole.filter((text) => text.length <= longestPart * 1.5 && isPlace(text.normalize("NFKC").replace(code, ""))).slice(0, 1);
};

/** "東京都渋谷区神南1-2-3", where people leave out the code: at least two names of places before the number. */
export const uncodedEastAsianAddress = (lines: readonly TextLine[], at: number): readonly string[] => {
  const line = withoutLabel(lines[at]?.text ?? "");
  const places = line.match(/[\p{sc=Han}\p{sc=Hangul}](?:[都道府県市区町村郡縣县區鄉镇鎮路街]|[시도구군동로길](?=\s))/gu)?.length ?? 0;
  return places > 1 && line.length <= longestPart && isPlace(line) ? [line] : [];
};

const withoutLabel = (text: string): string => text.replace(/^[^〒\d]{1,12}?[::\s]\s?(?=\S{5})/u, "").trim();

/** A number of a house, with the name of a town and a street before it. */
const isPlace = (text: string): boolean =>
  /[\p{sc=Han}\p{sc=Hangul}][^\d]*[\p{sc=Han}\p{sc=Hangul}\s][\p{Nd}一二三四五六七八九十]/u.test(text.normalize("NFKC"));
