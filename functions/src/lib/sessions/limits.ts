/** Limits of voice sessions. */
export const sessionLimits = {
  /** 30 min: lifetime of a token, and how long it may resume its session with a handle. */
  tokenMs: 30 * 60_000,
  /** 6 s: minting takes well under one; with the quota before and after it there is still time left to respond. */
  mintMs: 6_000,
  /** 9 s of the 10 s in which a request is answered: a token that comes later would not be handed out, so its unit is not counted. */
  startMs: 9_000,
  /** 100 ms, up to twice that at random: before the one repetition of a request for a token, so that instances do not come back together. */
  mintPauseMs: 100,
  /** 25,600 tokens, about a quarter of an hour of speech: the whole context is billed again at every turn. */
  compressAtTokens: 25_600,
  /** 8,000 tokens stay after compression: about five minutes of speech. */
  compressToTokens: 8_000,
} as const;
