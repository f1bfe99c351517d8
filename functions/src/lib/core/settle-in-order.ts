/**
 * Waits for parallel steps and fails with the first failure in their order, not in time, so that the response does not depend on which step
 * was faster. A failure does not wait for the steps after it.
 */
export const settleInOrder = async <const Steps extends readonly Promise<unknown>[]>(
  ...steps: Steps
): Promise<{ [Index in keyof Steps]: Awaited<Steps[Index]> }> => {
  // A later step may still fail after an earlier failure has been reported.
  for (const step of steps) step.catch(() => undefined);
  for (const step of steps) await step;
  return Promise.all(steps);
};

/** Waits for all work, whatever fails, so that none of it continues unawaited. Returns the values in order, without those that failed. */
export const settleAll = async <Value>(
  work: readonly Promise<Value>[],
): Promise<{ readonly values: readonly Value[]; readonly failures: readonly unknown[] }> => {
  const settled = await Promise.allSettled(work);
  return {
    values: settled.flatMap((one) => (one.status === "fulfilled" ? [one.value] : [])),
    failures: settled.flatMap((one): unknown[] => (one.status === "rejected" ? [one.reason] : [])),
  };
};
