import { type Check, fail, pass, warn } from "../check.ts";
import { startSession } from "../start-session.ts";
import { Talk } from "./talk.ts";

const slowMs = 2_000;

/** Checks that the service accepts the setup of the token. */
export const setUp: Check = {
  name: "voice/set-up",
  run: async (patient, signal) => {
    const session = await startSession(patient, signal);
    const startedMs = performance.now();
    try {
      const talk = await Talk.open(session, { signal });
      talk[Symbol.dispose]();
      const tookMs = Math.round(performance.now() - startedMs);
      if (tookMs < slowMs) return pass(`A conversation starts ${tookMs} ms after its token is issued.`);
      return warn(
        `A conversation only starts ${tookMs} ms after its token is issued.`,
        "https://status.cloud.google.com, or the network here.",
      );
    } catch (error) {
      return fail(
        `The voice service rejects the setup. ${error instanceof Error ? error.message : String(error)}`,
        "What it says about a field concerns src/lib/providers/voice/gemini-setup.ts: has the model changed (LIVE_MODEL)?",
      );
    }
  },
};
