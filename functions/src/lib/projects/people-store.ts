/** First and last name of a person, by their ID. Null for people without a name, for unknown ones, and for nobody. */
export type NameOf = (uid: string | null) => string | null;

/** A person, and how they can be reached; null where they have not said. */
export interface Contact {
  readonly name: string | null;
  /** E.164. */
  readonly phone: string | null;
  readonly email: string | null;
}

/** Undefined for people that there are not, and for nobody. */
export type ContactOf = (uid: string | null | undefined) => Contact | undefined;

export interface ContactStore {
  /** @throws AppError `unavailable` when storage is unavailable */
  readonly findContacts: (uids: readonly (string | null | undefined)[]) => Promise<ContactOf>;
}

export interface PeopleStore {
  /** @throws AppError `unavailable` when storage is unavailable */
  readonly findNames: (uids: readonly (string | null)[]) => Promise<NameOf>;
}
