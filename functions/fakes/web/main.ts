/** The fake of the web as a program: `node fakes/web/main.ts --port 9304`. Stops on Ctrl-C or with its parent process. */
import { parseArgs } from "node:util";
import { programOptions, runAsProgram } from "../server/run-as-program.ts";
import { startFakeWeb } from "./start-fake-web.ts";

const { values } = parseArgs({ options: programOptions(9304) });

const fake = await startFakeWeb({ port: Number(values.port), host: values.host });
runAsProgram("Fake of the web", fake);
