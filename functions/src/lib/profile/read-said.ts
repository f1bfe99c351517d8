import type { TextKey } from "../i18n/texts.ts";
import { profileLimits } from "./limits.ts";
import type { Profile } from "../projects/profile.ts";
import { cleanText } from "../core/text.ts";
import type { ProfileReaders } from "./profile-ports.ts";
import { readEmail } from "./read-email.ts";
import { readName } from "./read-name.ts";

/** What the model sends: of any type, because models do not always keep to their schema. Undefined for what was not said. */
export interface ProfileArgs {
  readonly first_name?: unknown;
  readonly last_name?: unknown;
  readonly pronoun?: unknown;
  readonly phone?: unknown;
  readonly contact_email?: unknown;
  readonly language?: unknown;
}

/** What a visitor has said about themselves, as far as it was understood. */
export interface Said {
  /** In the form in which they are stored. */
  readonly values: Partial<Profile>;
  /** What to ask for, in the order of the arguments. */
  readonly problems: readonly Problem[];
  /** The phone number came with an extension, which is not kept. */
  readonly extension: boolean;
}

export type Problem =
  | { readonly key: Exclude<TextKey<"profile">, "languageAmbiguous"> }
  /** BCP 47: the languages that it may be. */
  | { readonly key: "languageAmbiguous"; readonly candidates: readonly string[] };

const nothing: Said = { values: {}, problems: [], extension: false };

/** The language comes first, because it tells what the rest means: which country's phone numbers, whose pronouns. */
export const readSaid = async (readers: ProfileReaders, args: ProfileArgs, conversationLanguage: string): Promise<Said> => {
  const language = await readLanguage(readers, args.language, conversationLanguage);
  const spoken = language.values.language ?? conversationLanguage;
  const parts = [
    readNameOf("firstName", args.first_name),
    readNameOf("lastName", args.last_name),
    await readPronoun(readers, args.pronoun, [spoken, conversationLanguage]),
    await readPhone(readers, args.phone, [spoken]),
    readAddress(args.contact_email),
    language,
  ];
  return {
    values: parts.reduce<Partial<Profile>>((all, { values }) => ({ ...all, ...values }), {}),
    problems: parts.flatMap(({ problems }) => problems),
    extension: parts.some(({ extension }) => extension),
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

const readNameOf = (field: "firstName" | "lastName", said: unknown): Said => {
  if (said === undefined) return nothing;
  if (said === null) return value({ [field]: null });
  if (typeof said !== "string") return problem(nameProblems[field].not_understood);
  const reading = readName(said);
  return reading === "too_long" ? problem(nameProblems[field].too_long) : value({ [field]: reading.value });
};

const readPronoun = async (readers: ProfileReaders, said: unknown, languages: readonly string[]): Promise<Said> => {
  if (said === undefined || said === null) return nothing;
  const pronoun = typeof said === "string" ? await readers.readPronoun(said, languages) : undefined;
  return pronoun === undefined ? problem("pronounNotUnderstood") : value({ pronoun });
};

const readPhone = async (readers: ProfileReaders, said: unknown, languages: readonly string[]): Promise<Said> => {
  if (said === undefined) return nothing;
  if (said === null) return value({ phone: null });
  if (typeof said !== "string" && typeof said !== "number") return problem("phoneNotUnderstood");
  const reading = await readers.readPhone(String(said), languages);
  switch (reading.kind) {
    case "phone":
      return { ...value({ phone: reading.phone }), extension: reading.extension };
    case "none":
      return value({ phone: null });
    case "country_needed":
      return problem("phoneCountryNeeded");
    case "not_a_phone":
      return problem("phoneNotUnderstood");
  }
};

const readAddress = (said: unknown): Said => {
  if (said === undefined) return nothing;
  if (said === null) return value({ contactEmail: null });
  const contactEmail = typeof said === "string" ? readEmail(said) : undefined;
  return contactEmail === undefined ? problem("emailNotUnderstood") : value({ contactEmail });
};
