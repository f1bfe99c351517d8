import type { ToolResult } from "../../../answers/tool-result.ts";
import { toolResponseMessage } from "../../../../web/client/src/voice/wire.ts";
import { type Check, fail, type Outcome, pass, warn } from "../check.ts";
import type { Patient } from "../patient.ts";
import { startSession } from "../start-session.ts";
import { executeTool } from "./execute-tool.ts";
import { howToSet } from "./how-to-set.ts";
import { Talk } from "./talk.ts";

const mend =
  "Try again; then try another model (LIVE_MODEL). docs/voice-sessions.md says how a page wakes an agent that has fallen silent.";
/** 15 s: nobody waits longer for the first word. */
const patienceMs = 15_000;

/** The time that the doctor's page says, as it may be spoken. */
const closing = /\b(?:20[:.]00|20|8|eight|twenty)\b/i;

/** What is wrong if the model that reads pages has not found the answer. */
const sayUnread = (answer: ToolResult | undefined, patient: Patient): Outcome | undefined => {
  const fix = [
    'The lines "the language model for questions failed" in the log of liveToolsExecute say why: docs/logs.md',
    "Check GEMINI_API_KEY and its quota, or name another model, and a second one for when it is late:",
    howToSet("ASK_MODEL=gemini-3.8-flash,gemini-3.5-flash-lite", patient),
  ].join("\n");
  if (answer?.status === "passed_on")
    return fail("A question that a page answers was passed on to the team: the model that reads pages (ASK_MODEL) gave no answer.", fix);
  return answer === undefined || closing.test(answer.result)
    ? undefined
    : fail(`The model that reads pages (ASK_MODEL) found another answer: "${answer.result}"`, fix);
};

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
    const unread = sayUnread(responses.find(({ name }) => name === "ask")?.response, patient);
    if (unread !== undefined) return unread;
    talk.send(toolResponseMessage(responses));
    const turn = await talk.turn().catch(() => undefined);
    if (turn?.sounds !== true) return fail("The agent is told what a tool has answered, and does not say it.", mend);
    if (closing.test(turn.said)) return pass(`The agent asked the site and said: "${turn.said}"`);
    return warn(`The agent asked the site, and said something else: "${turn.said}"`, mend);
  },
};
