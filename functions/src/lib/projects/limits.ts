/** Limits of projects. */
export const projectLimits = {
  /** 200 characters: a heading. */
  nameLength: 200,
  /** 1,000 characters: about a minute of speech, longer than anyone listens to. */
  greetingLength: 1_000,
  /** 20,000 characters: some 5,000 tokens, which every session of the voice agent pays for. */
  instructionsLength: 20_000,
  /** 50 spans of hours: seven days, each with a break or two. */
  hoursSpans: 50,
  /** 2,000 characters of an address: what browsers and servers agree on. */
  urlLength: 2_000,
  /** 254 characters: RFC 5321. */
  emailLength: 254,
  /** 20 people who are told of new messages. */
  notifiedEmails: 20,
  /** 200 ms: shorter pauses are between words. */
  endOfSpeechLeastMs: 200,
  /** 3 s: longer than that nobody waits for an answer to begin. */
  endOfSpeechMostMs: 3_000,
} as const;
