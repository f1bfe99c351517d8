/** `npm start`: the local stack, until Ctrl-C. */
import { once } from "node:events";
import { greeting } from "./stack/greeting.ts";
import { rebuildOnChange } from "./stack/rebuild-on-change.ts";
import { runScript } from "./stack/run-script.ts";
import { SetupError } from "./stack/setup-error.ts";
import { withStack } from "./stack/stack.ts";

await runScript(async (signal) =>
  withStack(signal, async ({ addresses, logPath, ended }) => {
    console.log(greeting(addresses, logPath));
    rebuildOnChange(signal);
    await Promise.race([ended, once(signal, "abort")]);
    if (!signal.aborted) throw new SetupError(`The emulators have ended by themselves. Their log: ${logPath}`);
    return 0;
  }),
);
