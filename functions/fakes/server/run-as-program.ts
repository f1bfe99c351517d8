import type { Fake } from "./start-fake.ts";

/** `--port` and `--host`, which all programs have, to be combined with their own options. */
export const programOptions = (port: number) =>
  ({ port: { type: "string", default: String(port) }, host: { type: "string", default: "127.0.0.1" } }) as const;

/** Prints the URL of a fake, and stops it on Ctrl-C or when the parent process ends. */
export function runAsProgram(name: string, { url, stop }: Pick<Fake<unknown>, "url" | "stop">): void {
  console.log(`${name}: ${url}`);
  const end = (): void => {
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, end);
  process.once("disconnect", end);
  process.channel?.unref();
}
