export interface PeopleStore {
  /**
   * First and last names of people, by their IDs. People without a name, and unknown ones, are left out.
   *
   * @throws AppError `unavailable` when storage is unavailable
   */
  readonly findNames: (uids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
}
