export const questionLimits = {
  /** 500 characters of a question: a minute of speech. */
  questionCharacters: 500,
  /** 2,000 characters of an answer by the team, or of a message: three minutes of speech. */
  answerCharacters: 2_000,
  messageCharacters: 2_000,
  /** 1,000 open questions of a project, and as many messages are counted: more than a team reads. */
  openItems: 1_000,
  /** 180 days: then a message is deleted, because its visitor no longer waits. */
  messageKeptMs: 180 * 24 * 3_600_000,
  /** 1,000 times: beyond that it does not matter how often the same is asked. */
  askedCount: 1_000,
  /** 1 h: within it, a member of the team can answer what was read out without naming it. */
  readingKeptMs: 3_600_000,
} as const;
