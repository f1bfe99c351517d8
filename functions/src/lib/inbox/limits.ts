export const inboxLimits = {
  /** 50 items by default. */
  listed: 50,
  mostListed: 100,
  /** 5 reads: if most items are of another kind than requested, the page then ends early. */
  scans: 5,
} as const;
