/** The translation service as a program: `node emulators/translation/main.ts --port 9301`. Stops on Ctrl-C, and with the process that started it. */
import { parseArgs } from "node:util";
import { startTranslationService } from "./start-translation-service.ts";

const { values } = parseArgs({
  options: {
    port: { type: "string", default: "9301" },
    host: { type: "string", default: "127.0.0.1" },
    /** How long a translation takes, in milliseconds. */
    delay: { type: "string", default: "0" },
  },
});

const service = await startTranslationService({ port: Number(values.port), host: values.host, settings: { delayMs: Number(values.delay) } });
console.log(`Translation service: ${service.url}`);

const stop = (): void => {
  service.stop().then(() => process.exit(0), (error: unknown) => {
    console.error(error);
    process.exit(1);
  });
};
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, stop);
process.once("disconnect", stop);
process.channel?.unref();
