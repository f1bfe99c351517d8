import { foldWords } from "../platform/core/text.ts";
import { asSpokenLanguage } from "./language.ts";
import { findNamedLanguage, namedEverywhere, namesIn, namesInConversation, widelyNamed } from "./named-language.ts";
import { isNegated } from "./negation.ts";
import { inPlaceOf, inSaidPlace, placeLength, type Word } from "./said-place.ts";
import { catalogueLanguages } from "./texts.ts";

/**
 * The language that a visitor asks for: named alone, or within a few words ("auf Deutsch, bitte"). Undefined if they name none or several,
 * or deny one.
 */
export const findSaidLanguage = (text: string, conversationLanguage: string): string | undefined => {
  const named = findNamedLanguage(text, conversationLanguage);
  if (named !== undefined) return named;
  const words = wordsOf(text);
  if (words.length > longestSentence || isNegated(text)) return undefined;
  const found = within(words, namesFor(text, conversationLanguage));
  const [first] = found;
  const isOne = new Set(found.map(({ tag }) => asSpokenLanguage(tag))).size === 1;
  const language = isOne ? asSpokenLanguage(first?.tag) : undefined;
  if (first === undefined || language === undefined) return undefined;
  const { at, length, name } = first;
  if (name !== undefined) return inPlaceOf(language, text, name);
  return inSaidPlace(language, { before: words.slice(0, at), after: words.slice(at + length) });
};

/** 15 words: longer sentences are about something else. */
const longestSentence = 15;

const wordsOf = (text: string): readonly Word[] =>
  text
    .normalize("NFC")
    .split(/[^\p{L}\p{M}\p{N}ʻʼ]+/u)
    .map((said) => ({ folded: foldWords(said), said }))
    .filter(({ folded }) => folded !== "");

type Names = ReadonlyMap<string, string>;

/** The first that has a name decides what it means. */
type AllNames = readonly Names[];

const lookUp = (names: AllNames, name: string): string | undefined => names.map((some) => some.get(name)).find((tag) => tag !== undefined);

/** Four words: the longest names are like "norsk bokmål", "Latin American Spanish". */
const longestName = 4;

interface Named {
  readonly tag: string;
  /** The place of the name among the words, and how many it has. */
  readonly at: number;
  readonly length: number;
  /** Within a word of writing without spaces. */
  readonly name?: string;
}

/** The names within words. Long ones first: "Brazilian Portuguese" is not also Portuguese. */
const within = (words: readonly Word[], names: AllNames): readonly Named[] => {
  const found: Named[] = [];
  let at = 0;
  while (at < words.length) {
    const length = lengths.find((many) => many <= words.length - at && findName(words.slice(at, at + many), names) !== undefined) ?? 1;
    const named = findName(words.slice(at, at + length), names) ?? [];
    // "French Guiana" and "Latin America" are no languages.
    const place = named.length > 0 ? placeLength(words.slice(at)) : 0;
    if (place <= length) for (const one of named) found.push({ ...one, at, length });
    at += Math.max(place, length);
  }
  return found;
};

const lengths = Array.from({ length: longestName }, (_, index) => longestName - index);

const findName = (words: readonly Word[], names: AllNames): readonly Pick<Named, "tag" | "name">[] | undefined => {
  const joined = words.map(({ folded }) => folded).join(" ");
  const [word, ...more] = words;
  if (unspaced.test(joined)) return more.length > 0 ? undefined : inUnspaced(joined, names);
  if (word === undefined || (more.length === 0 && isTooShort(word))) return undefined;
  const tag = [joined, ...(more.length > 0 ? [] : barer(joined))].map((form) => lookUp(names, form)).find((one) => one !== undefined);
  return tag === undefined ? undefined : [{ tag }];
};

/** Names of three letters are also words: "Lao" and "lao". */
const isTooShort = ({ folded, said }: Word): boolean => /^[a-z]+$/.test(folded) && folded.length < (/^\p{Lu}/u.test(said) ? 3 : 4);

/** Scripts that do not separate words, and one that joins particles to them. */
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\p{sc=Tibetan}]/u;

const inUnspaced = (text: string, names: AllNames): readonly Pick<Named, "tag" | "name">[] | undefined => {
  const found: Pick<Named, "tag" | "name">[] = [];
  let rest = text;
  const contained = new Set(
    names.flatMap((some) =>
      some
        .keys()
        .filter((name) => name.length > 1 && text.includes(name))
        .toArray(),
    ),
  );
  for (const name of [...contained].toSorted((one, other) => other.length - one.length)) {
    const tag = lookUp(names, name);
    if (tag === undefined || !rest.includes(name)) continue;
    found.push({ tag, name });
    rest = rest.replaceAll(name, " ");
  }
  return found.length === 0 ? undefined : found;
};

/** Without the preposition that Arabic and Hebrew write as one word ("בעברית"), and without the endings of Slavic adjectives ("по-русски"). */
const barer = (word: string): readonly string[] => [...(/^[بב]./u.test(word) ? [word.slice(1)] : []), ...stems(word)];

/** Of folded words, in which й is и. With a mark, so that a stem is not taken for a word. */
const stems = (word: string): readonly string[] => {
  const stem =
    /^(\p{sc=Cyrillic}{2,}к)(?:ии|іи|и|і|ои|ою|ом|ому|им|ого|ую|ая|а|у)$/u.exec(word) ?? /^(.{2,}[sc]k)(?:i|y|u|im|iego)$/.exec(word);
  return stem?.[1] === undefined ? [] : [`${stem[1]}-`];
};

const namesByKind = new Map<string, Names>();

/** All names that people may use beside those in the language of the conversation: collected once for each script. */
const namesFor = (text: string, conversationLanguage: string): AllNames => {
  const scripts = [...scriptLetters].filter(([, letters]) => letters.test(text));
  const everywhere = scripts.map(([script]) => {
    const names = namesByKind.get(script) ?? namesInScript(script);
    namesByKind.set(script, names);
    return names;
  });
  return [namedEverywhere(), namesInConversation(conversationLanguage), ...everywhere];
};

const scriptLetters: ReadonlyMap<string, RegExp> = new Map([
  ["Latn", /\p{sc=Latin}/u],
  ["Cyrl", /\p{sc=Cyrillic}/u],
  ["Grek", /\p{sc=Greek}/u],
  ["Arab", /\p{sc=Arabic}/u],
  ["Hebr", /\p{sc=Hebrew}/u],
  ["Deva", /\p{sc=Devanagari}/u],
  ["Hans", /\p{sc=Han}/u],
  ["Hant", /\p{sc=Han}/u],
  ["Jpan", /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u],
  ["Kore", /\p{sc=Hangul}/u],
  ["Thai", /\p{sc=Thai}/u],
]);

/** In these the name of a language is often that of its country, or another case of it: "japan" is Hungarian for Japanese. */
const likeCountries: ReadonlySet<string> = new Set(["et", "fi", "hu", "id", "lv"]);

const namesInScript = (script: string): Names => {
  const languages = catalogueLanguages.filter((tag) => !likeCountries.has(tag) && new Intl.Locale(tag).maximize().script === script);
  const names = languages
    .flatMap((language) => [...namesIn(language, widelyNamed)])
    // Shorter ones are often words of another language: "lets" is Dutch for Latvian.
    .filter(([name]) => script !== "Latn" || name.length > 4);
  // "ภาษา" is language: without it, these are countries, too.
  const forms = (name: string): readonly string[] => (script === "Thai" ? [`ภาษา${name}`] : [name, ...stems(name)]);
  return new Map(names.flatMap(([name, tag]) => forms(name).map((form) => [form, tag] as const)));
};
