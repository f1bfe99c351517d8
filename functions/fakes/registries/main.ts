/** The fakes of company registries as a program: `node fakes/registries/main.ts --port 9303`. Stops on Ctrl-C, and with the process that started it. */
import { parseArgs } from "node:util";
import { runAsProgram } from "../server/run-as-program.ts";
import { startFakeRegistries } from "./start-fake-registries.ts";

const { values } = parseArgs({
  options: {
    port: { type: "string", default: "9303" },
    host: { type: "string", default: "127.0.0.1" },
  },
});

const fake = await startFakeRegistries({ port: Number(values.port), host: values.host });
runAsProgram("Fakes of company registries", fake);
