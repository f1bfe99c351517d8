import { type Check, fail, pass } from "../check.ts";
import { startSession } from "../start-session.ts";
import { Talk } from "./talk.ts";

/** Checks that typed text gets a spoken answer, even without a microphone. */
export const textToSound: Check = {
  name: "voice/text-to-sound",
  run: async (patient, signal) => {
    using talk = await Talk.open(await startSession(patient, signal), { signal });
    talk.write("Please say: good morning, the doctor is here.");
    const startedMs = performance.now();
    const { sounds, said } = await talk.turn();
    if (sounds) return pass(`The agent spoke ("${said}"), and was done after ${Math.round(performance.now() - startedMs)} ms.`);
    return fail(
      said === "" ? "The agent does not answer what is written." : `The agent's answer ("${said}") cannot be heard: its sound is silence.`,
      "Try again; then try another voice or model (LIVE_MODEL). https://status.cloud.google.com",
    );
  },
};
