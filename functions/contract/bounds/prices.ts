/**
 * List prices in US dollars without discounts for the default region (us-central1, "tier 1"). The benchmark does not subtract the monthly
 * and daily free quota.
 */
export const prices = {
  asOf: "the public lists of 2025",
  firestore: {
    source: "https://cloud.google.com/firestore/pricing",
    per100kReads: 0.03,
    per100kWrites: 0.09,
    per100kDeletes: 0.01,
    freeADay: { reads: 50_000, writes: 20_000, deletes: 20_000 },
  },
  /** A 2nd-generation function is billed as a Cloud Run service whose CPU is allocated during requests only. */
  functions: {
    source: "https://cloud.google.com/run/pricing",
    perMillionRequests: 0.4,
    perVcpuSecond: 0.000_024,
    perGibSecond: 0.000_002_5,
    /** Time is rounded up to a multiple of this. */
    billedStepMs: 100,
    freeAMonth: { requests: 2_000_000, vcpuSec: 180_000, gibSec: 360_000 },
  },
  logs: {
    source: "https://cloud.google.com/stackdriver/pricing",
    perGib: 0.5,
    freeGib: 50,
    /** Lectern's own line and the platform's about the same request: an estimate. */
    bytesPerRequest: 2_340,
  },
  hosting: {
    source: "https://firebase.google.com/pricing",
    perGb: 0.15,
    freeGb: 10,
    /** A response with its headers: an estimate. */
    bytesPerAnswer: 2_000,
  },
  /** Gemini Live with audio in both directions, per minute of a conversation: an estimate from the prices of tokens. */
  voice: { source: "https://ai.google.dev/gemini-api/docs/pricing", perMinute: 0.014, minutesPerSession: 5 },
  /** The models that write text, by the prices of gemini-3.8-flash in November 2026, which double in 2027. What one use costs is an estimate. */
  text: {
    source: "https://ai.google.dev/gemini-api/docs/pricing",
    perMillionTokensIn: 0.75,
    perMillionTokensOut: 3.75,
    /** The most for English: 6,000 tokens of pages, and 300 of the answer. In Japanese such pages have 15,000, at twice the price. */
    perQuestion: 0.006,
    perCompany: 0.05,
  },
  /** Cloud Translation's own model (NMT), in November 2026. 500,000 characters a month are free. */
  translation: { source: "https://cloud.google.com/translate/pricing", perMillionCharacters: 20 },
  /** One call to a manager: two legs of some minutes each. How many sessions have one is an assumption. */
  calls: { source: "https://www.twilio.com/en-us/voice/pricing", perCall: 0.11, perSession: 0.01 },
} as const;
