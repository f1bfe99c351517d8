/** `npm start`: the local stack, until Ctrl-C. */
import { greeting } from "./stack/greeting.ts";
import { keepBuilt } from "./stack/keep-built.ts";
import { localSecrets } from "./stack/local-secrets.ts";
import { localParameters } from "./stack/parameters.ts";
import { runSchedules } from "./stack/run-schedules.ts";
import { runScript } from "./stack/run-script.ts";
import { SetupError } from "./stack/setup-error.ts";
import { withStack } from "./stack/stack.ts";

/** 80 ms: the pace of espeak-ng, so that an announcement is not cut off. */
const espeakCharacterMs = 80;

const change = async (fake: string, settings: object): Promise<void> => {
  await fetch(`${fake}/control/settings`, { method: "PATCH", body: JSON.stringify(settings) });
};

await runScript(async (signal) =>
  withStack(signal, async ({ addresses, parameters, logPath, ended }) => {
    // If espeak-ng is installed, the agent and the phone network's announcements speak.
    await change(addresses.fakes.voice, { speech: "espeak" });
    await change(addresses.fakes.telephony, { speech: "espeak", characterMs: espeakCharacterMs });
    console.log(greeting(addresses, logPath));
    Object.assign(process.env, localParameters(parameters), localSecrets);
    await Promise.race([ended, keepBuilt(signal), runSchedules({ signal })]);
    throw new SetupError(`The emulators have ended by themselves. Their log: ${logPath}`);
  }),
);
