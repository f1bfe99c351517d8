import { profileLimits } from "./limits.ts";
import { fill, listOf, type FoundTexts } from "../i18n/texts.ts";
import { languageLabel, spokenLanguageName, withoutRegion } from "../i18n/language.ts";
import type { WidgetLabels } from "../i18n/widget-labels.ts";
import type { Profile } from "../projects/profile.ts";
import { cleanText, shorten } from "../platform/core/text.ts";
import type { Problem, ProfileChange } from "./parse-change.ts";

export interface Speech extends FoundTexts<"profile"> {
  readonly labels: WidgetLabels;
}

export const saySummary = async (speech: Speech, { language, ...others }: Profile): Promise<string> => {
  const { messages } = speech;
  const facts = await Promise.all(partition(others).known.map(async (entry) => sayFact(speech, entry)));
  const ofLanguage = fill(messages.fact_language, { value: languageInText(language, speech.language) });
  return fill(messages.profile, { facts: listOf(speech.language, [...facts, ofLanguage]) });
};

/** What has changed, then questions about what was not understood. They come last, so that the visitor answers them. */
export const sayChange = async (
  speech: Speech,
  { values, problems, extension, unusualPhone }: ProfileChange,
  before: Profile,
): Promise<string> => {
  const { messages } = speech;
  const { language, ...others } = values;
  const { known, blank } = partition(others);
  const isNew = ([field, value]: Entry): boolean => before[field] !== value;
  const noted = known.filter(isNew);
  const doubted = unusualPhone ? noted.filter(([field]) => field === "phone") : [];
  const lists = {
    noted: noted.filter((entry) => !doubted.includes(entry)),
    removed: blank.filter(isNew),
    unchanged: known.filter((entry) => !isNew(entry)),
    alreadyEmpty: blank.filter((entry) => !isNew(entry)),
  };
  const sentences = [
    ...(await Promise.all(listNames.map(async (name) => sayList(speech, name, lists[name])))),
    extension ? messages.withoutExtension : "",
    language === undefined
      ? ""
      : fill(language === before.language ? messages.sameLanguage : messages.languageChanged, {
          language: languageInText(language, speech.language),
        }),
    ...(await Promise.all(
      doubted.map(async ([field, value]) => fill(messages.phoneHeard, { digits: await sayValue(speech, field, value ?? "") })),
    )),
    ...problems.map((problem) => sayProblem(speech, problem)),
  ];
  return sentences.filter((sentence) => sentence !== "").join(" ");
};

type Field = Exclude<keyof Profile, "language">;
type Entry = readonly [Field, string | null];

/** In the order in which they are spoken. */
const fields = ["first_name", "last_name", "pronoun", "phone", "contact_email"] as const satisfies readonly Field[];

/** Unspecified pronouns count as blank, like a name that is null. */
const partition = (values: Partial<Omit<Profile, "language">>): { readonly known: readonly Entry[]; readonly blank: readonly Entry[] } => {
  const entries = fields.flatMap((field): readonly Entry[] => {
    const value = values[field];
    return value === undefined ? [] : [[field, value]];
  });
  const isBlank = ([, value]: Entry): boolean => value === null || value === "unspecified";
  return { known: entries.filter((entry) => !isBlank(entry)), blank: entries.filter(isBlank) };
};

const listNames = ["noted", "removed", "unchanged", "alreadyEmpty"] as const;

const sayList = async (speech: Speech, key: (typeof listNames)[number], entries: readonly Entry[]): Promise<string> => {
  if (entries.length === 0) return "";
  const facts = await Promise.all(entries.map(async (entry) => sayFact(speech, entry, key === "noted")));
  const names = entries.map(([field]) => speech.messages[`field_${field}`]);
  return fill(speech.messages[key], { facts: listOf(speech.language, facts), fields: listOf(speech.language, names) });
};

/** `isNew`: an address is also spelled, because letters are misheard: the visitor notices. */
const sayFact = async (speech: Speech, [field, value]: Entry, isNew = false): Promise<string> => {
  const said = value === null ? "" : await sayValue(speech, field, value);
  const spelled = isNew && field === "contact_email" && value !== null ? ` – ${spell(value)}` : "";
  return fill(speech.messages[`fact_${field}`], { value: said + spelled });
};

/** "a n n a . b e r g @ example.com": of the domain only words are said. */
const spell = (address: string): string => {
  const [name = "", domain = ""] = cleanText(address).split(/@(?=[^@]*$)/);
  return `${Array.from(shorten(name, profileLimits.spokenLength)).join(" ")} @ ${shorten(domain, profileLimits.spokenLength)}`;
};

const sayValue = async (speech: Speech, field: Field, value: string): Promise<string> => {
  switch (field) {
    case "pronoun":
      return value === "unspecified" ? "" : (new Map(Object.entries(speech.labels.pronoun_labels)).get(value) ?? value);
    case "phone":
      return shorten((await import("./parse-phone.ts")).speakPhone(value), profileLimits.spokenLength);
    case "first_name":
    case "last_name":
    case "contact_email":
      return quote(value);
  }
};

/** In quotation marks, so that a name cannot pass for the agent's own words. */
const quote = (text: string): string => `"${shorten(cleanText(text), profileLimits.spokenLength).replaceAll(/["“”„«»]/g, "'")}"`;

const sayProblem = ({ messages, labels, language }: Speech, problem: Problem): string =>
  fill(messages[problem], { choices: listOf(language, Object.values(labels.pronoun_labels), "disjunction") });

/** The name of a language in the language of the text, followed by its own name: `Swahili (Kiswahili)`. */
const languageInText = (tag: string, textLanguage: string): string => {
  const name = spokenLanguageName(tag, textLanguage);
  const ownName = languageLabel(withoutRegion(tag));
  return name.toLowerCase() === ownName.toLowerCase() || sameLanguage(tag, textLanguage) ? name : `${name} (${ownName})`;
};

const sameLanguage = (tag: string, textLanguage: string): boolean => tag.split("-")[0] === textLanguage.split("-")[0];
