import { type Check, fail, pass } from "../check.ts";
import { startSession } from "../start-session.ts";
import { Talk } from "./talk.ts";

/** Checks that a stolen token is useless once its conversation has begun. */
export const oneUse: Check = {
  name: "voice/one-use",
  run: async (patient, signal) => {
    const session = await startSession(patient, signal);
    const first = await Talk.open(session, { signal });
    try {
      const second = await Talk.open(session, { signal });
      second[Symbol.dispose]();
    } catch (error) {
      signal.throwIfAborted();
      return pass(`A token opens one conversation only. ${error instanceof Error ? error.message : ""}`);
    } finally {
      first[Symbol.dispose]();
    }
    return fail(
      "The same token opens a second conversation.",
      "src/lib/providers/voice/gemini-tokens.ts asks for `uses: 1`: see what the service says about it.",
    );
  },
};
