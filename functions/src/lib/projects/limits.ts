export const projectLimits = {
  /** 200 projects of one person: more than an agency looks through. */
  memberships: 200,
  /** 200 characters: a heading. */
  nameLength: 200,
  /** 1,000 characters: about 1 min of speech, more than anyone listens to. */
  greetingLength: 1_000,
  /** 20,000 characters: some 5,000 tokens, which every session has to pay for. */
  instructionsLength: 20_000,
  /** 80 characters: one line of a narrow panel holds 40. */
  headingLength: 80,
  /** 120 characters: a question on a button. */
  suggestionLength: 120,
  /** 3 buttons fit below the greeting on a phone. */
  suggestions: 3,
  /** 50 languages of a heading or of suggestions: more than any site has. */
  textLanguages: 50,
  /** 50 origins: sites of one business with their test addresses. */
  origins: 50,
  /** 20 versions of the settings: the changes of months, and at most 2 MB to read at once. */
  settingsVersions: 20,
  /** 5 managers: nobody waits on hold for more calls than that. */
  managers: 5,
  /** 80 characters: a name. */
  managerNameLength: 80,
  /** 5 languages of a manager. */
  managerLanguages: 5,
  /** 50 spans of hours: 7 days with some breaks. */
  hoursSpans: 50,
  /** 2,000 characters of a URL: browsers and servers accept these. */
  urlLength: 2_000,
  /** 254 characters: RFC 5321. */
  emailLength: 254,
  /** 20 people who are notified of new messages. */
  notifiedEmails: 20,
  /** 200 ms: shorter pauses occur between words. */
  endOfSpeechLeastMs: 200,
  /** 3 s: the longest acceptable wait for an answer to begin. */
  endOfSpeechMostMs: 3_000,
} as const;
