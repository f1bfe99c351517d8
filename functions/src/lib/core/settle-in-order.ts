/**
 * Waits for steps that run in parallel and fails with the first failure in their order, not in time: the response does not depend on
 * which step was faster. A step that fails is not kept waiting by those after it.
 */
export const settleInOrder = async <A, B, C>(a: Promise<A>, b: Promise<B>, c: Promise<C>): Promise<readonly [A, B, C]> => {
  // A step that nobody waits for any more may still fail.
  b.catch(ignore);
  c.catch(ignore);
  return [await a, await b, await c];
};

const ignore = (): void => undefined;
