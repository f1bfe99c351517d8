import { toolResponseMessage } from "../../../../web/client/src/voice/wire.ts";
import { type Check, fail, pass, warn } from "../check.ts";
import { startSession } from "../start-session.ts";
import { executeTool } from "./execute-tool.ts";
import { Talk } from "./talk.ts";

const mend =
  "Try again; then try another model (LIVE_MODEL). docs/voice-sessions.md says how a page wakes an agent that has fallen silent.";
/** 15 s: nobody waits longer for the first word. */
const patienceMs = 15_000;

/** Checks that a question leads to a call of `ask` and a spoken answer, without microphone input, for which some models have waited. */
export const askAloud: Check = {
  name: "voice/ask",
  timeMs: 60_000,
  run: async (patient, signal) => {
    const time = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]);
    using talk = await Talk.open(await startSession(patient, signal), { signal: time });
    talk.write("Until when are you open on Thursdays?");
    const called = await talk.until("tool_call", "turn_complete").catch(() => undefined);
    if (called?.kind !== "tool_call") return fail("The agent does not call a tool when it is asked something.", mend);
    const answers = called.calls.map(async ({ name, args, wireId, id }) => {
      const response = await executeTool(patient, { tool_name: name, args, call_id: id }, signal);
      return { name, wireId, response };
    });
    const responses = await Promise.all(answers);
    if (!responses.some(({ name }) => name === "ask"))
      return fail(`A question is answered by ${called.calls.map(({ name }) => name).join()}.`, mend);
    talk.send(toolResponseMessage(responses));
    const turn = await talk.turn().catch(() => undefined);
    if (turn?.sounds !== true) return fail("The agent is told what a tool has answered, and does not say it.", mend);
    if (/\b(?:20[:.]00|20|8|eight|twenty)\b/i.test(turn.said)) return pass(`The agent asked the site and said: "${turn.said}"`);
    return warn(`The agent asked the site, and said something else: "${turn.said}"`, mend);
  },
};
