/** Every number that is a choice, with its unit and its reason. */

const KiB = 1024;
const MiB = 1024 * KiB;

export const limits = {
  request: {
    /** 10 s: an editor's save should never wait longer; Firestore's own retries would take minutes. */
    timeMs: 10_000,
    /** 64 KiB: ample for a request that carries no page text. */
    bodyBytes: 64 * KiB,
    /** 8 MiB: a page of 1 MiB in which every character is escaped as \uXXXX is six times its size. */
    pageBodyBytes: 8 * MiB,
    /** 255 characters: what intermediaries pass on; a UUID has 36. */
    idempotencyKeyLength: 255,
    /** 1 h: how long a browser may remember the answer to a preflight. Chromium caps it at 2 h. */
    preflightSec: 3600,
  },
  identity: {
    /** 60 s: how far Google's clock may be ahead of ours before a token counts as issued in the future. */
    clockSkewSec: 60,
  },
  conflict: {
    /** 5 s of losing against others before giving up: half of the time of a request. */
    patienceMs: 5_000,
    /** 50 ms: a few commits long, so that parallel callers spread out. */
    pauseMs: 50,
  },
  page: {
    /** 200 code points: the longest slug that is still a readable URL. */
    slugLength: 200,
    /** 35 characters: the longest tag that BCP 47 (RFC 5646, 4.4.1) asks implementations to take. */
    languageTagLength: 35,
  },
  draft: {
    /** 10 min: saves of one person within it share one version. */
    versionWindowMs: 10 * 60_000,
    /** 50 versions of a draft are kept. */
    keptVersions: 50,
    /** A body that keeps less than this share of its length was probably cut by mistake. */
    shrinkRatio: 0.5,
    /**
     * Text of a draft: Firestore's 1 MiB for a document, less 16 KiB for what a draft keeps about itself
     * (50 saves of 80 bytes, 50 versions of 30, ids of up to 1,500 bytes, a slug of up to 800).
     */
    textBytes: MiB - 16 * KiB,
    /** 50 applied saves are remembered, for retries. A lost answer is retried within seconds. */
    recentSaves: 50,
  },
  project: {
    /** 200 characters: a heading. */
    nameLength: 200,
    /** 1,000 characters: about a minute of speech, longer than anyone listens to. */
    greetingLength: 1_000,
    /** 20,000 characters: some 5,000 tokens, which every session of the voice agent pays for. */
    instructionsLength: 20_000,
  },
  template: {
    /** 200 fields: more than any form shows. */
    fields: 200,
    /** 100 characters: a name in code. */
    keyLength: 100,
    /** 200 characters: a heading. */
    labelLength: 200,
  },
  live: {
    /** 2 min: longer than any request lives, so that a unit is only lost by a process that died. */
    leaseMs: 2 * 60_000,
    /** 30 days after its day a usage record may go: operators look at last month. */
    usageKeptMs: 31 * 24 * 3_600_000,
    /** 30 min: lifetime of a token, and how long it may start sessions with a resume handle. */
    tokenMs: 30 * 60_000,
    /** 6 s: a token comes in well under one; with the quota before and after it there is time left to answer. */
    mintMs: 6_000,
    /** 25,600 tokens, about a quarter of an hour of speech: the whole context is paid for again at every turn. */
    compressAtTokens: 25_600,
    /** 8,000 tokens stay after compression: about five minutes of speech. */
    compressToTokens: 8_000,
  },
  firestore: {
    /** Levels of maps and lists in a document: https://firebase.google.com/docs/firestore/quotas */
    depth: 20,
    /** Bytes of a field's name with the names of the maps around it (same source: 1,500), less 8: the mark of its change is in one map more. */
    fieldPathBytes: 1492,
    /** Bytes of a document id (same source). */
    idBytes: 1500,
  },
} as const;
