/** `npm start`: the local stack, until Ctrl-C. */
import { greeting } from "./stack/greeting.ts";
import { keepBuilt } from "./stack/keep-built.ts";
import { runScript } from "./stack/run-script.ts";
import { SetupError } from "./stack/setup-error.ts";
import { withStack } from "./stack/stack.ts";

await runScript(async (signal) =>
  withStack(signal, async ({ addresses, logPath, ended }) => {
    console.log(greeting(addresses, logPath));
    await Promise.race([ended, keepBuilt(signal)]);
    throw new SetupError(`The emulators have ended by themselves. Their log: ${logPath}`);
  }),
);
