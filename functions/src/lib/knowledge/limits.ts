export const knowledgeLimits = {
  /** 12 s for a call: the first one of a project reads the whole site. */
  timeMs: 12_000,
  /** 1,000 live pages of a project are searched: more than most sites have. */
  pages: 1_000,
  /** 100 live pages tell the languages of a site until somebody has asked about it. */
  languagePages: 100,
  /** 200,000 characters of a page are searched: a book of 130 printed pages. */
  pageCharacters: 200_000,
  /** 2 million characters of a project: with their index they take some 50 MB of the 512 that an instance has, and 2 s to build. */
  siteCharacters: 2_000_000,
  /** 30,000 lines of a project: in the index, each takes as much memory as 70 characters. */
  siteLines: 30_000,
  /** 3 million characters of all projects that an instance remembers. */
  keptCharacters: 3_000_000,
  /** 45,000 lines of all projects that an instance remembers. */
  keptLines: 45_000,
  /** 15 s, longer than a call: then a site being read no longer keeps others waiting, because its storage may never answer. */
  turnMs: 15_000,
  /** 45 s for one question to read a site, including the turns of others that it waits for. */
  readMs: 45_000,
  /** 100,000 characters and 1,500 lines: sites that were smaller when last read are read in parallel, others one at a time. */
  smallSiteCharacters: 100_000,
  smallSiteLines: 1_500,
  /** 20 projects that an instance remembers: small sites, mostly. */
  keptProjects: 20,
  /** The newest 500 answered questions of a project are searched. */
  answeredQuestions: 500,
  /** 8 pages in one request: never more than 8 MiB, because a document of Firestore has at most one. */
  readAtOnce: 8,
  /** 200 characters of a title: it is spoken. */
  titleCharacters: 200,
  /** 1 min: the latest time to notice a deletion, or an edit by an interface that keeps no times. */
  listEveryMs: 60_000,
  /** 250 words of a passage, after which a new one begins: about two minutes of speech. */
  passageWords: 250,
  /** 200 passages of a page. */
  passages: 200,
  /** 60 words of a quotation: some 25 seconds of speech. */
  quotedWords: 60,
  /** 3 pages are confirmed while the judge reads: the quoted one is nearly always among them. */
  likelyPages: 3,
  /** 4 words: a shorter question without search words is not passed on. */
  wordsOfQuestion: 4,
  /** 12 search words are asked for, and 20 are looked up. */
  searchWords: 20,
  /** 80 characters of a search word: a short term, not a sentence. */
  searchWordCharacters: 80,
  /** 20,000 characters of a site that the judge reads as a whole: some 6,000 tokens of English, 15,000 of Japanese, under a second. */
  wholeSiteCharacters: 20_000,
  /** 12 passages of a larger site: they hold the answer in 574 of 578 cases (docs/decisions/031-ask.md). */
  judgedPassages: 12,
  /** 2.5 s for the judge, in one attempt: the visitor hears nothing meanwhile. */
  judgeMs: 2_500,
  /** 1,000 tokens of the judge's answer: sixty words in any script, with the JSON around them. */
  judgeTokens: 1_000,
} as const;
