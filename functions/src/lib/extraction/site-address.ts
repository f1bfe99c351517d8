import { foldWords } from "../core/text.ts";
import { isBox, isStreet, isTown, longestPart, partsOf, townOf } from "./address-parts.ts";
import { contactLines, contactWeight, wordsOf } from "./contact-lines.ts";
import { eastAsianAddress, isEastAsian, uncodedEastAsianAddress } from "./east-asian-address.ts";
import { findEmails, isOwnEmail } from "./find-emails.ts";
import { findPhones } from "./find-phones.ts";
import type { PageFacts, TextLine } from "./page-facts.ts";
import { findPostalCode, type PostalCode } from "./postal-code.ts";
import { byPoints, type OnPage, tally } from "./tally.ts";

interface Address {
  readonly value: string;
  /** Equal for spellings of the same address. */
  readonly form: string;
  readonly points: number;
}

/** Lines of an address above its postal code, and parts from its street to the code. */
const linesAbove = 5;
const mostParts = 7;

/** A line with more words than that around the address tells a story, and mostly about somebody else. */
const proseWords = 8;

/** Lines around an address that belong to the same block of contact data, and what such a block counts more. */
const linesAround = 4;
const besideContact = 2;

/** The postal address that the site names most: a street with a number, and a place with a postal code of the country. */
export const addressOfSite = (pages: readonly PageFacts[], country: string): OnPage<string> | undefined => {
  const find = (addressesAt: AddressFinder, leastPoints = 0): OnPage<string> | undefined => {
    const mentions = pages.flatMap((page) => {
      const found = new Map(
        addressesOf(page, country, addressesAt)
          .filter(({ points }) => points >= leastPoints)
          .map((address) => [address.form, address]),
      );
      return Array.from(found.values(), ({ points, ...address }) => ({ ...address, points: points * contactWeight(page), url: page.url }));
    });
    return tally(mentions).toSorted(byPoints)[0];
  };
  // Without a code, only what stands with other contact data is certain.
  return isEastAsian(country)
    ? (find(eastAsianAddress) ?? find(uncodedEastAsianAddress, besideContact))
    : (find(codedAddress) ?? find(uncodedAddress, besideContact));
};

/** The addresses that end, or begin, on one of some lines. */
type AddressFinder = (lines: readonly TextLine[], at: number, country: string) => readonly string[];

const addressesOf = (page: PageFacts, country: string, addressesAt: AddressFinder): readonly Address[] => {
  const lines = contactLines(page);
  const { hostname } = new URL(page.url);
  const isContact = ({ tag, text }: TextLine): boolean =>
    tag === "address" || findEmails(text).some((email) => isOwnEmail(email, hostname)) || findPhones(text, country).length > 0;
  return lines.flatMap(({ text }, at) =>
    addressesAt(lines, at, country).map((value) => {
      const isProse = wordsOf(text) - wordsOf(value) > proseWords;
      const isBeside = blockAround(lines, at).some(isContact);
      return { value, form: foldWords(value), points: (isProse ? 0.25 : isBeside ? besideContact : 1) * (isBox(value) ? 0.1 : 1) };
    }),
  );
};

/** Lines around one, within its section. */
const blockAround = (lines: readonly TextLine[], at: number): readonly TextLine[] => {
  const above = lines.slice(Math.max(0, at - linesAround), at);
  const below = lines.slice(at, at + 1 + linesAround);
  const end = below.findIndex(isHeading);
  return [...above.slice(above.findLastIndex(isHeading) + 1), ...(end < 0 ? below : below.slice(0, end))];
};

const isHeading = ({ tag }: TextLine): boolean => /^h[1-6]$/.test(tag);

/** The addresses whose postal code is on a line. */
const codedAddress: AddressFinder = (lines, at, country) => {
  const own = partsOf(lines[at]);
  return own.flatMap((part, index) => {
    const code = findPostalCode(part, country);
    if (code === undefined) return [];
    const above = lines.slice(Math.max(0, at - linesAbove), at);
    const from = above.findLastIndex((line) => !isPart(line, country) || partsOf(line).some((other) => endsAddress(other, country))) + 1;
    const previous = own.slice(0, index);
    const since = previous.findLastIndex((other) => endsAddress(other, country));
    const next = lines[at + 1];
    const parts = addressAround(code, {
      country,
      before: since < 0 ? [...above.slice(from).flatMap(partsOf), ...previous] : previous.slice(since + 1),
      behind: own.slice(index + 1),
      below:
        next !== undefined && isPart(next, country) && !partsOf(next).some((other) => endsAddress(other, country)) ? partsOf(next) : [],
    });
    return parts === undefined ? [] : [parts.join(", ")];
  });
};

