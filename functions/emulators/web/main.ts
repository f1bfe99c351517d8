/** The small web as a program: `node emulators/web/main.ts --port 9304`. Stops on Ctrl-C, and with the process that started it. */
import { parseArgs } from "node:util";
import { startWeb } from "./start-web.ts";

const { values } = parseArgs({
  options: {
    port: { type: "string", default: "9304" },
    host: { type: "string", default: "127.0.0.1" },
  },
});

const web = await startWeb({ port: Number(values.port), host: values.host });
console.log(`Small web: ${web.url}`);

const stop = (): void => {
  web.stop().then(() => process.exit(0), (error: unknown) => {
    console.error(error);
    process.exit(1);
  });
};
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, stop);
process.once("disconnect", stop);
process.channel?.unref();
