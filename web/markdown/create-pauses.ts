/** 20 ms: how long other work waits for one part. */
const partMs = 20;

/** To be called between the parts of long work: pauses from time to time for other work. */
export const createPauses = (pause: () => Promise<unknown>): (() => Promise<void>) => {
  let sinceMs = performance.now();
  return async () => {
    if (performance.now() - sinceMs < partMs) return;
    await pause();
    sinceMs = performance.now();
  };
};

/** A pause of a page. */
export const nextTask = async (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
