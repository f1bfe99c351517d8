/** 20 ms: how long others wait for one part. */
const partMs = 20;

/** Called between the parts of long work: pauses from time to time so that others have their turn. */
export const createTurn = (pause: () => Promise<unknown>): (() => Promise<void>) => {
  let sinceMs = performance.now();
  return async () => {
    if (performance.now() - sinceMs < partMs) return;
    await pause();
    sinceMs = performance.now();
  };
};
