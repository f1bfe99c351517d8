import { confidence } from "./confidence.ts";
import { tagOf } from "./languages.ts";
import type { PageFacts } from "./page-facts.ts";

/** Scripts that one language is written in, nearly always. */
const languageOfScript: readonly (readonly [RegExp, string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, "ja"],
  [/\p{Script=Hebrew}/gu, "he"],
  [/\p{Script=Hangul}/gu, "ko"],
  [/\p{Script=Greek}/gu, "el"],
  [/\p{Script=Thai}/gu, "th"],
  [/\p{Script=Arabic}/gu, "ar"],
  [/\p{Script=Han}/gu, "zh"],
  [/[іїєґ]/gu, "uk"],
  [/\p{Script=Cyrillic}/gu, "ru"],
];

/** Words that nearly every text of a language has. */
const commonWords: Readonly<Record<string, string>> = {
  nb: "og ikke det som til vi har på av for er med",
  da: "og ikke det som til vi har på af er med",
  sv: "och inte det som till vi har på av är med för",
  en: "the and of to is we our you for with",
  de: "und der die das ist wir sie für mit nicht ein",
  fr: "et les des une nous vous pour avec dans est",
  es: "y los las una para con nuestra que del en",
  pt: "e os uma para com nossa que do em não",
  it: "e il gli una per con nostra che di sono",
  nl: "en het een van voor wij met niet onze zijn",
  fi: "ja on ei se että meillä tai sekä myös ovat",
  cs: "a je na se že pro jsme naše nebo také",
  sk: "a je na sa že pre sme naše alebo aj",
  pl: "i w nie na się że dla jest oraz nasze",
  et: "ja on ei see et meie või ning ka",
  lv: "un ir uz ar mēs vai no mūsu par",
  hu: "és a az hogy nem egy is vagy",
  tr: "ve bir bu için ile da de olarak çok daha",
  ro: "și la cu în pe este sunt din pentru nu",
  hr: "i u na je se za od su ili nije",
};

/** Characters, enough to tell languages apart. */
const textLength = 5_000;

/**
 * The language that a page says it is in. A claim that its letters contradict does not count: templates say `lang="en"` whatever is put
 * into them.
 */
export const pageLanguage = ({ language, meta, lines }: PageFacts): readonly [string | undefined, number] => {
  const text = lines
    .map((line) => line.text)
    .join(" ")
    .slice(0, textLength);
  const written = languageOfLetters(text);
  const said: readonly (readonly [string | undefined, number])[] = [
    [tagOf(language), confidence.data],
    [tagOf((meta.get("content-language") ?? "").split(",")[0] ?? ""), confidence.meta],
    [tagOf(meta.get("og:locale") ?? ""), confidence.meta],
  ];
  const counts = countsOfWords(text);
  const believable = said.find(([tag]) => tag !== undefined && agrees(tag, written) && !isContradicted(tag, counts));
  if (believable !== undefined) return believable;
  return written === undefined ? [languageOfWords(counts), confidence.inferred] : [written, confidence.text];
};

/** Languages of one script are told apart by what the page says. */
const agrees = (tag: string, written: string | undefined): boolean => {
  const scriptOf = (language: string): string | undefined => new Intl.Locale(language).maximize().script;
  const script = scriptOf(tag);
  if (written === undefined) return script === "Latn" || script === undefined;
  return written === "zh" ? script?.startsWith("Han") === true || script === "Jpan" : script === scriptOf(written);
};

/** Undefined when most letters are Latin. */
const languageOfLetters = (text: string): string | undefined => {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return languageOfScript.find(([script], at) => (text.match(script)?.length ?? 0) > letters * (at === 0 || at === 7 ? 0.02 : 0.4))?.[1];
};

interface WordCount {
  readonly language: string;
  readonly count: number;
}

/** How many of the words of each language a text has, the most first. */
const countsOfWords = (text: string): readonly WordCount[] => {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return Object.entries(commonWords)
    .map(([language, list]) => {
      const common = new Set(list.split(" "));
      return { language, count: words.filter((word) => common.has(word)).length };
    })
    .toSorted((a, b) => b.count - a.count);
};

const languageOfWords = ([first, second]: readonly WordCount[]): string | undefined =>
  first === undefined || first.count < 5 || first.count === second?.count ? undefined : first.language;

/** Whether the words are clearly those of another language. */
const isContradicted = (tag: string, counts: readonly WordCount[]): boolean => {
  const own = counts.find(({ language }) => language === new Intl.Locale(tag).language);
  return own !== undefined && own.count * 4 < (counts[0]?.count ?? 0) && (counts[0]?.count ?? 0) >= 5;
};
