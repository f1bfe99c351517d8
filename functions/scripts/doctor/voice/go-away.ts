import { type Check, fail, pass, warn } from "../check.ts";
import { startSession } from "../start-session.ts";
import { Talk } from "./talk.ts";

/** 12 min: the service ends a connection after about ten. */
const longestMs = 12 * 60_000;

/** Checks that there is time for a goodbye between the warning and the end of a connection. A silent visitor costs nothing. */
export const goAway: Check = {
  name: "voice/go-away",
  kind: "deep",
  timeMs: longestMs,
  run: async (patient, signal) => {
    using talk = await Talk.open(await startSession(patient, signal), { signal });
    const mend = "Pages can cope: they resume with a handle (docs/voice-sessions.md). Try again.";
    const warned = await talk.until("go_away").catch(() => undefined);
    if (warned === undefined) return warn("A connection ended without a warning.", mend);
    const startedMs = performance.now();
    talk.write("Goodbye!");
    const turn = await talk.turn().catch(() => undefined);
    if (turn?.sounds !== true) return fail("After the warning that a connection ends, nothing more is said.", mend);
    return pass(`Warned before the end, the agent said goodbye in ${Math.round(performance.now() - startedMs)} ms.`);
  },
};
