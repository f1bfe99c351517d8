export const inboxLimits = {
  /** 50 items by default. */
  listed: 50,
  mostListed: 100,
  /** 100 items closed together: a page of the list. Each is a read and a write. */
  closedAtOnce: 100,
  /** 2 MiB of an answer: a page of 100 items has some 600 kB at most, unless another program has stored longer texts. */
  listedBytes: 2 * 1024 * 1024,
  /** 5 reads: if most items are of another kind than requested, the page then ends early. */
  scans: 5,
} as const;
