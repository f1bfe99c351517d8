export interface PeopleStore {
  /**
   * First and last names of people, by their ids. Who has none, or is nobody that we know, is not among them.
   *
   * @throws AppError `unavailable` when the storage does not answer
   */
  readonly findNames: (uids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
}
