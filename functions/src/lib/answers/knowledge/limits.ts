export const knowledgeLimits = {
  /** 16 s for a call: the first one of a project reads the whole site, and the judge is asked up to three times if pages change meanwhile. */
  timeMs: 16_000,
  /** 1,000 live pages of a project are searched: more than most sites have. */
  pages: 1_000,
  /** 100 live pages determine the languages of a site until `ask` reads it. */
  languagePages: 100,
  /** 200,000 characters of a page are searched: 130 printed pages. */
  pageCharacters: 200_000,
  /** 2,000 characters of a title or a summary are searched: several times what people write. */
  noteCharacters: 2_000,
  /** 2 million characters of a project: with the index they take some 50 MB of an instance's 512, and 2 s to build. */
  siteCharacters: 2_000_000,
  /** 30,000 lines of a project: in the index, each takes as much memory as 70 characters. */
  siteLines: 30_000,
  /** 4 million characters of the titles and headings above all lines, which are indexed with each: 133 above each of 30,000. */
  aboveCharacters: 4_000_000,
  /** 3 million characters of all projects that an instance caches. */
  keptCharacters: 3_000_000,
  /** 45,000 lines of all projects that an instance caches. */
  keptLines: 45_000,
  /** 15 s, longer than a call: after that, a large site being read no longer blocks others, because storage may never answer. */
  turnMs: 15_000,
  /** 45 s for one question to read a site, including the wait for its turn. */
  readMs: 45_000,
  /** 100,000 characters and 1,500 lines: sites no larger than this when last read are read in parallel, others one at a time. */
  smallSiteCharacters: 100_000,
  smallSiteLines: 1_500,
  /** 20 projects that an instance caches: most sites are small. */
  keptProjects: 20,
  /** The newest 500 answered questions of a project are searched. */
  answeredQuestions: 500,
  /** 8 pages in one request: at most 8 MiB, because a Firestore document has at most 1 MiB. */
  readAtOnce: 8,
  /** 200 characters of a title, which is spoken, and of a heading. */
  titleCharacters: 200,
  /** 1 min: the longest time until a deletion, or an edit by a program that does not set `updated_at`, is noticed. */
  listEveryMs: 60_000,
  /** 250 words of a passage: about two minutes of speech. */
  passageWords: 250,
  /** 200 passages of a page. */
  passages: 200,
  /** 60 words of a quotation: some 25 seconds of speech. */
  quotedWords: 60,
  /** 3 pages are confirmed while the judge reads: the quoted page is nearly always among them. */
  likelyPages: 3,
  /** 20 search words are looked up; the model is asked for 12. */
  searchWords: 20,
  /** 80 characters of a search word: a short term, not a sentence. */
  searchWordCharacters: 80,
  /** 64 different terms, words and their stems, of a question with its search words: most have 24, the most of 838 have 55. */
  askedTerms: 64,
  /** 300,000 lines found by the terms of a question, one after the other: in the largest site, ten words that every line has. */
  foundLines: 300_000,
  /** 20,000 characters: the judge reads a smaller site as a whole. Some 6,000 tokens of English or 15,000 of Japanese, under a second. */
  wholeSiteCharacters: 20_000,
  /** 12 passages of a larger site: they contain the answer in 574 of 578 cases (docs/decisions/031-ask.md). */
  judgedPassages: 12,
  /**
   * 4.5 s for the judge: the visitor hears nothing meanwhile. Most models have a mean of 1.5 s, but on their worst days one answer in a
   * hundred takes 8 s.
   */
  judgeMs: 4_500,
  /** 2.25 s, half of that: then a second model is asked as well, and has as much time as the first one had. */
  judgeHeadStartMs: 2_250,
  /** 4,000 tokens of the judge's answer, thoughts included: 60 words in any script, with the JSON around them, have at most 1,000. */
  judgeTokens: 4_000,
} as const;
