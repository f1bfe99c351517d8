export const toolLimits = {
  /** 8 s for a tool: the visitor hears nothing meanwhile. */
  timeMs: 8_000,
  /** 32 s for a request: the slowest tool reads a company's website for 25 s, plus a few round trips. */
  requestMs: 32_000,
  /** 5 s after the tool's time limit: then an unfinished call counts as lost with its process. */
  leaseMarginMs: 5_000,
  /** 10 min: repetitions, after a lost response or a resumed connection, come within seconds. */
  rememberedMs: 10 * 60_000,
  /** 10 calls are counted at once, but a thirtieth of a small limit at most. */
  countedAtOnce: 10,
  /** A day, in which the counts of a process hold. */
  countedMs: 24 * 3_600_000,
  /** 10,000 people whose day is used up, 2 MB. */
  countedPeople: 10_000,
  /** 2,000 shares: the visitors and the teams of a thousand projects. */
  countedShares: 2_000,
  /** 20 calls back, the last question of a conversation is looked for. */
  searchedCalls: 20,
  /** 256 characters. The voice service's IDs have about 30. */
  callIdLength: 256,
  /** 40 ms, about two round trips: the first pause of a repeated call that waits for the original. */
  firstPauseMs: 40,
  /** 500 ms: its longest pause. */
  longestPauseMs: 500,
} as const;
