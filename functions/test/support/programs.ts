import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

type Program = ReturnType<typeof spawn>;

/** A fake that runs as a separate process, and the first line of its output. */
export const aProgram = async (fake: string, options: readonly string[]) => {
  const program = join(import.meta.dirname, "../../fakes", fake, "main.ts");
  const child = spawn(process.execPath, [program, ...options], { stdio: ["ignore", "pipe", "inherit", "ipc"] });
  const exit = once(child, "exit");
  if (child.stdout === null) throw new Error("the output is piped");
  const printed: readonly unknown[] = await once(child.stdout.setEncoding("utf8"), "data");
  return { child, exit, line: String(printed[0]) };
};

/** The ways in which programs are told to stop. */
export const waysToStop = [
  ["SIGTERM", (child: Program) => child.kill("SIGTERM")],
  [
    "the end of the channel to its parent",
    (child: Program) => {
      child.disconnect();
    },
  ],
] as const;
