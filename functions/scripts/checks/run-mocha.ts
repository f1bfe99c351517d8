import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { functionsDir } from "../stack/paths.ts";
import { add, failure, nothing, Outcome } from "./outcome.ts";

const mocha = createRequire(import.meta.url).resolve("mocha/bin/mocha.js");
const reporter = join(import.meta.dirname, "counting-reporter.ts");

interface MochaOptions {
  readonly timeoutMs: number;
  /** The folder whose settings and files are meant. */
  readonly cwd?: string;
  readonly signal: AbortSignal;
  /** Prints what it has to say when it ends, so that it can run beside others. */
  readonly isQuiet?: boolean;
}

/** Runs the tests of several groups beside each other, each in a process of its own. They are to share nothing but the stack. */
export async function runGroups(groups: readonly (readonly string[])[], options: MochaOptions): Promise<Outcome> {
  const outcomes = await Promise.all(groups.map(async (specs, index) => runMocha(specs, { ...options, isQuiet: index > 0 })));
  return outcomes.reduce(add, nothing);
}

/** Runs the tests of these files. A run that ends badly although no test failed, or without a word, counts as a failed test. */
export async function runMocha(
  specs: readonly string[],
  { timeoutMs, cwd = functionsDir, signal, isQuiet = false }: MochaOptions,
): Promise<Outcome> {
  const child = spawn(process.execPath, [mocha, "--reporter", reporter, "--timeout", String(timeoutMs), ...specs], {
    cwd,
    stdio: ["inherit", isQuiet ? "pipe" : "inherit", "inherit", "ipc"],
    signal,
  });
  let outcome: Outcome | undefined;
  child.on("message", (message) => {
    outcome = Outcome.parse(message);
  });
  const printed = child.stdout === null ? "" : text(child.stdout);
  await once(child, "exit");
  process.stdout.write(await printed);
  const ending = `mocha ended with ${child.exitCode ?? child.signalCode}: ${specs.join(" ")}`;
  if (outcome === undefined) return failure(ending);
  return child.exitCode !== 0 && outcome.failures.length === 0 ? add(outcome, failure(ending)) : outcome;
}
