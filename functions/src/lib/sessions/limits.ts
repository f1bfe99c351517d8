export const sessionLimits = {
  /** 30 min: lifetime of a token, and how long it may resume its session with a handle. */
  tokenMs: 30 * 60_000,
  /** 6 s: minting takes well under one; with the quota before and after it there is still time left to respond. */
  mintMs: 6_000,
  /** 5 s before the answer is due: the latest time to reserve a unit. Minting usually takes less than one; counting may wait for others. */
  reserveMs: 5_000,
  /** 1 s before the answer is due: the latest moment to begin counting a unit. A later token would not be handed out. */
  commitMs: 1_000,
  /** 100 ms, up to twice that at random, before the only retry of a token request, so that instances spread out. */
  mintPauseMs: 100,
  /** 25,600 tokens, about a quarter of an hour of speech: the whole context is billed again at every turn. */
  compressAtTokens: 25_600,
  /** 8,000 tokens stay after compression: about five minutes of speech. */
  compressToTokens: 8_000,
  /** 8 languages and 100 names as hints for the transcription. More of them make it guess. */
  hintedLanguages: 8,
  hintedNames: 100,
} as const;
