import { findTexts } from "../i18n/texts.ts";
import { profileLimits } from "./limits.ts";
import type { Profile } from "../projects/profile.ts";
import { isMailDomain } from "../platform/core/mail-domain.ts";
import { cleanText } from "../platform/core/text.ts";
import { parsePronoun } from "./parse-pronoun.ts";
import { type ProfileArgs, parseName } from "./profile-args.ts";
import type { PhoneContext } from "./parse-phone.ts";

/** What a call changes in a profile, and which arguments were not understood. */
export interface ProfileChange {
  /** Ready to be stored. */
  readonly values: Partial<Profile>;
  /** In the order of the arguments. */
  readonly problems: readonly Problem[];
  /** The phone number had an extension, which is not stored. */
  readonly extension: boolean;
  /** The phone number is in no known range: the visitor is asked to confirm it. */
  readonly unusualPhone: boolean;
}

export type Problem =
  | "firstNameNotUnderstood"
  | "firstNameTooLong"
  | "lastNameNotUnderstood"
  | "lastNameTooLong"
  | "pronounNotUnderstood"
  | "phoneNotUnderstood"
  | "phoneCountryNeeded"
  | "emailNotUnderstood"
  | "languageNotUnderstood";

const nothing: ProfileChange = { values: {}, problems: [], extension: false, unusualPhone: false };

interface Speaker {
  /** BCP 47, the language of the conversation so far. */
  readonly language: string;
  readonly project: PhoneContext["project"];
}

/** The language is read first: phone numbers and pronouns depend on it. */
export const parseChange = async (args: ProfileArgs, { language: before, project }: Speaker): Promise<ProfileChange> => {
  const language = await readLanguage(args.language, before);
  const spoken = language.values.language ?? before;
  const languages = [...new Set([spoken, before])];
  const parts = [
    readName("first_name", args.first_name),
    readName("last_name", args.last_name),
    await readPronoun(args.pronoun, languages),
    await readPhone(args.phone, { languages, project }),
    readEmail(args.contact_email),
    language,
  ];
  return {
    values: parts.reduce<Partial<Profile>>((all, { values }) => ({ ...all, ...values }), {}),
    problems: parts.flatMap(({ problems }) => problems),
    extension: parts.some(({ extension }) => extension),
    unusualPhone: parts.some(({ unusualPhone }) => unusualPhone),
  };
};

const value = (values: Partial<Profile>): ProfileChange => ({ ...nothing, values });

const problem = (key: Problem): ProfileChange => ({ ...nothing, problems: [key] });

/** Language names are loaded when a visitor first names a language, as are numbering plans for phone numbers. */
const readLanguage = async (said: unknown, conversationLanguage: string): Promise<ProfileChange> => {
  if (said === undefined || said === null) return nothing;
  if (typeof said !== "string" || said.length > profileLimits.languageLength) return problem("languageNotUnderstood");
  const text = cleanText(said);
  if (text === "") return nothing;
  const { findSaidLanguage } = await import("../i18n/said-language.ts");
  const language = findSaidLanguage(text, conversationLanguage);
  return language === undefined ? problem("languageNotUnderstood") : value({ language });
};

const nameProblems = {
  first_name: { not_understood: "firstNameNotUnderstood", too_long: "firstNameTooLong" },
  last_name: { not_understood: "lastNameNotUnderstood", too_long: "lastNameTooLong" },
} as const;

const readName = (field: "first_name" | "last_name", said: unknown): ProfileChange => {
  if (said === undefined) return nothing;
  if (said === null) return value({ [field]: null });
  const name = typeof said === "string" ? parseName(said) : "not_understood";
  return typeof name === "string" ? problem(nameProblems[field][name]) : value({ [field]: name.value });
};

const readPronoun = async (said: unknown, languages: readonly string[]): Promise<ProfileChange> => {
  if (said === undefined) return nothing;
  if (said === null) return value({ pronoun: "unspecified" });
  if (typeof said !== "string") return problem("pronounNotUnderstood");
  const labels = await Promise.all(languages.map(async (language) => (await findTexts("pronouns", language)).messages));
  const pronoun = parsePronoun(said, labels);
  return pronoun === undefined ? problem("pronounNotUnderstood") : value({ pronoun });
};

const readPhone = async (said: unknown, context: PhoneContext): Promise<ProfileChange> => {
  if (said === undefined) return nothing;
  if (said === null) return value({ phone: null });
  if (typeof said !== "string" && typeof said !== "number") return problem("phoneNotUnderstood");
  const { parsePhone } = await import("./parse-phone.ts");
  const parsed = parsePhone(String(said), context);
  switch (parsed.kind) {
    case "phone":
      return { ...value({ phone: parsed.phone }), extension: parsed.extension, unusualPhone: parsed.unusual };
    case "none":
      return value({ phone: null });
    case "country_needed":
      return problem("phoneCountryNeeded");
    case "not_a_phone":
      return problem("phoneNotUnderstood");
  }
};

const readEmail = (said: unknown): ProfileChange => {
  if (said === undefined) return nothing;
  if (said === null) return value({ contact_email: null });
  const contact_email = typeof said === "string" ? parseEmail(said) : undefined;
  return contact_email === undefined ? problem("emailNotUnderstood") : value({ contact_email });
};

/** Whitespace copied along with an address. */
const outerBlanks = /^[\s\p{Cf}]+|(?<![\s\p{Cf}])[\s\p{Cf}]+$/gu;

/** Characters that could end an address in a mail header and start another. */
const dangerous = /[\s<>,;:"()[\]\\]/;

/** The address in lower case; null for an empty text, undefined for an invalid one. Whether it exists is not checked. */
export const parseEmail = (text: string): string | null | undefined => {
  // Checked first: normalising a very long text takes time.
  if (text.length > 10 * profileLimits.emailBytes) return undefined;
  if (cleanText(text) === "") return null;
  const address = text.replaceAll(outerBlanks, "").normalize("NFC").toLowerCase().normalize("NFC");
  return isPlausible(address) ? address : undefined;
};

const isPlausible = (address: string): boolean => {
  const [local = "", domain = "", ...more] = address.split("@");
  return (
    more.length === 0 &&
    local !== "" &&
    !dangerous.test(address) &&
    // No invisible characters: the address would not be the one that it seems to be.
    cleanText(address) === address &&
    Buffer.byteLength(address) <= profileLimits.emailBytes &&
    Buffer.byteLength(local) <= profileLimits.emailLocalBytes &&
    isMailDomain(domain)
  );
};
