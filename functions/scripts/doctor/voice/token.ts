import { type Check, fail, pass } from "../check.ts";
import { startSession } from "../start-session.ts";

/** Checks that the deployed function issues a token with the setup of a visitor. */
export const token: Check = {
  name: "voice/token",
  run: async (patient, signal) => {
    try {
      const session = await startSession(patient, signal);
      return pass(`liveSession makes tokens for ${session.model}.`);
    } catch (error) {
      return fail(
        `There is no token for a conversation: ${error instanceof Error ? error.message : String(error)}`,
        "The log of liveSession says what the service answered: docs/logs.md",
      );
    }
  },
};
