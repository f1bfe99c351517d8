import { foldWords } from "../platform/core/text.ts";
import { parseLocale } from "./language.ts";
import { regionsByName } from "./regions-by-name.ts";

export interface Word {
  readonly folded: string;
  /** As it was said. */
  readonly said: string;
}

/** Where a sentence names a language. */
interface Mention {
  readonly before: readonly Word[];
  readonly after: readonly Word[];
}

/**
 * The language as it is spoken at the place that was said with it: "Portuguese from Portugal" is `pt-PT`. The language alone if no place was
 * said; undefined if CLDR does not describe what was said.
 */
export const inSaidPlace = (language: string, { before, after }: Mention): string | undefined => {
  const place = placeAfter(after) ?? placeBefore(before);
  if (place !== undefined) return place === "unknown" ? undefined : ofRegion(language, place);
  return isOfAPeople(before.at(-1), after[0]) || mayBeOfPlace(language, [...before, ...after]) ? undefined : language;
};

/** Elsewhere in the sentence, a place where most people speak the language: "castellano, como hablamos en Argentina". */
const mayBeOfPlace = (language: string, words: readonly Word[]): boolean =>
  words.some((_, at) => {
    const region = placeAt(words.slice(at), false);
    return (
      region !== undefined && new Intl.Locale(`und-${region}`).maximize().language === language && ofRegion(language, region) !== undefined
    );
  });

/** The same in writing without spaces: "ブラジルのポルトガル語". The place is what stands beside the name of the language. */
export const inPlaceOf = (language: string, text: string, name: string): string | undefined => {
  const [before = "", after = ""] = text.split(name);
  const said = [...regionsByName()].filter(([place]) => place.length > 1 && unspacedPlace.test(place) && (before + after).includes(place));
  const [longest] = said.toSorted(([one], [other]) => other.length - one.length);
  if (longest === undefined) return language;
  return ownedBy.test(before.slice(before.indexOf(longest[0]) + longest[0].length)) ? ofRegion(language, longest[1]) : undefined;
};

const unspacedPlace = /^[\p{sc=Han}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}ー]+$/u;

const ownedBy = /^(?:の|で話される|で話す|的|那[边邊]的|의|에서 쓰는)$/u;

/** Varieties that CLDR describes: "Spanish from Germany" is not among them. */
const ofRegion = (language: string, region: string): string | undefined => {
  const locale = parseLocale(language);
  if (locale?.region !== undefined) return locale.region === region ? language : undefined;
  const tag = locale === undefined ? undefined : new Intl.Locale(locale, { region });
  if (tag === undefined) return undefined;
  const described = new Intl.Locale(new Intl.DateTimeFormat(tag.baseName).resolvedOptions().locale);
  const isDescribed = described.language === tag.language && (described.region ?? described.maximize().region) === region;
  return isDescribed ? tag.baseName : undefined;
};

/**
 * What stands between a language and its place: "Spanish, the way they speak it in Mexico". Only words of which no sentence about the
 * visitor is made: "English please, I am from Poland" is English.
 */
const between: ReadonlySet<string> = new Set(
  (
    "from of in as its it is s the that which one ones way how like they people speak spoken talk used there over kind version variety variant " +
    "aus von vom wie es man in im der den dem so das gesprochen wird spricht sprechen dort de del la las los el lo como se habla hablan en que " +
    "alli d du des le les comme on parle au aux celui dans da do das dos no na nos nas falado fala falam di dell della dello dei come si parla " +
    "nel uit zoals het fra som i slik snakkes de snakker fran talas pa z ze w jak mowi sie mowia из как в говорят на з із як у של כמו שמדברים من في كما"
  )
    .split(" ")
    .map(foldWords),
);

/** 9 words. */
const mostBetween = 9;

/** A region, or "unknown" for a name that follows such words and is none. */
const placeAfter = (after: readonly Word[]): string | undefined => {
  for (let at = 0; at <= mostBetween && at < after.length; at++) {
    const region = placeAt(after.slice(at), at > 0);
    if (region !== undefined) return region;
    const word = after[at];
    if (word === undefined || !between.has(word.folded)) return at > 0 && isName(word) ? "unknown" : undefined;
  }
  return undefined;
};

/** "Brazil Portuguese", "the Brazil kind of Portuguese". */
const placeBefore = (before: readonly Word[]): string | undefined => {
  const at = before.findLastIndex(({ folded }) => !between.has(folded));
  if (at === -1 || !isName(before[at])) return undefined;
  return [3, 2, 1]
    .map((length) => placeAt(before.slice(Math.max(0, at + 1 - length), at + 1), false))
    .find((region) => region !== undefined);
};

const isName = (word: Word | undefined): boolean => word !== undefined && /^\p{Lu}/u.test(word.said);

/** 5 words: "Bosnia and Herzegovina" has three. */
const longestPlace = 5;

/** How many words the name of a place has that begins with these, if it has more than one. */
export const placeLength = (words: readonly Word[]): number => {
  const named = (length: number): string =>
    words
      .slice(0, length)
      .map(({ folded }) => folded)
      .join(" ");
  return [5, 4, 3, 2].find((length) => words.length >= length && regionsByName().has(named(length))) ?? 0;
};

const placeAt = (words: readonly Word[], isExpected: boolean): string | undefined => {
  for (let length = Math.min(longestPlace, words.length); length > 0; length--) {
    const some = words.slice(0, length);
    const name = some.map(({ folded }) => folded).join(" ");
    const region = regionsByName().get(name) ?? (/^[ובהלמ]\p{sc=Hebrew}/u.test(name) ? regionsByName().get(name.slice(1)) : undefined);
    // "us" and "uk" are words.
    if (region !== undefined && (name.length > 3 || some.every(({ said }) => said === said.toUpperCase()))) return region;
  }
  const [word] = words;
  return isExpected && isName(word) ? inAnotherCase(word?.folded ?? "") : undefined;
};

/** "z Brazylii" is of Brazylia: all but the last two letters are the same, of one place alone. */
const inAnotherCase = (word: string): string | undefined => {
  const same = word.slice(0, Math.max(4, word.length - 2));
  const found = new Set(
    [...regionsByName()]
      .filter(([name]) => name.startsWith(same) && Math.abs(name.length - word.length) < 3 && name.length - same.length < 3)
      .map(([, region]) => region),
  );
  const [region, ...others] = found;
  return others.length === 0 ? region : undefined;
};

/** "Texan English", "bairisches Deutsch", "español andaluz": a variety that has no name here. */
const isOfAPeople = (before: Word | undefined, after: Word | undefined): boolean =>
  (isName(before) && /.{3}(?:an|ese|ish|ern|i|isch(?:e[smn]?)?)$/iu.test(before?.said ?? "")) ||
  /^\p{Ll}.{2,}(?:ano|ino|eno|eño|ense|ais|ois|ien|aluz|ês|és)$/u.test(after?.said ?? "");
