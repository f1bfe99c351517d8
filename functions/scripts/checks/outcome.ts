import * as z from "zod";

/** The outcome of a check: how many tests passed, and a description of each failure that begins with its name; for tests also the file. */
export type Outcome = z.infer<typeof Outcome>;

export const Outcome = z.object({
  passed: z.number(),
  failures: z.array(z.object({ text: z.string(), file: z.optional(z.string()) })),
  /** Tests among those that passed which failed in parallel with others, and passed alone. */
  onlyAlone: z.optional(z.number()),
});

export const nothing: Outcome = { passed: 0, failures: [] };

export const failure = (text: string): Outcome => ({ passed: 0, failures: [{ text }] });

export const add = (a: Outcome, b: Outcome): Outcome => ({
  passed: a.passed + b.passed,
  failures: [...a.failures, ...b.failures],
  onlyAlone: (a.onlyAlone ?? 0) + (b.onlyAlone ?? 0),
});
