/** `npm start`: the local stack, until Ctrl-C. */
import { greeting } from "./stack/greeting.ts";
import { keepBuilt } from "./stack/keep-built.ts";
import { localSecrets } from "./stack/local-secrets.ts";
import { localParameters } from "./stack/parameters.ts";
import { runSchedules } from "./stack/run-schedules.ts";
import { runScript } from "./stack/run-script.ts";
import { SetupError } from "./stack/setup-error.ts";
import { withStack } from "./stack/stack.ts";

await runScript(async (signal) =>
  withStack(signal, async ({ addresses, parameters, logPath, ended }) => {
    // Where espeak-ng is installed, the local agent and the announcements of the phone network have a voice.
    for (const fake of [addresses.fakes.voice, addresses.fakes.telephony])
      await fetch(`${fake}/control/settings`, { method: "PATCH", body: JSON.stringify({ speech: "espeak" }) });
    console.log(greeting(addresses, logPath));
    Object.assign(process.env, localParameters(parameters), localSecrets);
    await Promise.race([ended, keepBuilt(signal), runSchedules({ signal })]);
    throw new SetupError(`The emulators have ended by themselves. Their log: ${logPath}`);
  }),
);
