import { spawn } from "node:child_process";
import { once } from "node:events";
import { globSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { shortLived } from "../../local/stack/node-options.ts";
import { functionsDir } from "../../local/stack/paths.ts";
import { add, failure, nothing, Outcome } from "./outcome.ts";

const mocha = createRequire(import.meta.url).resolve("mocha/bin/mocha.js");
const reporter = join(import.meta.dirname, "counting-reporter.ts");

/** 2 min: longer than a process needs to exit after its tests. */
const leavingMs = 120_000;

interface MochaOptions {
  /** Leaves out the tests that are tagged `@nightly`. */
  readonly isByDay?: boolean;
  readonly timeoutMs: number;
  /** The folder with the configuration and the test files. */
  readonly cwd?: string;
  /** Replaces this process's environment. */
  readonly env?: NodeJS.ProcessEnv;
  readonly ownProject?: string | undefined;
  readonly signal: AbortSignal;
  /** Prints its output only at the end, so that it can run in parallel. */
  readonly isQuiet?: boolean;
}

/** The tests of one process. */
export interface QueuedGroup {
  readonly specs: readonly string[];
  /** Shared resources: groups with a common one never run at the same time. */
  readonly uses?: readonly string[];
  /** The group's own Google project; the stack's by default. */
  readonly ownProject?: string;
}

/** Starts groups in order, several at a time, each in its own process. Later groups may overtake a waiting one. */
export async function runQueue(
  groups: readonly QueuedGroup[],
  { atOnce, ...options }: MochaOptions & { readonly atOnce: number },
): Promise<Outcome> {
  const queue = createQueue(atOnce);
  const { isQuiet = atOnce > 1 && groups.length > 1 } = options;
  const outcomes = await Promise.all(
    groups.map(async (group) => queue(group, async () => runMocha(group.specs, { ...options, isQuiet, ownProject: group.ownProject }))),
  );
  return outcomes.reduce(add, nothing);
}

/**
 * Starts work in the order in which it is added, several at a time, never two that share a resource. Later work may overtake waiting work.
 */
export function createQueue(atOnce: number): <Result>(needs: Pick<QueuedGroup, "uses">, work: () => Promise<Result>) => Promise<Result> {
  const waiting: { readonly uses: readonly string[]; readonly start: () => void }[] = [];
  const running: (readonly string[])[] = [];
  const startWhatMay = (): void => {
    for (const one of [...waiting]) {
      if (running.length >= atOnce) return;
      if (running.flat().some((used) => one.uses.includes(used))) continue;
      waiting.splice(waiting.indexOf(one), 1);
      running.push(one.uses);
      one.start();
    }
  };
  return async ({ uses = [] }, work) => {
    const own = [...uses];
    await new Promise<void>((start) => {
      waiting.push({ uses: own, start });
      startWhatMay();
    });
    try {
      return await work();
    } finally {
      running.splice(running.indexOf(own), 1);
      startWhatMay();
    }
  };
}

/**
 * Runs the tests in these files. A run that fails without a failed test, or reports nothing, counts as a failed test, and so does a glob
 * without matches. Globs are expanded here, because mocha only warns of those that it does not understand, such as braces without an
 * asterisk.
 */
export async function runMocha(
  specs: readonly string[],
  { isByDay = false, timeoutMs, cwd = functionsDir, env = process.env, ownProject, signal, isQuiet = false }: MochaOptions,
): Promise<Outcome> {
  const unmatched = specs.filter((glob) => globSync(glob, { cwd }).length === 0);
  if (unmatched.length > 0) return failure(`no test file matches ${unmatched.join(" ")}`);
  const startedMs = performance.now();
  const files = [...new Set(specs.flatMap((glob) => globSync(glob, { cwd })))].toSorted();
  const names = isByDay ? ["--grep", "@nightly", "--invert"] : [];
  const child = spawn(
    process.execPath,
    [...shortLived, mocha, "--reporter", reporter, "--timeout", String(timeoutMs), ...names, ...files],
    {
      cwd,
      env: { ...env, ...(ownProject !== undefined && { GCLOUD_PROJECT: ownProject, LECTERN_OWN_PROJECT: "1" }) },
      stdio: ["inherit", isQuiet ? "pipe" : "inherit", "inherit", "ipc"],
      signal,
    },
  );
  let outcome: Outcome | undefined;
  child.on("message", (message) => {
    outcome = Outcome.parse(message);
    // A server or loop of a failed test would keep the process running, and everything after it waiting, for ever.
    setTimeout(() => child.kill("SIGKILL"), leavingMs).unref();
  });
  const printed = child.stdout === null ? "" : text(child.stdout);
  await once(child, "exit");
  process.stdout.write(await printed);
  console.log(`${Math.round((performance.now() - startedMs) / 1000)} s: ${specs.join(" ")}`);
  const ending = `mocha ended with ${child.exitCode ?? child.signalCode}: ${specs.join(" ")}`;
  if (outcome === undefined) return failure(ending);
  return child.exitCode !== 0 && outcome.failures.length === 0 ? add(outcome, failure(ending)) : outcome;
}
