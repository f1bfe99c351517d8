import { setTimeout as sleep } from "node:timers/promises";

/** The status of the first answer to a request that every function refuses. Repeats the request until somebody listens. */
export const firstStatus = async (port: number): Promise<number> => {
  for (;;) {
    try {
      return (await fetch(`http://127.0.0.1:${port}/nothing`, { method: "POST" })).status;
    } catch {
      await sleep(5);
    }
  }
};
