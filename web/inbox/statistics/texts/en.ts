export const texts = {
  hint: "Weeks start on Monday. No names are kept, and counts are deleted after 400 days.",
  /** The headings of the questions. */
  waiting: "Waiting for an answer",
  askedMost: "Asked most",
  /** Opens the tables. */
  byWeek: "Week by week",
  period: "Period",
  weeks: (count: string): string => `${count} weeks`,
  language: "Language",
  allLanguages: "All languages",
  otherLanguages: "Other languages",
  csv: "Download as CSV",
  /** Visitors have not talked to the assistant yet, ever. */
  nobody: "Nobody has asked yet.",
  nobodyHint: "Once visitors talk to the assistant, you’ll see what they ask.",
  /** In the chosen period. */
  empty: "Nobody used the assistant in these weeks.",
  week: "Week of",
  conversations: "Conversations",
  questions: "Questions",
  /** Of the chart: how many, in how many. */
  questionsIn: (questions: string, conversations: string): string =>
    `Questions: ${questions}, in ${conversations} ${conversations === "1" ? "conversation" : "conversations"}`,
  answered_from_pages: "Answered by a page",
  answered_by_team: "Answered by your team",
  passed_on: "Passed on to your team",
  people: "Messages and calls",
  messages: "Messages",
  transfers: "Calls",
  /** What visitors say of a conversation. */
  helped: "Did it help?",
  thumbs_up: "Yes",
  thumbs_down: "No",
  outcome: "How the call ended",
  count: "Number",
  pages: "Pages that answered",
  page: "Page",
  gonePage: "Deleted page",
  /** How a call to the team ended. */
  outcomes: {
    ended: "Talked to your team",
    busy: "Busy",
    no_answer: "No answer",
    declined: "Declined",
    voicemail: "Voicemail",
    caller_left: "The visitor hung up",
    blocked: "The number is blocked",
    not_permitted: "Calling isn’t allowed",
    failed: "Failed",
    expired: "Timed out",
    over_limit: "Over the limit",
  },
};

export type StatisticsTexts = typeof texts;
