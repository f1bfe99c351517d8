/** What was read out to somebody of the team. */
export interface Reading {
  /** Of the question or message. */
  readonly itemId: string;
  /** After this nobody remembers what "the answer is" meant. */
  readonly expireAt: Date;
}

/** @throws AppError `unavailable` when the storage does not answer (every method) */
export interface ReadingStore {
  /** What was read out to a person last; undefined when nothing was. */
  readonly findReading: (projectId: string, uid: string) => Promise<Reading | undefined>;
  readonly storeReading: (projectId: string, uid: string, reading: Reading) => Promise<void>;
}
