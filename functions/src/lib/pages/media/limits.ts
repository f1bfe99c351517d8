const MiB = 1024 * 1024;

export const mediaLimits = {
  /** 8 MiB: an unprocessed photo from a phone. */
  fileBytes: 8 * MiB,
  /** 5 min for 8 MiB: 28 kB/s, a slow mobile connection. */
  bodyMs: 5 * 60_000,
  /** 100 megapixels: most phones' largest photos have 50, and a browser takes 400 MB to show them. A small file can claim billions. */
  pixels: 100_000_000,
  /** 10 s for one request to the store, with at most 8 MiB, within Google's network. */
  requestMs: 10_000,
  /** 125 to 375 ms at random before the only retry. */
  retryMs: 250,
  /** 25 s: an upload is at most two requests to the store, each retried once. */
  uploadMs: 25_000,
  /** 48 pictures of a list: some screens of them. */
  listed: 48,
  /** 10,000 documents are searched for a picture: sites have some thousand. Beyond that none is deleted. */
  lookedThrough: 10_000,
  /** 200 documents, or 8 MiB of them, are in memory at once. */
  readAtOnce: 200,
  portionBytes: 8 * MiB,
  /** 12 h: a picture uploaded again after longer than this is marked as new. */
  renewMs: 12 * 3_600_000,
  /** A year, in seconds: the name of a file changes with its bytes. */
  cacheSec: 31_536_000,
} as const;
