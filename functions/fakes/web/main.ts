/** The fake of the web as a program: `node fakes/web/main.ts --port 9304`. Stops on Ctrl-C, and with the process that started it. */
import { parseArgs } from "node:util";
import { runAsProgram } from "../server/run-as-program.ts";
import { startFakeWeb } from "./start-fake-web.ts";

const { values } = parseArgs({
  options: {
    port: { type: "string", default: "9304" },
    host: { type: "string", default: "127.0.0.1" },
  },
});

const fake = await startFakeWeb({ port: Number(values.port), host: values.host });
runAsProgram("Fake of the web", fake);
