import type { UnknownRecord } from "../platform/core/unknown-record.ts";
import { cleanText, isBlank, lettersOf, segmentsOf } from "../platform/core/text.ts";
import { profileLimits } from "./limits.ts";

const argNames = ["first_name", "last_name", "pronoun", "phone", "contact_email", "language"] as const;

type ArgName = (typeof argNames)[number];

/** Of any type, because models do not always follow the schema. Undefined: not said. Null: to be removed. */
export type ProfileArgs = Readonly<Partial<Record<ArgName, unknown>>>;

interface ParsedArgs {
  readonly args: ProfileArgs;
  /** Unknown arguments that say something. */
  readonly unknown: readonly string[];
}

/**
 * The arguments of a call under their declared names, without those that say nothing. Models fill in optional arguments, so an empty one
 * next to others is ignored, except for a name; in a call with only empty ones, each removes its value. Null always removes.
 *
 * @param language BCP 47, the visitor's: in some languages the family name comes first
 */
export const parseArgs = (sent: UnknownRecord, language: string): ParsedArgs => {
  const renamed = Object.entries(sent).map(([key, value]) => ({ key, parts: rename(key, value, language) }));
  // The declared name comes last: its value wins, unless it is empty and a synonym's is not.
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
  // A language cannot be removed: the model filled in an empty one.
  const isRemoval = !hasSaid && !isBlank(given.get("language"));
  const kept = given.entries().filter(([name, value]) => {
    if (value === undefined || (name === "language" && !isSaid(name, value))) return false;
    return value === null || isSaid(name, value) || isRemoval || (hasSaid && isName(name) && isBlank(value));
  });
  return Object.fromEntries(kept.map(([name, value]) => [name, isSaid(name, value) ? value : null]));
};

const isName = (name: ArgName): boolean => name === "first_name" || name === "last_name";

const hasValue = (value: unknown): boolean => !isBlank(value ?? "");

const isSaid = (name: ArgName, value: unknown): boolean =>
  hasValue(value) && !(typeof value === "string" && fillers[name]?.test(value.trim()) === true);

/** How programs write "no value". Not of names: there are people called Null, None and Unknown. "None" may be said of pronouns. */
const filler = /^(?:null|undefined|none|nil|unknown|n\/?a|-+|not (?:given|known|provided|said|specified))$/i;

const fillers: Readonly<Partial<Record<ArgName, RegExp>>> = {
  pronoun: /^(?:null|undefined|nil|unknown|n\/?a|-+)$/i,
  phone: filler,
  contact_email: filler,
  language: filler,
};

/** The declared names of arguments, and synonyms that models use, in lower case and letters only. */
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

const rename = (key: string, value: unknown, language: string): readonly (readonly [ArgName, unknown])[] | undefined => {
  const squashed = lettersOf(key);
  if (squashed === "name" || squashed === "fullname")
    return typeof value === "string" ? splitName(value, language) : [["first_name", value]];
  const name = bySpelling.get(squashed);
  return name && [[name, value]];
};

/** Languages in which the family name comes first: `nameOrderLocales` of CLDR 48, person names. */
const familyFirst = new Set(["hu", "ja", "km", "ko", "mn", "vi", "yue", "zh"]);

/** Splits a full name at a space. A single word is a first name; so is more than one name, or a part with a title ("Davis, Jr."). */
const splitName = (text: string, language: string): readonly (readonly ["first_name" | "last_name", string])[] => {
  const name = cleanText(text);
  const isFamilyFirst = familyFirst.has(new Intl.Locale(language).language);
  const at = isFamilyFirst ? name.lastIndexOf(" ") : name.indexOf(" ");
  if (at < 0 || /\p{Terminal_Punctuation}\s/u.test(name)) return [["first_name", name]];
  const [before, after] = [name.slice(0, at), name.slice(at + 1)];
  const [first, last] = isFamilyFirst ? [after, before] : [before, after];
  return [
    ["first_name", first],
    ["last_name", last],
  ];
};

/** The name as it was sent, trimmed and cleaned; null if empty. A long name is refused rather than cut. */
export const parseName = (text: string): { readonly value: string | null } | "too_long" => {
  // Checked first: splitting a very long text into graphemes takes time.
  if (text.length > longestText) return "too_long";
  const name = cleanText(text);
  if (name === "") return { value: null };
  if (Buffer.byteLength(name) > profileLimits.nameBytes || hasMoreGraphemes(name, profileLimits.nameGraphemes)) return "too_long";
  return { value: name };
};

/** In UTF-16 units: ten times the limit in bytes, so that a name surrounded by many spaces is still read. */
const longestText = 10 * profileLimits.nameBytes;

/** A grapheme has at least one UTF-16 unit, so most names need no segmenter. A new instance takes several milliseconds to create one. */
const hasMoreGraphemes = (text: string, most: number): boolean =>
  text.length > most && Array.from(segmentsOf(text, "grapheme")).length > most;
