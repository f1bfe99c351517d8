/** Choices of what the voice agent knows of a site. */
export const knowledgeLimits = {
  /** 12 s for a call: the first one of a project reads the whole site. */
  timeMs: 12_000,
  /** 1,000 live pages of a project are searched: more than most sites have. */
  pages: 1_000,
  /** 200,000 characters of a page are searched: a book of 130 printed pages. */
  pageCharacters: 200_000,
  /** 2 million characters of a project: with their index they take some 45 MB of the 512 that an instance has, and some 4 s to build. */
  siteCharacters: 2_000_000,
  /** 3 million characters of all projects that an instance remembers. */
  keptCharacters: 3_000_000,
  /** 20 projects that an instance remembers: small sites, mostly. */
  keptProjects: 20,
  /** 500 answered questions of a project are searched, the newest. */
  answeredQuestions: 500,
  /** 50 pages in one request: usually a few hundred KB, and never more than 50 MiB. */
  readAtOnce: 50,
  /** 200 characters of a title: it is spoken. */
  titleCharacters: 200,
  /** 1 min: a deletion, or an edit by an interface that keeps no times, is seen by then at the latest. */
  listEveryMs: 60_000,
  /** 250 words of a passage, after which a new one begins: about two minutes of speech. */
  passageWords: 250,
  /** 200 passages of a page. */
  passages: 200,
  /** 60 words of a quotation: some 25 seconds of speech. */
  quotedWords: 60,
  /** 3 sources: what fits on a card. */
  sources: 3,
  /** 4 words: a question that comes without search words and has fewer is not passed on. */
  wordsOfQuestion: 4,
  /** 12 search words are asked for, and 20 are looked up. */
  searchWords: 20,
  /** 80 characters of a search word: a short term, not a sentence. */
  searchWordCharacters: 80,
  /** 20,000 characters of a site that the judge reads as a whole: some 6,000 tokens of English, 15,000 of Japanese, under a second. */
  wholeSiteCharacters: 20_000,
  /** 12 passages of a larger site: they hold the answer in 110 of 112 cases (docs/decisions/031-ask.md). */
  judgedPassages: 12,
  /** 2.5 s for the judge, in one attempt: the visitor hears nothing meanwhile. */
  judgeMs: 2_500,
  /** 1,000 tokens of the judge's answer: sixty words in any script, with the JSON around them. */
  judgeTokens: 1_000,
  /**
   * Without the judge, the search terms in a line must together be as rare as `enoughTerms`, where one that no other line has counts 1;
   * and as `enoughEvidence` with their single words, and once more with the terms, the first of them in full and the last hardly.
   */
  inGeneral: { enoughTerms: 1.4, enoughEvidence: 5 },
  /** The same for a line that has all words that the question and its search words have in common, as far as the site has them. */
  withAllInCommon: { enoughTerms: 1, enoughEvidence: 4 },
  /** And for one that has hardly any of them. */
  withLittleInCommon: { enoughTerms: 1.4, enoughEvidence: 7 },
  /** Without the judge, the share of the search terms with words of the question from which on it is not "hardly any", by their rarity. */
  enoughInCommon: 0.2,
  /** 4 letters: shorter words begin others by chance. */
  lettersOfBeginning: 4,
  /** Without the judge, the line must fit that much better than the best one of any other passage of its language. */
  clearLead: 1.3,
  /** Or have that much more evidence than any of the lines that it is compared with. */
  clearLeadOfEvidence: 2.5,
  /** 40 lines, the best, are compared: the others have hardly any of the words. */
  comparedLines: 40,
  /** Without the judge and without search words, that share of the question's words must be in the line. */
  enoughOfQuestion: 0.6,
  /** And together be as rare as this. */
  enoughWords: 1.8,
} as const;
