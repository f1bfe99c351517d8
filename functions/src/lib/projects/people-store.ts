/** First and last name of a person, by their ID. Null for people without a name, for unknown ones, and for nobody. */
export type NameOf = (uid: string | null) => string | null;

export interface PeopleStore {
  /** @throws AppError `unavailable` when storage is unavailable */
  readonly findNames: (uids: readonly (string | null)[]) => Promise<NameOf>;
}
