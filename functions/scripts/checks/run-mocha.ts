import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { join } from "node:path";
import { functionsDir } from "../stack/paths.ts";
import { Counts, oneFailed } from "./counts.ts";

const mocha = createRequire(import.meta.url).resolve("mocha/bin/mocha.js");
const reporter = join(import.meta.dirname, "counting-reporter.ts");

interface MochaOptions {
  readonly timeoutMs: number;
  /** The folder whose settings and files are meant. */
  readonly cwd?: string;
  readonly signal: AbortSignal;
}

/** Runs the tests of these files. A run that ends badly although no test failed, or without a word, counts as a failed test. */
export async function runMocha(specs: readonly string[], { timeoutMs, cwd = functionsDir, signal }: MochaOptions): Promise<Counts> {
  const child = spawn(process.execPath, [mocha, "--reporter", reporter, "--timeout", String(timeoutMs), ...specs], {
    cwd,
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    signal,
  });
  let counts: Counts | undefined;
  child.on("message", (message) => {
    counts = Counts.parse(message);
  });
  await once(child, "exit");
  if (counts === undefined) return oneFailed;
  return child.exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
