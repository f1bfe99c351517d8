const KiB = 1024;
const MiB = 1024 * KiB;

export const requestLimits = {
  /** 10 s: an editor's save should never wait longer; Firestore's own retries would take minutes. */
  timeMs: 10_000,
  /** 64 KiB: ample for a request that carries no page text. */
  bodyBytes: 64 * KiB,
  /** 256 KiB: 20,000 characters of instructions, each escaped as two \uXXXX, and the rest. */
  settingsBodyBytes: 256 * KiB,
  /** 8 MiB: a page of 1 MiB in which every character is escaped as \uXXXX is six times its size. */
  pageBodyBytes: 8 * MiB,
  /** 20 s for a request to arrive: it is noticed up to `slownessCheckMs` later, and Cloud Run ends most requests after 30 s. */
  bodyMs: 20_000,
  /** 5 s: how often the server looks for requests that take longer. */
  slownessCheckMs: 5_000,
  /** 255 characters: what intermediaries pass on; a UUID has 36. */
  idempotencyKeyLength: 255,
  /** 1 h: how long a browser may remember the answer to a preflight. Chromium caps it at 2 h. */
  preflightSec: 3600,
} as const;
