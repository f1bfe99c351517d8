/**
 * List prices in US dollars, without any discount, for the default region (us-central1, "tier 1"). What is free every
 * month or day is not taken off: 50,000 reads, 20,000 writes and 20,000 deletes a day; 2 million requests, 180,000 vCPU
 * seconds and 360,000 GiB seconds a month.
 */
export const prices = {
  asOf: "the public lists of 2025",
  firestore: {
    source: "https://cloud.google.com/firestore/pricing",
    per100kReads: 0.03,
    per100kWrites: 0.09,
    per100kDeletes: 0.01,
  },
  /** A function of 2nd generation is billed as a Cloud Run service whose processor works during requests only. */
  functions: {
    source: "https://cloud.google.com/run/pricing",
    perMillionRequests: 0.4,
    perVcpuSecond: 0.000_024,
    perGibSecond: 0.000_002_5,
    /** Time is rounded up to this. */
    billedStepMs: 100,
  },
} as const;
