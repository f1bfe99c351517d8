import * as z from "zod";

/**
 * Lost: acknowledged, but gone. Doubled: done twice. Orphaned: left behind by something that no longer exists. Broken: an invariant of the
 * data does not hold. Unexpected: an answer that must not occur.
 */
export const findingKinds = ["lost", "doubled", "orphaned", "broken", "unexpected"] as const;

const Finding = z.object({ kind: z.enum(findingKinds), sentence: z.string() });

export type Finding = z.infer<typeof Finding>;

const FunctionTraffic = z.object({
  name: z.string(),
  requests: z.number(),
  /** The number of answers by status; 0: the connection broke. */
  statuses: z.record(z.string(), z.number()),
  p50Ms: z.number(),
  p99Ms: z.number(),
});

export type FunctionTraffic = z.infer<typeof FunctionTraffic>;

const counts = z.record(z.string(), z.number());

/** What the process of a soak reports to its parent. */
export const SoakResult = z.object({
  seed: z.number(),
  lengthMs: z.number(),
  /** When the clocks passed midnight, since the beginning of the traffic. */
  midnightMs: z.number(),
  functions: z.array(FunctionTraffic),
  /** How often each fault occurred. */
  faults: counts,
  /** Requests and faults in equal parts of the time. */
  overTime: z.object({ requests: z.array(z.number()), faults: z.array(z.number()) }),
  /** How much was checked. */
  checked: counts,
  findings: z.array(Finding),
});

export type SoakResult = z.infer<typeof SoakResult>;
