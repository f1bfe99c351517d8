/** The registers of companies as a program: `node emulators/registries/main.ts --port 9303`. Stops on Ctrl-C, and with the process that started it. */
import { parseArgs } from "node:util";
import { startRegistries } from "./start-registries.ts";

const { values } = parseArgs({
  options: {
    port: { type: "string", default: "9303" },
    host: { type: "string", default: "127.0.0.1" },
  },
});

const registries = await startRegistries({ port: Number(values.port), host: values.host });
console.log(`Registers of companies: ${registries.url}`);

const stop = (): void => {
  registries.stop().then(() => process.exit(0), (error: unknown) => {
    console.error(error);
    process.exit(1);
  });
};
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, stop);
process.once("disconnect", stop);
process.channel?.unref();
