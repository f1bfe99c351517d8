/** The fake of Twilio as a program: `node fakes/telephony/main.ts --port 9302`. Stops on Ctrl-C or with its parent process. */
import { parseArgs } from "node:util";
import { runAsProgram } from "../server/run-as-program.ts";
import { localTelephony } from "./settings.ts";
import { startFakeTelephony } from "./start-fake-telephony.ts";

const { values } = parseArgs({
  options: {
    port: { type: "string", default: "9302" },
    host: { type: "string", default: "127.0.0.1" },
    /** How many times faster the phone network runs. */
    speed: { type: "string", default: "1" },
    /** The webhook for calls from browsers. */
    "voice-url": { type: "string", default: "" },
  },
});

const voiceUrl = values["voice-url"];
const settings = {
  speed: Number(values.speed),
  ...(voiceUrl !== "" && { applications: { [localTelephony.applicationSid]: { voiceUrl } } }),
};
const fake = await startFakeTelephony({ port: Number(values.port), host: values.host, settings });
runAsProgram("Fake of Twilio", fake);
