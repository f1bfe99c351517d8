/** The fake of Cloud Translation as a program: `node fakes/translation/main.ts --port 9301`. Stops on Ctrl-C or with its parent process. */
import { parseArgs } from "node:util";
import { programOptions, runAsProgram } from "../server/run-as-program.ts";
import { startFakeTranslation } from "./start-fake-translation.ts";

const { values } = parseArgs({
  options: {
    ...programOptions(9301),
    /** How long a translation takes, in milliseconds. */
    delay: { type: "string", default: "0" },
  },
});

const fake = await startFakeTranslation({
  port: Number(values.port),
  host: values.host,
  settings: { delayMs: Number(values.delay) },
});
runAsProgram("Fake of Cloud Translation", fake);
