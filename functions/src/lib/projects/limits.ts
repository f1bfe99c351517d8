/** Choices of projects. */
export const projectLimits = {
  /** 200 characters: a heading. */
  nameLength: 200,
  /** 1,000 characters: about a minute of speech, longer than anyone listens to. */
  greetingLength: 1_000,
  /** 20,000 characters: some 5,000 tokens, which every session of the voice agent pays for. */
  instructionsLength: 20_000,
  /** 200 ms: shorter pauses are between words. */
  endOfSpeechLeastMs: 200,
  /** 3 s: longer than that nobody waits for an answer to begin. */
  endOfSpeechMostMs: 3_000,
} as const;
