export const sessionLimits = {
  /** 30 min: lifetime of a token, during which a handle can resume its session. */
  tokenMs: 30 * 60_000,
  /** 6 s: minting takes well under 1 s. Leaves time for the quota, before and after, and for the response. */
  mintMs: 6_000,
  /** 5 s before the answer is due: the latest time to reserve a unit. Minting usually takes less than 1 s; counting may have to wait. */
  reserveMs: 5_000,
  /** 1 s before the answer is due: the latest time to start counting a unit. Later, the token could not be returned in time. */
  commitMs: 1_000,
  /** 100 to 200 ms, at random, before the only retry of a token request, so that instances do not retry at once. */
  mintPauseMs: 100,
  /** 25,600 tokens, about 15 min of speech. Limited because every turn bills the whole context again. */
  compressAtTokens: 25_600,
  /** 8,000 tokens remain after compression: about 5 min of speech. */
  compressToTokens: 8_000,
  /** 200 characters of a fact about the visitor in the instruction: other programs may store longer names than Lectern accepts. */
  factCharacters: 200,
  /** 8 languages and 100 names as hints for the transcription. With more, it starts to guess. */
  hintedLanguages: 8,
  hintedNames: 100,
} as const;