/** Whether a part is the end of another address. */
const endsAddress = (part: string, country: string): boolean => {
  const code = findPostalCode(part, country);
  return code !== undefined && !/^\d/.test(code.before);
};

/** "3º izda.", "Apt 5". */
const longestUnit = 12;

/** "Main Street 12, Bray": a street and a town, alone on a line or on two, where people leave out the code. */
const uncodedAddress: AddressFinder = (lines, at, country) => {
  const [line, next] = lines.slice(at, at + 2);
  if (line === undefined || !isPart(line, country)) return [];
  const own = partsOf(line);
  const street = own.findIndex((part, index) => isStreet(own, index) && !isBox(part));
  const below = next !== undefined && isPart(next, country) ? partsOf(next) : [];
  const rest = own.slice(street + 1).filter((part) => !/^\P{L}*\d/u.test(part));
  const towns = rest.length > 0 ? rest : below;
  if (street < 0 || street > 1 || towns.length === 0 || towns.length > 3 || !towns.every(isTown)) return [];
  return [[...own.slice(street), ...(rest.length > 0 ? [] : below)].join(", ")];
};

interface Around {
  readonly country: string;
  /** Parts before that of the postal code, behind it on its line, and on the next line. */
  readonly before: readonly string[];
  readonly behind: readonly string[];
  readonly below: readonly string[];
}

/** The parts of an address from its street to its town, in whatever order the country writes them. */
const addressAround = ({ code, before: left, after, isLast }: PostalCode, around: Around): readonly string[] | undefined => {
  const right = townOf(after);
  if (right !== "" && !isTown(right)) return undefined;
  const place = `${left} ${code} ${right}`.trim();
  const before = around.before.slice(-mostParts);
  const street = before.findIndex((_, at) => isStreet(before, at));
  const isUnit = /\d/.test(left) && left.length <= longestUnit && street >= 0;
  if (hasStreet(left) && !isUnit)
    return right !== "" || splitStreet(left) !== undefined || (isLast && /^\d/.test(left)) ? [place] : undefined;
  if (left !== "" && !isTown(left) && !isUnit) return undefined;
  const [next = ""] = [...around.behind, ...around.below];
  const needsTown = left === "" && right === "";
  if (street >= 0 && !needsTown) return [...before.slice(street), place];
  if (street >= 0)
    return isTown(next)
      ? [...before.slice(street), place, next]
      : before.length - street > 1
        ? [...before.slice(street), place]
        : undefined;
  const namedHouse = before.slice(-4);
  if (isNamedHouse(around.country) && namedHouse.length > 1) return [...namedHouse, place];
  return largestFirst(place, needsTown, around);
};

/** "1051 Budapest, Nádor utca 7." */
const largestFirst = (place: string, needsTown: boolean, { behind, below }: Around): readonly string[] | undefined => {
  const rest = behind.length > 0 ? behind : below;
  const street = rest.slice(0, 3).findIndex((_, at) => isStreet(rest, at));
  if (street < 0 || (needsTown && street === 0)) return undefined;
  return [
    place,
    ...rest.slice(0, street + 1),
    ...rest.slice(street + 1, street + 3).filter((part) => /^\P{L}*\p{L}{0,3}[.:]?\s?\d/u.test(part)),
  ];
};

/** In these countries houses have names, and postal codes that cannot be taken for anything else. */
const isNamedHouse = (country: string): boolean => country === "GB" || country === "IE";

const hasStreet = (text: string): boolean => isStreet([text]) || splitStreet(text) !== undefined;

/** "Bağdat Caddesi No:12 Kadıköy": a street with its number, and a town behind it. */
const splitStreet = (text: string): readonly string[] | undefined => {
  const [, street = "", town = ""] = /^(.*\d\S{0,3})\s(\D+)$/u.exec(text) ?? [];
  return isStreet([street]) && isTown(town) ? [street, town] : undefined;
};

const isPart = ({ tag, text }: TextLine, country: string): boolean =>
  !/^h[1-6]$/.test(tag) && text.length <= longestPart && !/@|https?:|\d[:.]\d{2}\b/.test(text) && findPhones(text, country).length === 0;
