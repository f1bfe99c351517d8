export const questionLimits = {
  /** 500 characters of a question: 1 min of speech. */
  questionCharacters: 500,
  /** 2,000 characters of a message, or of an answer by the team: 3 min of speech. */
  answerCharacters: 2_000,
  messageCharacters: 2_000,
  /** 1,000 open questions of a project, and as many messages in a count: more than a team reads. */
  openItems: 1_000,
  /** 500: when as many are open, whoever asked them, only members may still add to them. Anonymous visitors can be scripts. */
  openItemsOfVisitors: 500,
  /** 180 days: then a message is deleted, because its visitor no longer expects an answer. */
  messageKeptMs: 180 * 24 * 3_600_000,
  /** 1,000: a question is not counted any further. */
  askedCount: 1_000,
  /** 1 h: how long a member of the team can answer the item last read out without naming it. */
  readingKeptMs: 3_600_000,
} as const;
