/**
 * Waits for steps that run in parallel and fails with the first failure in their order, not in time:
 * the response does not depend on which step was faster.
 */
export const settleInOrder = async <A, B, C>(a: Promise<A>, b: Promise<B>, c: Promise<C>): Promise<readonly [A, B, C]> => {
  await Promise.allSettled([a, b, c]);
  return [await a, await b, await c];
};
