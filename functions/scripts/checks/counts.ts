import * as z from "zod";

/** What came of a check. */
export type Counts = z.infer<typeof Counts>;

export const Counts = z.object({ passed: z.number(), failed: z.number() });

export const nothing: Counts = { passed: 0, failed: 0 };

export const oneFailed: Counts = { passed: 0, failed: 1 };

export const add = (a: Counts, b: Counts): Counts => ({ passed: a.passed + b.passed, failed: a.failed + b.failed });
