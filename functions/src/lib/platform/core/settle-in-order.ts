/**
 * Waits for parallel steps and fails with the failure that is first in their order, not in time, so that the response does not depend on
 * which step is faster. Does not wait for the steps after a failed one.
 */
export const settleInOrder = async <const Steps extends readonly Promise<unknown>[]>(
  ...steps: Steps
): Promise<{ [Index in keyof Steps]: Awaited<Steps[Index]> }> => {
  // A step after a failed one may also fail, when nothing awaits it any more.
  for (const step of steps) step.catch(() => undefined);
  for (const step of steps) await step;
  return Promise.all(steps);
};

/** Waits for all work, even if some fails, so that nothing continues unawaited. Returns the values in order, and the failures. */
export const settleAll = async <Value>(
  work: readonly Promise<Value>[],
): Promise<{ readonly values: readonly Value[]; readonly failures: readonly unknown[] }> => {
  const settled = await Promise.allSettled(work);
  return {
    values: settled.flatMap((one) => (one.status === "fulfilled" ? [one.value] : [])),
    failures: settled.flatMap((one): unknown[] => (one.status === "rejected" ? [one.reason] : [])),
  };
};
