/** The fake of Gemini as a program: `node fakes/voice/main.ts --port 9300`. Stops on Ctrl-C or with its parent process. */
import { parseArgs } from "node:util";
import { runAsProgram } from "../server/run-as-program.ts";
import { startFakeVoice } from "./start-fake-voice.ts";

const { values } = parseArgs({
  options: {
    port: { type: "string", default: "9300" },
    host: { type: "string", default: "127.0.0.1" },
    /** How many times faster conversations run. */
    speed: { type: "string", default: "1" },
  },
});

const fake = await startFakeVoice({ port: Number(values.port), host: values.host, settings: { speed: Number(values.speed) } });
runAsProgram("Fake of Gemini", fake);
