import { foldWords } from "../core/text.ts";
import { contactLines, contactWeight, wordsOf } from "./contact-lines.ts";
import { findPhones } from "./find-phones.ts";
import type { PageFacts, TextLine } from "./page-facts.ts";
import { findPostalCode, type PostalCode } from "./postal-code.ts";
import { byPoints, type OnPage, tally } from "./tally.ts";

/** What separates the parts of an address on one line. */
const separator = /\s*[,;·•|]\s*|\s+[–—-]\s+/u;

/** Lines of an address above its town, and the length of the longest part. */
const linesAbove = 3;
const longestPart = 70;

/** Words of the name of a town, with its region. */
const placeWords = 5;

/** The postal address that the site names most: a street with a number, and a place with a postal code of the country. */
export const addressOfSite = (pages: readonly PageFacts[], country: string): OnPage<string> | undefined => {
  const mentions = pages.flatMap((page) => {
    const texts = new Map(addressesOf(contactLines(page), country).map((text) => [foldWords(text), text]));
    return Array.from(texts, ([form, value]) => ({ form, points: contactWeight(page), value, url: page.url }));
  });
  return tally(mentions).toSorted(byPoints)[0] ?? markedAddress(pages, country);
};

/** What a page marks up as `<address>` and has a street in it, where people leave out the postal code. */
const markedAddress = (pages: readonly PageFacts[], country: string): OnPage<string> | undefined => {
  for (const page of pages) {
    const lines = page.lines.filter((line) => line.tag === "address" && isPart(line, country)).map(({ text }) => text);
    const first = lines.findIndex((text) => isStreet(partsOf(text)));
    if (first >= 0) return { value: lines.slice(first, first + linesAbove).join(", "), url: page.url };
  }
  return undefined;
};

const addressesOf = (lines: readonly TextLine[], country: string): readonly string[] =>
  lines.flatMap(({ text }, at) => {
    const parts = partsOf(text);
    const index = parts.findIndex((part) => findPostalCode(part, country) !== undefined);
    const part = parts[index];
    const code = part === undefined ? undefined : findPostalCode(part, country);
    if (part === undefined || code === undefined) return [];
    if (country === "JP") return japanese(code.after, part, lines[at + 1]?.text);
    const place = placeOf(code);
    if (place === undefined) return [];
    const beside = streetBeside(parts.slice(0, index), country);
    const street = beside ?? streetAbove(parts.slice(0, index), lines.slice(Math.max(0, at - linesAbove), at), country);
    return street === undefined ? [] : [[...street, place].join(", ")];
  });

const partsOf = (text: string): readonly string[] =>
  text
    .split(separator)
    .map(withoutLabel)
    .filter((part) => part !== "" && part.length <= longestPart);

/** "Visit us: Main Street 1", "住所:〒100-0001". */
const withoutLabel = (part: string): string =>
  part
    .slice(part.lastIndexOf(": ") + 1)
    .replace(/^[^〒\d]{1,20}[::](?=〒)/u, "")
    .trim();

/** The town and its code as they are written, without a sentence that follows. Undefined when it is not the name of a town. */
const placeOf = ({ code, before, after }: PostalCode): string | undefined => {
  const [behind = ""] = after.split(/(?<=\p{L}{4})[.;:]\s|[.;:]$/u);
  const place = `${before} ${code} ${behind}`.trim();
  const isName = (text: string): boolean =>
    text === "" ||
    (/^[\p{L}\p{M}\s.'’()/-]+(?:\s\d{1,2})?$/u.test(text) && wordsOf(text) <= placeWords && /^[\p{Lu}\p{Lo}('’]/u.test(text));
  return isName(before) && isName(behind) ? place : undefined;
};

/** "Main Street 12 B", "12 rue Haute", "Carrer de Blai, 63": a name with the number of a house at its end or in front of it. */
const isStreet = (parts: readonly string[]): boolean =>
  parts.some(
    (part, at) =>
      /^\d{1,5}(?:[-–/]\d+)?\s?\p{L}?\s+#?\p{L}{2}/u.test(part) ||
      numberLast.test(part) ||
      (/\p{L}{3}/u.test(part) && isBareNumber(parts[at + 1] ?? "")),
  );

/** The number may be followed by a letter, a door or a floor, and by no further word. */
const numberLast = /\p{L}{2}[\p{L}\p{M}\s.'’/-]*\s#?\d{1,5}(?:[-–/]\d+)*\s?\p{L}?(?:\s(?:[\d½][\d/½]*|\p{L}{1,3}\.?))*$/u;

const isBareNumber = (part: string): boolean => /^\d{1,5}\s?\p{L}?(?:[-–/]\d+)?$/u.test(part);

/** In these countries houses have names, and postal codes that cannot be taken for anything else. Italians write "snc" where a house has no number. */
const isNamedHouse = (parts: readonly string[], country: string): boolean =>
  ((country === "GB" || country === "IE") && parts.length > 1) || (country === "IT" && parts.some((part) => /\bs\.?n\.?c?\b/i.test(part)));

/** The parts before the town, back to the street. */
const streetBeside = (parts: readonly string[], country: string): readonly string[] | undefined => {
  for (let at = parts.length - 1; at >= 0 && at >= parts.length - 5; at -= 1) {
    const taken = parts.slice(at);
    if (!isStreet(taken)) continue;
    const [before = ""] = parts.slice(at - 1, at);
    // "Rua Um, 469, sala 12": the house number is further to the front. "1234, avenue du Mont": right before it.
    if (at >= 2 && isBareNumber(before)) return parts.slice(at - 2);
    return taken;
  }
  const numbered = parts.findIndex(isBareNumber);
  if (numbered >= 0 && /\p{L}{3}/u.test(parts[numbered + 1] ?? "")) return parts.slice(numbered);
  return isNamedHouse(parts, country) ? parts.slice(-3) : undefined;
};

/** The lines above the town, up to the one with the street. */
const streetAbove = (beside: readonly string[], lines: readonly TextLine[], country: string): readonly string[] | undefined => {
  const above = lines.slice(lines.findLastIndex((line) => !isPart(line, country)) + 1).map(({ text }) => withoutLabel(text));
  const last = above.findLastIndex((text) => isStreet(partsOf(text)));
  // "Suite 400" follows its street.
  const first = last > 0 && (above[last] ?? "").length <= shortestStreet && isStreet(partsOf(above[last - 1] ?? "")) ? last - 1 : last;
  if (first >= 0) return [...above.slice(first), ...beside];
  return isNamedHouse(above, country) ? [...above, ...beside] : undefined;
};

/** "Suite 1200", "2. Stock 14". */
const shortestStreet = 12;

const isPart = ({ tag, text }: TextLine, country: string): boolean =>
  !/^h[1-6]$/.test(tag) && text.length <= longestPart && !/@|https?:|\d[:.]\d{2}\b/.test(text) && findPhones(text, country).length === 0;

/** From the largest part to the smallest, after the code or on the next line. */
const japanese = (after: string, part: string, next = ""): readonly string[] => {
  const rest = after === "" ? next : after;
  return /\d/.test(rest) && rest.length <= longestPart && /[\p{Script=Han}]/u.test(rest) ? [after === "" ? `${part} ${rest}` : part] : [];
};
