export const projectLimits = {
  /** 200 characters: a heading. */
  nameLength: 200,
  /** 1,000 characters: about a minute of speech, longer than anyone listens to. */
  greetingLength: 1_000,
  /** 20,000 characters: some 5,000 tokens, which every session of the voice agent pays for. */
  instructionsLength: 20_000,
  /** 50 spans of hours: seven days, each with a break or two. */
  hoursSpans: 50,
  /** 2,000 characters of a URL: what browsers and servers agree on. */
  urlLength: 2_000,
  /** 254 characters: RFC 5321. */
  emailLength: 254,
  /** 20 people who are notified of new messages. */
  notifiedEmails: 20,
  /** 200 ms: shorter pauses occur between words. */
  endOfSpeechLeastMs: 200,
  /** 3 s: nobody waits longer for an answer to begin. */
  endOfSpeechMostMs: 3_000,
} as const;
