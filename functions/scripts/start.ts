/** `npm start`: the local stack, until Ctrl-C. With GEMINI_API_KEY in the environment, it uses the real Gemini. */
import { readPortOffset } from "../local/stack/firebase-config.ts";
import { chooseGemini, describeGeminiCost } from "../local/stack/gemini-of-stack.ts";
import { greeting } from "../local/stack/greeting.ts";
import { keepBuilt } from "../local/stack/keep-built.ts";
import { localSecrets } from "../local/stack/local-secrets.ts";
import { localParameters } from "../local/stack/parameters.ts";
import { requireGeminiKey } from "./doctor/voice/require-gemini-key.ts";
import { runSchedules } from "../local/stack/run-schedules.ts";
import { runScript } from "../local/stack/run-script.ts";
import { SetupError } from "../local/stack/setup-error.ts";
import { type Stack, withStack } from "../local/stack/stack.ts";

/** 80 ms: the pace of espeak-ng, so that an announcement is not cut off. */
const espeakCharacterMs = 80;

const change = async (fake: string, settings: object): Promise<void> => {
  await fetch(`${fake}/control/settings`, { method: "PATCH", body: JSON.stringify(settings) });
};

await runScript(async (signal) => {
  const gemini = chooseGemini(process.env, readPortOffset(process.env));
  if (gemini.isReal) {
    console.log(describeGeminiCost());
    await requireGeminiKey(gemini, signal);
  }
  const run = async ({ addresses, parameters, logPath, ended }: Stack): Promise<never> => {
    // If espeak-ng is installed, the agent and the phone network's announcements speak.
    await change(addresses.fakes.voice, { speech: "espeak" });
    await change(addresses.fakes.telephony, { speech: "espeak", characterMs: espeakCharacterMs });
    console.log(greeting(addresses, { logPath, gemini }));
    Object.assign(process.env, localParameters(parameters), localSecrets, { GEMINI_API_KEY: gemini.key });
    await Promise.race([ended, keepBuilt(signal), runSchedules({ signal })]);
    throw new SetupError(`The emulators have ended by themselves. Their log: ${logPath}`);
  };
  return withStack(signal, run, gemini);
});
