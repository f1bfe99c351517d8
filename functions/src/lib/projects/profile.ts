import type { pronouns as listedPronouns } from "../../../answers/widget.ts";

export const pronouns: typeof listedPronouns = ["she_her", "he_him", "they_them", "unspecified"];

export type Pronoun = (typeof pronouns)[number];

/** With the names that the fields have in storage, in arguments, answers and keys of sentences. */
export interface Profile {
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly pronoun: Pronoun;
  /** E.164. */
  readonly phone: string | null;
  /** Lower case. */
  readonly contact_email: string | null;
  /** BCP 47. */
  readonly language: string;
}

export type StoredProfile = Omit<Profile, "language"> & { readonly language: string | undefined };

export const unknownProfile: StoredProfile = {
  first_name: null,
  last_name: null,
  pronoun: "unspecified",
  phone: null,
  contact_email: null,
  language: undefined,
};

/** As a new record has it. */
export const blankProfile = { ...unknownProfile, language: null };

/** Null if neither name is known. */
export const fullNameOf = ({ first_name, last_name }: Pick<Profile, "first_name" | "last_name">): string | null =>
  [first_name, last_name]
    .map((part) => part?.trim() ?? "")
    .filter((part) => part !== "")
    .join(" ") || null;

/** A visitor who has not named a language speaks the project's. */
export const profileIn = ({ defaultLanguage }: { readonly defaultLanguage: string }, stored: StoredProfile): Profile => ({
  ...stored,
  language: stored.language ?? defaultLanguage,
});
