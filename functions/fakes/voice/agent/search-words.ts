import { isRecord } from "../../../src/lib/platform/core/unknown-record.ts";
import { declarationsOf } from "./model-rules.ts";
import type { Setup } from "../wire/setup.ts";
import { languageOf } from "./own-words.ts";

/** Words that a page with the answer probably contains, by language of the page. */
type Words = Readonly<Record<string, readonly string[]>>;

interface Topic {
  /** Matches questions on the topic in any of the languages. */
  readonly asked: RegExp;
  readonly words: Words;
}

/** A weekday in each language. Most terms include its name, which is more specific than "open". */
const day = (asked: RegExp, { en, nb, he }: { readonly en: string; readonly nb: string; readonly he: string }): Topic => ({
  asked,
  words: {
    en: [en, "opening hours", `on ${en}`, `${en} morning`, "open", `${en} afternoon`],
    nb: [nb, "åpningstider", `på ${nb}`, `åpningstider ${nb}`, `${nb} formiddag`, "stengt"],
    he: [he, "שעות פתיחה", `שעות ${he}`, `${he} בבוקר`, "סגור"],
  },
});

/** The most specific first. */
const topics: readonly Topic[] = [
  day(/\bsaturdays?\b|lørdag|שבת/iu, { en: "Saturday", nb: "lørdag", he: "שבת" }),
  day(/\bsundays?\b|søndag|ראשון/iu, { en: "Sunday", nb: "søndag", he: "ראשון" }),
  day(/\bmondays?\b|mandag|שני(?!\p{L})/iu, { en: "Monday", nb: "mandag", he: "שני" }),
  day(/\bthursdays?\b|torsdag|חמישי/iu, { en: "Thursday", nb: "torsdag", he: "חמישי" }),
  day(/\bfridays?\b|fredag|שישי/iu, { en: "Friday", nb: "fredag", he: "שישי" }),
  day(/\bholidays?\b|helligdag|חג/iu, { en: "public holidays", nb: "helligdager", he: "חגים" }),
  {
    asked: /\bpark(?:ing)?\b|parker|חניה|לחנות/iu,
    words: {
      en: ["parking", "park", "in front of the shop"],
      nb: ["parkering", "parkere", "foran butikken"],
      he: ["חניה", "לחנות", "לפני החנות"],
    },
  },
  {
    asked: /\b(?:prices?|costs?|charge|how much)\b|\bpris|koster|מחיר|עולה|עלות/iu,
    words: {
      en: ["price", "price by phone", "cost"],
      nb: ["pris", "pris på telefon", "før vi begynner"],
      he: ["הצעת מחיר", "מחיר", "בטלפון"],
    },
  },
  {
    asked: /\b(?:children|kids?|courses?|lessons?)\b|\bbarn|\bkurs|ילדים|קורס/iu,
    words: { en: ["course", "children", "free course"], nb: ["kurs", "barn", "kurset er gratis"], he: ["קורס", "ילדים", "הקורס בחינם"] },
  },
  {
    asked: /\b(?:brands?|makes?)\b|\bmerke|מותג/iu,
    words: {
      en: ["every make", "repair every make", "brands"],
      nb: ["alle merker", "reparerer alle merker", "merke"],
      he: ["כל מותג", "מתקנים כל מותג", "מותג"],
    },
  },
  {
    asked: /\b(?:where|address|find you)\b|\b(?:hvor|adresse)|איפה|כתובת/iu,
    words: { en: ["address", "come by", "light rail"], nb: ["adresse", "kom innom", "bybanen"], he: ["כתובת", "בואו לבקר", "הרכבת הקלה"] },
  },
  {
    asked: /\b(?:e-?mail|write to|contact)\b|\be-?post|\bskrive|דואר|אימייל|לכתוב/iu,
    words: { en: ["e-mail", "write to", "call us"], nb: ["e-post", "skriv til", "ring oss"], he: ["דואר אלקטרוני", "כתבו אל", "התקשרו"] },
  },
  {
    asked: /\b(?:open|opening|close|closed|hours)\b|åpn|åpent|steng|שעות|פתוח|סגור/iu,
    words: { en: ["opening hours", "hours"], nb: ["åpningstider", "tider"], he: ["שעות פתיחה", "שעות"] },
  },
];

/** The number of words that `ask` expects. */
const [fewest, most] = [6, 12];

/**
 * The search words that a model would send with a question: words of pages that would answer it, in the languages of the site. Undefined if
 * the tool's declaration does not request any.
 */
export function findSearchWords(question: string, setup: Setup): readonly string[] | undefined {
  const languages = siteLanguages(setup);
  if (languages === undefined) return undefined;
  const found = topics.filter(({ asked }) => asked.test(question)).map(({ words }) => words);
  const own = languageOf(setup).split("-")[0] ?? "";
  const spoken = languages.includes(own) ? [own] : languages;
  const terms = spoken.flatMap((language) => found.flatMap((words) => words[language] ?? []));
  return [...new Set(terms.length < fewest ? [...terms, ...longWords(question)] : terms)].slice(0, most);
}

/** Used if no topic is recognised, or one with too few words. */
const longWords = (question: string): readonly string[] => question.match(/[\p{L}\p{N}]{4,}/gu) ?? [];

const named = /\((?<tag>[a-z]{2,3})(?:-[\w-]+)?\)/g;

/** The languages listed in the declaration of `ask`: "English (en), Hebrew (he)". */
function siteLanguages(setup: Setup): readonly string[] | undefined {
  const schema: unknown = declarationsOf(setup).find(({ name }) => name === "ask")?.parametersJsonSchema;
  const properties = isRecord(schema) ? schema["properties"] : undefined;
  const declared = isRecord(properties) ? properties["search_words"] : undefined;
  if (!isRecord(declared)) return undefined;
  return [...String(declared["description"]).matchAll(named)].map(([, tag = ""]) => tag);
}
