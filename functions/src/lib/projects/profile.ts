import type { pronouns as listedPronouns } from "../../../contract/answers/widget.ts";

export const pronouns: typeof listedPronouns = ["she_her", "he_him", "they_them", "unspecified"];

export type Pronoun = (typeof pronouns)[number];

export interface Profile {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly pronoun: Pronoun;
  /** E.164. */
  readonly phone: string | null;
  /** Lower case. */
  readonly contactEmail: string | null;
  /** BCP 47. */
  readonly language: string;
}

/** The names of the fields in storage and in the keys of sentences. */
export const storedNames = {
  firstName: "first_name",
  lastName: "last_name",
  pronoun: "pronoun",
  phone: "phone",
  contactEmail: "contact_email",
  language: "language",
} as const satisfies Readonly<Record<keyof Profile, string>>;

export type StoredProfile = Omit<Profile, "language"> & { readonly language: string | undefined };

export const unknownProfile: StoredProfile = {
  firstName: null,
  lastName: null,
  pronoun: "unspecified",
  phone: null,
  contactEmail: null,
  language: undefined,
};

/** Null if neither name is known. */
export const fullNameOf = ({ firstName, lastName }: Pick<Profile, "firstName" | "lastName">): string | null =>
  [firstName, lastName]
    .map((part) => part?.trim() ?? "")
    .filter((part) => part !== "")
    .join(" ") || null;

/** A visitor who has not named a language speaks the project's. */
export const profileIn = ({ defaultLanguage }: { readonly defaultLanguage: string }, stored: StoredProfile): Profile => ({
  ...stored,
  language: stored.language ?? defaultLanguage,
});
