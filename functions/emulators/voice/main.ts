/** The voice service as a program: `node emulators/voice/main.ts --port 9300`. Stops on Ctrl-C, and with the process that started it. */
import { parseArgs } from "node:util";
import { startVoiceService } from "./start-voice-service.ts";

const { values } = parseArgs({
  options: {
    port: { type: "string", default: "9300" },
    host: { type: "string", default: "127.0.0.1" },
    /** Conversations run so many times faster. */
    speed: { type: "string", default: "1" },
  },
});

const service = await startVoiceService({ port: Number(values.port), host: values.host, settings: { speed: Number(values.speed) } });
console.log(`Voice service: ${service.url}`);

const stop = (): void => {
  service.stop().then(() => process.exit(0), (error: unknown) => {
    console.error(error);
    process.exit(1);
  });
};
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, stop);
process.once("disconnect", stop);
process.channel?.unref();
