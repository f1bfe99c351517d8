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
  /** 12 passages of a larger site: they hold the answer in 574 of 578 cases (docs/decisions/031-ask.md). */
  judgedPassages: 12,
  /** 4,000 characters that the live model is given to read where there is no judge: the best twelve passages, or as many of them as fit. */
  unreadCharacters: 4_000,
  /** 2,000 characters of a quote that it sends: more is no quotation. */
  quoteCharacters: 2_000,
  /** 2.5 s for the judge, in one attempt: the visitor hears nothing meanwhile. */
  judgeMs: 2_500,
  /** 1,000 tokens of the judge's answer: sixty words in any script, with the JSON around them. */
  judgeTokens: 1_000,
  /**
   * Without the judge: the logarithm of 1 and the evidence (1 for a term or word that only one line has), and what is added to it. The
   * proportions are those of a logistic regression over 398 questions (docs/decisions/031-ask.md); changing one of them by a tenth
   * changes little.
   */
  cautious: {
    /** For the first search word, if no other line has it; and less that for a word of the question that it repeats and the line lacks. */
    telling: 0.5,
    /** Half of a lack is what the site has nowhere. */
    nowhere: 0.5,
    /** And that is enough: the middle of where 2 of the 123 questions that nothing answers are answered, with the search words of their authors. */
    enough: 2.25,
  },
  /**
   * Without the judge and without search words: that share of the question's words, together as rare as that, and a line that fits that
   * many times as well as any other passage of its language.
   */
  cautiousWithoutWords: { enoughOfQuestion: 0.6, enoughWords: 1.8, enoughLead: 1.3 },
  /** 4 letters: shorter words begin others by chance. */
  lettersOfBeginning: 4,
  /** 40 lines, the best, are compared: the others have hardly any of the words. */
  comparedLines: 40,
} as const;
