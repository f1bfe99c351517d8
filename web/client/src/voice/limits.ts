/** How long conversations may last: they cost money by the minute, whether anybody listens or not. */
export const limits = {
  /** 5 min in which the visitor neither says nor writes anything that is answered. Then they are asked whether they are still there. */
  idleMs: 5 * 60_000,
  /** 1 min for their answer: time to come back from the kettle. */
  stillThereMs: 60_000,
  /** 15 s more while an answer is due. */
  graceMs: 15_000,
  /** 29.5 min in one go: a token lives for 30, and its last second would cost another one. Three times what people take. */
  wholeMs: 29.5 * 60_000,
  /** 1 min to finish a sentence or a phone call after that. */
  lastWordsMs: 60_000,
  /** 10 s to say goodbye. */
  farewellMs: 10_000,
} as const;
