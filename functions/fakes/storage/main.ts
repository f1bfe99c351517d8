/** The fake of Cloud Storage as a program: `node fakes/storage/main.ts --port 9306`. Stops on Ctrl-C or with its parent process. */
import { parseArgs } from "node:util";
import { programOptions, runAsProgram } from "../server/run-as-program.ts";
import { startFakeStorage } from "./start-fake-storage.ts";

const { values } = parseArgs({ options: programOptions(9306) });

runAsProgram("Fake of Cloud Storage", await startFakeStorage({ port: Number(values.port), host: values.host }));
