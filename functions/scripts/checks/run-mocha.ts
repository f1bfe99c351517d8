import { spawn } from "node:child_process";
import { once } from "node:events";
import { globSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { functionsDir } from "../stack/paths.ts";
import { add, failure, nothing, Outcome } from "./outcome.ts";

const mocha = createRequire(import.meta.url).resolve("mocha/bin/mocha.js");
const reporter = join(import.meta.dirname, "counting-reporter.ts");

interface MochaOptions {
  readonly timeoutMs: number;
  /** The folder with the settings and the test files. */
  readonly cwd?: string;
  readonly signal: AbortSignal;
  /** Prints its output when it ends, so that it can run beside others. */
  readonly isQuiet?: boolean;
}

/**
 * Runs lanes in parallel and the groups of a lane in turn, each group in its own process. Groups of different lanes may share nothing but
 * the stack.
 */
export async function runLanes(lanes: readonly (readonly (readonly string[])[])[], options: MochaOptions): Promise<Outcome> {
  const outcomes = await Promise.all(
    lanes.map(async (groups, index) => {
      let outcome = nothing;
      for (const specs of groups) outcome = add(outcome, await runMocha(specs, { ...options, isQuiet: index > 0 }));
      return outcome;
    }),
  );
  return outcomes.reduce(add, nothing);
}

/**
 * Runs the tests in these files. A run that fails without a failed test, or reports nothing, counts as a failed test; so does a glob that
 * matches nothing. Globs are expanded here, because mocha only warns of one that it does not understand, such as braces without an
 * asterisk.
 */
export async function runMocha(
  specs: readonly string[],
  { timeoutMs, cwd = functionsDir, signal, isQuiet = false }: MochaOptions,
): Promise<Outcome> {
  const unmatched = specs.filter((glob) => globSync(glob, { cwd }).length === 0);
  if (unmatched.length > 0) return failure(`no test file matches ${unmatched.join(" ")}`);
  const files = [...new Set(specs.flatMap((glob) => globSync(glob, { cwd })))].toSorted();
  const child = spawn(process.execPath, [mocha, "--reporter", reporter, "--timeout", String(timeoutMs), ...files], {
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
