import { geminiApiUrl, readOrigin } from "../../../src/lib/platform/config/params.ts";
import { sessionLimits } from "../../../src/lib/conversations/sessions/limits.ts";
import { type Check, fail, pass } from "../check.ts";
import { startSession } from "../start-session.ts";

const mostMs = 5_000;

/** Tokens are dated by the functions' clock, but validated by Google's. */
export const clock: Check = {
  name: "deployment/clock",
  run: async (patient, signal) => {
    const google = await fetch(readOrigin(geminiApiUrl), { method: "HEAD", signal });
    const aheadMs = Date.parse(google.headers.get("date") ?? "") - Date.now();
    const startedMs = Date.now();
    const { expires_at: expiresAt } = await startSession(patient, signal);
    // The token was issued at some time between the request and its answer.
    const earliestMs = Date.parse(expiresAt) - sessionLimits.tokenMs - (Date.now() + aheadMs);
    const latestMs = Date.parse(expiresAt) - sessionLimits.tokenMs - (startedMs + aheadMs);
    const offMs = earliestMs > 0 ? earliestMs : Math.min(latestMs, 0);
    if (Math.abs(offMs) < mostMs) return pass("The functions' clock matches Google's.");
    return fail(
      `The functions' clock is ${Math.round(Math.abs(offMs) / 1000)} s ${offMs > 0 ? "ahead of" : "behind"} Google's: tokens may be refused.`,
      "You cannot set Cloud Run's clock. Check https://status.cloud.google.com, and that nothing else answers for the function.",
    );
  },
};
