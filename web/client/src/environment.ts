import { trusted } from "./decode.ts";
import type { Environment } from "./request.ts";

/** The browser's functions at the time of a call: importing this touches nothing. */
export const browserEnvironment: Environment = {
  fetch: async (url, init) => fetch(url, init),
  random: () => Math.random(),
  sleep: async (ms, signal) =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const stop = (): void => {
        clearTimeout(timer);
        reject(trusted<Error>(signal?.reason));
      };
      const timer = setTimeout(() => {
        signal?.removeEventListener("abort", stop);
        resolve();
      }, ms);
      signal?.addEventListener("abort", stop, { once: true });
    }),
  timeout: (ms) => AbortSignal.timeout(ms),
  newId: () => crypto.randomUUID(),
};
