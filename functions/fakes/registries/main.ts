/** The fakes of registries as a program: `node fakes/registries/main.ts --port 9303`. Stops on Ctrl-C or with its parent process. */
import { parseArgs } from "node:util";
import { programOptions, runAsProgram } from "../server/run-as-program.ts";
import { startFakeRegistries } from "./start-fake-registries.ts";

const { values } = parseArgs({ options: programOptions(9303) });

const fake = await startFakeRegistries({ port: Number(values.port), host: values.host });
runAsProgram("Fakes of company registries", fake);
