import type { UnknownRecord } from "../core/unknown-record.ts";
import { cleanText, segmentsOf } from "../core/text.ts";
import { profileLimits } from "./limits.ts";

const argNames = ["first_name", "last_name", "pronoun", "phone", "contact_email", "language"] as const;

type ArgName = (typeof argNames)[number];

/** Of any type, because models do not always keep to their schema. Undefined: not said. Null: to be removed. */
export type ProfileArgs = Readonly<Partial<Record<ArgName, unknown>>>;

interface ParsedArgs {
  readonly args: ProfileArgs;
  /** Unknown arguments that say something. */
  readonly unknown: readonly string[];
}

/**
 * The arguments of a call under their right names, without what was not said. Models fill in optional arguments: an empty one beside others
 * says nothing, except for a name; only in a call of nothing but empty ones does it remove the value. Null always removes.
 *
 * @param language BCP 47, of the visitor: in some, the family name is said first
 */
export const parseArgs = (sent: UnknownRecord, language: string): ParsedArgs => {
  const renamed = Object.entries(sent).map(([key, value]) => ({ key, parts: rename(key, value, language) }));
  // The right name comes last: it counts, unless it is empty and another is not.
  const parts = renamed
    .toSorted((one, other) => Number(isArgName(one.key)) - Number(isArgName(other.key)))
    .flatMap((one) => one.parts ?? []);
  const given = new Map<ArgName, unknown>();
  for (const [name, value] of parts) if (!given.has(name) || isSaid(name, value)) given.set(name, value);
  return {
    args: withoutUnsaid(given),
    unknown: renamed.filter(({ key, parts: known }) => known === undefined && hasValue(sent[key])).map(({ key }) => key),
  };
};

const isArgName = (key: string): boolean => argNames.some((name) => name === key);

const withoutUnsaid = (given: ReadonlyMap<ArgName, unknown>): ProfileArgs => {
  const hasSaid = given.entries().some(([name, value]) => isSaid(name, value));
  // A language cannot be removed: an empty one was filled in by the model.
  const isRemoval = !hasSaid && !isEmpty(given.get("language"));
  const kept = given.entries().filter(([name, value]) => {
    if (value === undefined || (name === "language" && !isSaid(name, value))) return false;
    return value === null || isSaid(name, value) || isRemoval || (hasSaid && isName(name) && isEmpty(value));
  });
  return Object.fromEntries(kept.map(([name, value]) => [name, isSaid(name, value) ? value : null]));
};

const isName = (name: ArgName): boolean => name === "first_name" || name === "last_name";

const hasValue = (value: unknown): boolean => value !== undefined && value !== null && !isEmpty(value);

const isEmpty = (value: unknown): boolean => typeof value === "string" && cleanText(value) === "";

const isSaid = (name: ArgName, value: unknown): boolean =>
  hasValue(value) && !(typeof value === "string" && fillers[name].some((filler) => filler.test(value.trim())));

/**
 * What programs write for nothing. People are called Null, Nil and Na; "none" and "not specified" are pronouns as well. Not one pattern
 * with `(?i:)`: V8 of Node 24.21 occasionally misses a match.
 */
const nullFiller = /^(?:null|NULL|-+)$/;
const nameFiller = /^(?:undefined|none|unknown|n\/a|not (?:given|known|provided|said|specified))$/i;
const filler = /^(?:null|undefined|none|nil|unknown|n\/?a|-+|not (?:given|known|provided|said|specified))$/i;

const fillers: Readonly<Record<ArgName, readonly RegExp[]>> = {
  first_name: [nullFiller, nameFiller],
  last_name: [nullFiller, nameFiller],
  pronoun: [/^(?:null|undefined|nil|unknown|n\/?a|-+)$/i],
  phone: [filler],
  contact_email: [filler],
  language: [filler],
};

/** Argument names that models use, in lower case and without signs: their own names, and synonyms. */
const spellings = {
  first_name: "firstname givenname forename",
  last_name: "lastname surname familyname",
  pronoun: "pronoun pronouns",
  phone: "phone phonenumber telephone telephonenumber tel mobile mobilenumber mobilephone cell cellphone",
  contact_email: "contactemail email emailaddress mail contactmail",
  language: "language lang languagecode preferredlanguage locale",
} as const satisfies Readonly<Record<ArgName, string>>;

const bySpelling: ReadonlyMap<string, ArgName> = new Map(
  argNames.flatMap((name) => spellings[name].split(" ").map((spelling) => [spelling, name] as const)),
);

const squash = (key: string): string => key.toLowerCase().replaceAll(/[^a-z]/g, "");

const rename = (key: string, value: unknown, language: string): readonly (readonly [ArgName, unknown])[] | undefined => {
  const squashed = squash(key);
  if (squashed === "name" || squashed === "fullname")
    return typeof value === "string" ? splitName(value, language) : [["first_name", value]];
  const name = bySpelling.get(squashed);
  return name && [[name, value]];
};

/** In these languages the family name comes first: `nameOrderLocales` of the person names of CLDR 48. */
const familyFirst = new Set(["hu", "ja", "km", "ko", "mn", "vi", "yue", "zh"]);

/** A whole name split at a blank. One word is a first name; so is anything longer than a name, and the model is asked about it. */
const splitName = (text: string, language: string): readonly (readonly ["first_name" | "last_name", string])[] => {
  const name = cleanText(text);
  const isFamilyFirst = familyFirst.has(new Intl.Locale(language).language);
  const at = isFamilyFirst ? name.lastIndexOf(" ") : name.indexOf(" ");
  if (at < 0 || parseName(name) === "not_understood") return [["first_name", name]];
  const [before, after] = [name.slice(0, at), name.slice(at + 1)];
  const [first, last] = isFamilyFirst ? [after, before] : [before, after];
  return [
    ["first_name", first],
    ["last_name", last],
  ];
};

/**
 * A name as it was sent, trimmed; null if empty. Too long is refused, because half a name is not a name. "Erik, no, Eirik" is not
 * understood: only the model knows which part of a sentence is the name.
 */
export const parseName = (text: string): { readonly value: string | null } | "not_understood" | "too_long" => {
  // First of all: splitting into graphemes takes time.
  if (text.length > longestText) return "too_long";
  const name = cleanText(text);
  if (name === "") return { value: null };
  if (Buffer.byteLength(name) > profileLimits.nameBytes || hasMoreGraphemes(name, profileLimits.nameGraphemes)) return "too_long";
  return ofSentences.test(name) ? "not_understood" : { value: name };
};

/** Commas and full stops of any script, remarks in brackets or between dashes. "J. R. R.", "S:t" and "Jr." are parts of names. */
const ofSentences = /(?![.:!?])\p{Terminal_Punctuation}|[:!?](?=\s|$)|[^\s.]{3}\.$|[()[\]]|\s\p{Pd}+\s/u;

/** 10 times as many UTF-16 units as bytes are kept: a name with lots of blanks around it is still read. */
const longestText = 10 * profileLimits.nameBytes;

/** No grapheme is shorter than a UTF-16 unit, so most names need no segmenter, which takes a new instance several milliseconds. */
const hasMoreGraphemes = (text: string, most: number): boolean =>
  text.length > most && Array.from(segmentsOf(text, "grapheme")).length > most;
