import type { TextKey } from "../i18n/texts.ts";
import { profileLimits } from "./limits.ts";
import type { Profile } from "../projects/profile.ts";
import { cleanText } from "../core/text.ts";
import type { PhoneContext } from "./phone-countries.ts";
import type { ProfileArgs } from "./profile-args.ts";
import type { ProfileParsers } from "./profile-ports.ts";
import { parseName } from "./parse-name.ts";

/** What a visitor has said about themselves, as far as it was understood. */
export interface Said {
  /** In the form in which they are stored. */
  readonly values: Partial<Profile>;
  /** What to ask for, in the order of the arguments. */
  readonly problems: readonly Problem[];
  /** The phone number came with an extension, which is not kept. */
  readonly extension: boolean;
  /** No range of such phone numbers is known: the visitor hears it once more, and is asked whether it is right. */
  readonly unusualPhone: boolean;
}

export type Problem =
  | { readonly key: Exclude<TextKey<"profile">, "languageAmbiguous"> }
  /** BCP 47: the languages that it may be. */
  | { readonly key: "languageAmbiguous"; readonly candidates: readonly string[] };

const nothing: Said = { values: {}, problems: [], extension: false, unusualPhone: false };

/** Who says it, and where. */
export interface SaidContext {
  /** BCP 47: of the conversation so far. */
  readonly language: string;
  readonly project: PhoneContext["project"];
}

/** The language comes first, because it tells what the rest means: which country's phone numbers, whose pronouns. */
export const parseSaid = async (parsers: ProfileParsers, args: ProfileArgs, { language: before, project }: SaidContext): Promise<Said> => {
  const language = await parseLanguage(parsers, args.language, before);
  const spoken = language.values.language ?? before;
  const languages = [...new Set([spoken, before])];
  const parts = [
    parseNameOf("firstName", args.first_name, spoken),
    parseNameOf("lastName", args.last_name, spoken),
    await parsePronoun(parsers, args.pronoun, languages),
    await parsePhone(parsers, args.phone, { languages, project }),
    await parseAddress(parsers, args.contact_email, [...languages, project.language, "en"]),
    language,
  ];
  return {
    values: parts.reduce<Partial<Profile>>((all, { values }) => ({ ...all, ...values }), {}),
    problems: parts.flatMap(({ problems }) => problems),
    extension: parts.some(({ extension }) => extension),
    unusualPhone: parts.some(({ unusualPhone }) => unusualPhone),
  };
};

const value = (values: Partial<Profile>): Said => ({ ...nothing, values });

const problem = (key: Exclude<TextKey<"profile">, "languageAmbiguous">): Said => ({ ...nothing, problems: [{ key }] });

const parseLanguage = async (parsers: ProfileParsers, said: unknown, conversationLanguage: string): Promise<Said> => {
  if (said === undefined || said === null) return nothing;
  if (typeof said !== "string" || said.length > profileLimits.languageLength) return problem("languageNotUnderstood");
  const text = cleanText(said);
  if (text === "") return nothing;
  const parsed = await parsers.parseLanguage(text, conversationLanguage);
  if (parsed === undefined) return problem("languageNotUnderstood");
  if ("language" in parsed) return value({ language: parsed.language });
  return { ...nothing, problems: [{ key: "languageAmbiguous", candidates: parsed.candidates }] };
};

const nameProblems = {
  firstName: { not_understood: "firstNameNotUnderstood", too_long: "firstNameTooLong" },
  lastName: { not_understood: "lastNameNotUnderstood", too_long: "lastNameTooLong" },
} as const;

const parseNameOf = (field: "firstName" | "lastName", said: unknown, language: string): Said => {
  if (said === undefined) return nothing;
  if (said === null) return value({ [field]: null });
  if (typeof said !== "string") return problem(nameProblems[field].not_understood);
  const parsed = parseName(said, language);
  return parsed === "too_long" ? problem(nameProblems[field].too_long) : value({ [field]: parsed.value });
};

const parsePronoun = async (parsers: ProfileParsers, said: unknown, languages: readonly string[]): Promise<Said> => {
  if (said === undefined) return nothing;
  if (said === null) return value({ pronoun: "unspecified" });
  const pronoun = typeof said === "string" ? await parsers.parsePronoun(said, languages) : undefined;
  return pronoun === undefined ? problem("pronounNotUnderstood") : value({ pronoun });
};

const parsePhone = async (parsers: ProfileParsers, said: unknown, context: PhoneContext): Promise<Said> => {
  if (said === undefined) return nothing;
  if (said === null) return value({ phone: null });
  if (typeof said !== "string" && typeof said !== "number") return problem("phoneNotUnderstood");
  const parsed = await parsers.parsePhone(String(said), context);
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

const parseAddress = async (parsers: ProfileParsers, said: unknown, languages: readonly string[]): Promise<Said> => {
  if (said === undefined) return nothing;
  if (said === null) return value({ contactEmail: null });
  const contactEmail = typeof said === "string" ? await parsers.parseEmail(said, languages) : undefined;
  return contactEmail === undefined ? problem("emailNotUnderstood") : value({ contactEmail });
};
