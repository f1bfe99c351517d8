export const questionLimits = {
  /** 500 characters of a question: 1 min of speech. */
  questionCharacters: 500,
  /** 2,000 characters of a message, or of an answer by the team: 3 min of speech. */
  answerCharacters: 2_000,
  messageCharacters: 2_000,
  /** 15 s: who is interrupted while they leave a message, or whose agent is, says it again. */
  sameMessageMs: 15_000,
  /** 30 min, as long as a conversation without a new token: what a visitor says next is how to reach them. */
  contactMs: 30 * 60_000,
  /** 20 messages of a whole project in that time are looked at: its limits allow hardly more in a day. */
  messagesAtOnce: 20,
  /** 60 days: a call back is hardly ever wanted later, and a wrong year is noticed. */
  callBackAheadMs: 60 * 24 * 3_600_000,
  /** 30 min: a time that has just passed means now. Models know when the conversation began, not how late it is. */
  callBackLateMs: 30 * 60_000,
  /** 1,000 open questions of a project, and as many messages in a count: more than a team reads. */
  openItems: 1_000,
  /** 500: when as many are open, whoever asked them, only members may still add to them. Anonymous visitors can be scripts. */
  openItemsOfVisitors: 500,
  /** 180 days: then a message is deleted, because its visitor no longer expects an answer. */
  messageKeptMs: 180 * 24 * 3_600_000,
  /** 1,000: a question is not counted any further. */
  askedCount: 1_000,
  /** 200 characters of a visitor's name that are read out: other programs may store longer ones. */
  nameCharacters: 200,
  /** 254 characters of an email address that are read out: https://www.rfc-editor.org/errata/eid1690 */
  emailCharacters: 254,
  /** 30 min, as long as a conversation without a new token: how long a member of the team can answer or close what was read out. */
  readingKeptMs: 30 * 60_000,
} as const;
