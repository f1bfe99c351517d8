const MiB = 1024 * 1024;

/** Limits of pictures. */
export const mediaLimits = {
  /** 8 MiB: a photo of a phone, as it comes. */
  fileBytes: 8 * MiB,
  /** 5 min for 8 MiB: 28 kB/s, a slow mobile connection. */
  bodyMs: 5 * 60_000,
  /** 128 KiB: how far into an AVIF its boxes are read. What describes a picture comes before it. */
  boxBytes: 128 * 1024,
  /** 65,535 pixels: as large as a JPEG can be. */
  pixels: 65_535,
  /** 10 s: a request to the store, of at most 8 MiB within Google's network. */
  requestMs: 10_000,
  /** 250 ms, half of it more or less, before the one repetition. */
  retryMs: 250,
  /** 25 s: an upload is at most two requests to the store, each of them once repeated. */
  uploadMs: 25_000,
  /** 12 h: a picture that was uploaded longer ago and is uploaded again is marked as new. */
  renewMs: 12 * 3_600_000,
  /** 24 h: an unused picture that was uploaded later may still be on its way into a page. */
  unusedMs: 24 * 3_600_000,
  /** A year, in seconds: the name of a file changes with its bytes. */
  cacheSec: 31_536_000,
} as const;
