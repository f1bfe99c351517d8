/** Choices of what the voice agent knows of a site, and of the questions that it cannot answer. */
export const knowledgeLimits = {
  /** 12 s for a call: the first one of a project reads the whole site. */
  timeMs: 12_000,
  /** 1,000 live pages of a project are searched: what is read and indexed in about two seconds. */
  pages: 1_000,
  /** 200,000 characters of a page are searched: a book of 130 printed pages. */
  pageCharacters: 200_000,
  /** 6 million characters of a project: with its index it then takes some 80 MB of the 512 that an instance has. */
  siteCharacters: 6_000_000,
  /** 8 million characters of all projects that an instance remembers. */
  keptCharacters: 8_000_000,
  /** 20 projects that an instance remembers: small sites, mostly. */
  keptProjects: 20,
  /** 500 answered questions of a project are searched, the newest. */
  answeredQuestions: 500,
  /** 50 pages in one request: usually a few hundred KB, and never more than 50 MiB. */
  readAtOnce: 50,
  /** 200 characters of a title: it is spoken. */
  titleCharacters: 200,
  /** 1 min: an edit by an interface that keeps no times is seen by then at the latest. */
  listEveryMs: 60_000,
  /** 1 min: how far a page's `updated_at` may be from the moment of its write, by clocks and queues, to be believed. */
  timeSkewMs: 60_000,
  /** 250 words of a passage, after which a new one begins: about two minutes of speech. */
  passageWords: 250,
  /** 200 passages of a page. */
  passages: 200,
  /** 60 words of a quotation: some 25 seconds of speech. */
  quotedWords: 60,
  /** 3 sources: what fits on a card. */
  sources: 3,
  /** 500 characters of a question: a minute of speech. */
  questionCharacters: 500,
  /** 12 words of a question are looked up, those that say most. */
  questionWords: 12,
  /** 2,000 characters of an answer by the team: three minutes of speech. */
  answerCharacters: 2_000,
  /** 20 new questions of one person on one UTC day. */
  questionsPerDay: 20,
  /** 1,000 open questions of a project: more than a team reads. */
  openQuestions: 1_000,
  /** 1,000 times: beyond that it does not matter how often the same is asked. */
  askedCount: 1_000,
  /** 2 days: the count of a day is of no use after it. */
  countKeptMs: 2 * 24 * 3_600_000,
  /** 1 h: what was read out to somebody of the team can be answered without naming it. */
  readingKeptMs: 3_600_000,
} as const;
