import { type Check, fail, pass } from "../check.ts";
import { startSession } from "../start-session.ts";
import { Talk } from "./talk.ts";

const word = "Heron";

/** Checks that a conversation continues, with its history, on a new connection: the service ends each after about ten minutes. */
export const resume: Check = {
  name: "voice/resume",
  timeMs: 60_000,
  run: async (patient, signal) => {
    const session = await startSession(patient, signal);
    const mend =
      "Try again; then look whether the service has changed what it says of sessions: https://ai.google.dev/gemini-api/docs/live-session";
    let handle: string;
    {
      using talk = await Talk.open(session, { signal });
      talk.write(`My bicycle is called ${word}.`);
      await talk.turn();
      ({ handle } = await talk.until("handle"));
    }
    patient.secrecy.keep(handle);
    try {
      using talk = await Talk.open(session, { signal, handle });
      talk.write("Without looking anything up: what did I say, what is my bicycle called?");
      const { said } = await talk.turn();
      if (said.toLowerCase().includes(word.toLowerCase())) return pass("A conversation that was broken off goes on, and remembers.");
      return fail(`A conversation that was broken off has forgotten what was said: "${said}"`, mend);
    } catch (error) {
      signal.throwIfAborted();
      return fail(`A conversation that was broken off cannot go on. ${error instanceof Error ? error.message : ""}`, mend);
    }
  },
};
