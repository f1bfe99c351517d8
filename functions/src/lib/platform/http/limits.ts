const KiB = 1024;
const MiB = 1024 * KiB;

export const requestLimits = {
  /** 10 s: the longest acceptable wait for a save. Firestore's own retries would take minutes. */
  timeMs: 10_000,
  /** 2 KiB: a name of 60 characters, each escaped as up to 12, and a tag. */
  formBytes: 2 * KiB,
  /** 64 KiB: ample for a request without page text. */
  bodyBytes: 64 * KiB,
  /** 256 KiB: 20,000 characters of instructions, each escaped as two \uXXXX, and the other settings. */
  settingsBodyBytes: 256 * KiB,
  /** 8 MiB: a page of 1 MiB grows to 6 MiB if every character is escaped as \uXXXX. */
  pageBodyBytes: 8 * MiB,
  /** 18 s to send a file, within the 30 s in which Cloud Run ends a request. A cache reads it in less than 1 s. */
  sendMs: 18_000,
  /** 20 s for a request to arrive. Checked every `slownessCheckMs`, and Cloud Run ends most requests after 30 s. */
  bodyMs: 20_000,
  /** 5 s: how often the server checks for slow requests. */
  slownessCheckMs: 5_000,
  /**
   * 8 s after SIGTERM the process ends whatever is still open. Cloud Run kills after 10 s:
   * https://cloud.google.com/run/docs/container-contract#instance-shutdown
   */
  leavingMs: 8_000,
  /** 50 ms: how often an ending process closes idle connections. */
  idlenessCheckMs: 50,
  /** 255 characters: intermediaries pass these on. A UUID has 36. */
  idempotencyKeyLength: 255,
  /** 20 s in a browser and 30 s in a shared cache: what was changed is seen everywhere within a minute. */
  publicBrowserSec: 20,
  publicCacheSec: 30,
  /**
   * 1 s for which an instance repeats a public answer: a cache keeps each spelling of an address by itself, and asks for every one. 20 of them:
   * pages of a few MiB, within its memory.
   */
  publicRepeat: { forMs: 1_000, entries: 20 },
  /** 1 h: how long a browser may cache the answer to a preflight. Chromium's maximum is 2 h. */
  preflightSec: 3600,
} as const;
