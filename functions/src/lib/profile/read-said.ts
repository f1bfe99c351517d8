import type { TextKey } from "../i18n/texts.ts";
import { profileLimits } from "./limits.ts";
import type { Profile } from "../projects/profile.ts";
import { cleanText } from "../core/text.ts";
import type { PhoneContext } from "./phone-countries.ts";
import type { ProfileArgs } from "./profile-args.ts";
import type { ProfileReaders } from "./profile-ports.ts";
import { readName } from "./read-name.ts";

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
export const readSaid = async (readers: ProfileReaders, args: ProfileArgs, { language: before, project }: SaidContext): Promise<Said> => {
  const language = await readLanguage(readers, args.language, before);
  const spoken = language.values.language ?? before;
  const languages = [...new Set([spoken, before])];
  const parts = [
    readNameOf("firstName", args.first_name, spoken),
    readNameOf("lastName", args.last_name, spoken),
    await readPronoun(readers, args.pronoun, languages),
    await readPhone(readers, args.phone, { languages, project }),
    await readAddress(readers, args.contact_email, [...languages, project.language, "en"]),
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

const readLanguage = async (readers: ProfileReaders, said: unknown, conversationLanguage: string): Promise<Said> => {
  if (said === undefined || said === null) return nothing;
  if (typeof said !== "string" || said.length > profileLimits.languageLength) return problem("languageNotUnderstood");
  const text = cleanText(said);
  if (text === "") return nothing;
  const reading = await readers.readLanguage(text, conversationLanguage);
  if (reading === undefined) return problem("languageNotUnderstood");
  if ("language" in reading) return value({ language: reading.language });
  return { ...nothing, problems: [{ key: "languageAmbiguous", candidates: reading.candidates }] };
};

const nameProblems = {
  firstName: { not_understood: "firstNameNotUnderstood", too_long: "firstNameTooLong" },
  lastName: { not_understood: "lastNameNotUnderstood", too_long: "lastNameTooLong" },
} as const;

const readNameOf = (field: "firstName" | "lastName", said: unknown, language: string): Said => {
  if (said === undefined) return nothing;
  if (said === null) return value({ [field]: null });
  if (typeof said !== "string") return problem(nameProblems[field].not_understood);
  const reading = readName(said, language);
  return reading === "too_long" ? problem(nameProblems[field].too_long) : value({ [field]: reading.value });
};

const readPronoun = async (readers: ProfileReaders, said: unknown, languages: readonly string[]): Promise<Said> => {
  if (said === undefined) return nothing;
  if (said === null) return value({ pronoun: "unspecified" });
  const pronoun = typeof said === "string" ? await readers.readPronoun(said, languages) : undefined;
  return pronoun === undefined ? problem("pronounNotUnderstood") : value({ pronoun });
};

const readPhone = async (readers: ProfileReaders, said: unknown, context: PhoneContext): Promise<Said> => {
  if (said === undefined) return nothing;
  if (said === null) return value({ phone: null });
  if (typeof said !== "string" && typeof said !== "number") return problem("phoneNotUnderstood");
  const reading = await readers.readPhone(String(said), context);
  switch (reading.kind) {
    case "phone":
      return { ...value({ phone: reading.phone }), extension: reading.extension, unusualPhone: reading.unusual };
    case "none":
      return value({ phone: null });
    case "country_needed":
      return problem("phoneCountryNeeded");
    case "not_a_phone":
      return problem("phoneNotUnderstood");
  }
};

const readAddress = async (readers: ProfileReaders, said: unknown, languages: readonly string[]): Promise<Said> => {
  if (said === undefined) return nothing;
  if (said === null) return value({ contactEmail: null });
  const contactEmail = typeof said === "string" ? await readers.readEmail(said, languages) : undefined;
  return contactEmail === undefined ? problem("emailNotUnderstood") : value({ contactEmail });
};
