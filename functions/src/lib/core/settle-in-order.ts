/**
 * Waits for steps that run in parallel and fails with the first failure in their order, not in time: the response does not depend on
 * which step was faster. A step that fails is not kept waiting by those after it.
 */
export const settleInOrder = async <const Steps extends readonly Promise<unknown>[]>(
  ...steps: Steps
): Promise<{ [Index in keyof Steps]: Awaited<Steps[Index]> }> => {
  // A later step may still fail after an earlier failure has been reported.
  for (const step of steps) step.catch(ignore);
  for (const step of steps) await step;
  return Promise.all(steps);
};

const ignore = (): void => undefined;
