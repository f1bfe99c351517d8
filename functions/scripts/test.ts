/**
 * `npm test`: all checks, or those that are named, each also when one before it has failed. Files of tests may be named too, from the
 * functions folder: only those are run then. The last line counts the tests.
 */
import { join } from "node:path";
import { add, type Counts, nothing, oneFailed } from "./checks/counts.ts";
import { runGroups, runMocha } from "./checks/run-mocha.ts";
import { runTools } from "./checks/run-tools.ts";
import { cacheDir, webDir } from "./stack/paths.ts";
import { describeError, runScript } from "./stack/run-script.ts";
import { SetupError } from "./stack/setup-error.ts";
import { withStack } from "./stack/stack.ts";

type Check = (signal: AbortSignal) => Promise<Counts>;

const unitSpecs = ["{src,scripts,bench,fakes}/**/*.spec.ts", "test/!(emulator)/**/*.spec.ts"];
/** 20 s: far more than a test without emulators takes, on a machine that is busy. */
const unitTimeoutMs = 20_000;

/** Two groups that run beside each other, about as long as each other: the races have projects of their own, and use no fake of the stack. */
const emulatorGroups = [["test/emulator/races/**/*.spec.ts"], ["test/emulator/*.spec.ts", "test/emulator/!(races)/**/*.spec.ts"]];
/** 2 min: a hundred rounds of a race, on a machine that does something else, too. */
const emulatorTimeoutMs = 120_000;

// Tests start hundreds of processes. They find what the first one has compiled, which halves the time that each needs to start.
process.env["NODE_COMPILE_CACHE"] ??= join(cacheDir, "compiled");

const named = process.argv.slice(2);
const namedSpecs = named.filter((name) => name.endsWith(".spec.ts"));
const isEmulatorSpec = (path: string): boolean => path.startsWith("test/emulator/");

const checks: ReadonlyMap<string, Check> = new Map<string, Check>([
  [
    "lint",
    async (signal) => runTools([["eslint", "."], ["prettier", "--check", "--log-level=warn", "**/*.{ts,mjs,js}"], ["knip"]], signal),
  ],
  ["types", async (signal) => runTools([["tsc", "--noEmit"]], signal)],
  ["web", async (signal) => checkWeb(signal)],
  [
    "unit",
    async (signal) =>
      runMocha(
        choose(unitSpecs, (path) => !isEmulatorSpec(path)),
        { timeoutMs: unitTimeoutMs, signal },
      ),
  ],
  [
    "emulator",
    async (signal) =>
      withStack(signal, async () => {
        const own = namedSpecs.filter(isEmulatorSpec);
        return runGroups(own.length > 0 ? [own] : emulatorGroups, { timeoutMs: emulatorTimeoutMs, signal });
      }),
  ],
]);

await runScript(async (signal) => {
  const names = namedChecks();
  const chosen = [...checks].filter(([name]) => names.length === 0 || names.includes(name));

  let counts = nothing;
  for (const [name, check] of chosen) {
    console.log(`\n== ${name}`);
    const outcome = await check(signal).catch((error: unknown) => {
      signal.throwIfAborted();
      console.error(describeError(error));
      return oneFailed;
    });
    console.log(`\n${name}: ${outcome.failed === 0 ? "ok" : "failed"}`);
    counts = add(counts, outcome);
  }
  if (counts.passed + counts.failed > 0) console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
  return counts.failed === 0 ? 0 : 1;
});

function choose(all: readonly string[], isOfCheck: (path: string) => boolean): readonly string[] {
  const own = namedSpecs.filter(isOfCheck);
  return own.length > 0 ? own : all;
}

/** @throws SetupError for a name that is neither a check nor a file of tests */
function namedChecks(): readonly string[] {
  const names = named.filter((name) => !namedSpecs.includes(name));
  const unknown = names.find((name) => !checks.has(name));
  if (unknown !== undefined) throw new SetupError(`There is no check "${unknown}". There are: ${[...checks.keys()].join(", ")}.`);
  if (names.length > 0 || namedSpecs.length === 0) return names;
  return [...(namedSpecs.some((path) => !isEmulatorSpec(path)) ? ["unit"] : []), ...(namedSpecs.some(isEmulatorSpec) ? ["emulator"] : [])];
}

/** The pages' own lint, types, build within its budgets, and tests that need no browser. */
async function checkWeb(signal: AbortSignal): Promise<Counts> {
  const bin = (name: string): string => join(webDir, "node_modules", ".bin", name);
  const tools = await runTools(
    [
      [bin("eslint"), "."],
      [bin("prettier"), "--check", "--log-level=warn", "."],
      [bin("tsc"), "--noEmit"],
      [process.execPath, "build.ts"],
    ],
    signal,
    webDir,
  );
  return add(tools, await runMocha(["client/**/*.spec.ts"], { timeoutMs: unitTimeoutMs, cwd: webDir, signal }));
}
