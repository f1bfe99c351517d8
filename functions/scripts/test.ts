/**
 * `npm test`: all checks, or those that are named, each also when one before it has failed. Files of tests may be named too, from the
 * functions folder: only those are run then. The last line counts the tests.
 */
import { join } from "node:path";
import { add, failure, nothing, type Outcome } from "./checks/outcome.ts";
import { runGroups, runMocha } from "./checks/run-mocha.ts";
import { runTools } from "./checks/run-tools.ts";
import {
  among,
  emulatorGroups,
  groupsOf,
  measuredPageGroups,
  pageGroups,
  soakGroups,
  type SpecGroup,
  unitGroups,
} from "./checks/spec-groups.ts";
import { cacheDir, webDir } from "./stack/paths.ts";
import type { CommandOptions } from "./stack/run-command.ts";
import { describeError, runScript } from "./stack/run-script.ts";
import { SetupError } from "./stack/setup-error.ts";
import { withStack } from "./stack/stack.ts";

/** With `onOutput`, which only tools know, it can run beside another. */
type Check = (options: Pick<CommandOptions, "signal" | "onOutput">) => Promise<Outcome>;

/** 1 min: far more than a test without emulators takes, on a machine that is busy. */
const unitTimeoutMs = 60_000;

/** 2 min: a hundred rounds of a race, on a machine that does something else, too. */
const emulatorTimeoutMs = 120_000;

// Tests start hundreds of processes. They find what the first one has compiled, which halves the time that each needs to start.
process.env["NODE_COMPILE_CACHE"] ??= join(cacheDir, "compiled");

const named = process.argv.slice(2);
const namedSpecs = named.filter((name) => name.endsWith(".spec.ts"));

const checks: ReadonlyMap<string, Check> = new Map<string, Check>([
  [
    "lint",
    async (options) =>
      runTools(
        [
          ["eslint", "."],
          ["prettier", "--check", "--log-level=warn", "**/*.{ts,mjs,js}"],
          ["knip", "--include", "files,dependencies,exports", "--no-config-hints"],
        ],
        options,
      ),
  ],
  ["types", async (options) => runTools([["tsc", "--noEmit"]], options)],
  ["web", async ({ signal }) => checkWeb(signal)],
  ["unit", async ({ signal }) => runGroups(choose(unitGroups), { timeoutMs: unitTimeoutMs, signal })],
  ["emulator", async ({ signal }) => runWithStack([emulatorGroups, soakGroups], signal)],
  ["pages", async ({ signal }) => runWithStack([pageGroups, measuredPageGroups], signal)],
]);

/** Beside each other: tools, which print when they have ended, and tests. The emulators need the machine for themselves. */
const lanes = [
  ["lint", "types"],
  ["web", "unit"],
];

await runScript(async (signal) => {
  const names = namedChecks();
  const chosen = [...checks.keys()].filter((name) => names.length === 0 || names.includes(name));
  const inLanes = lanes.map((lane) => lane.filter((name) => chosen.includes(name))).filter((lane) => lane.length > 0);

  const outcomes = await Promise.all(inLanes.map(async (lane, index) => runInTurn(lane, { signal, isQuiet: index < inLanes.length - 1 })));
  const rest = chosen.filter((name) => !lanes.flat().includes(name));
  const { passed, failures } = [...outcomes, await runInTurn(rest, { signal, isQuiet: false })].reduce(add);
  for (const [index, text] of failures.entries()) console.log(`\nFailed, ${index + 1} of ${failures.length}: ${text}`);
  if (passed + failures.length > 0) console.log(`\n${passed} passed, ${failures.length} failed`);
  return failures.length === 0 ? 0 : 1;
});

/** Each also when one before it has failed. */
async function runInTurn(
  names: readonly string[],
  { signal, isQuiet }: { readonly signal: AbortSignal; readonly isQuiet: boolean },
): Promise<Outcome> {
  let all = nothing;
  for (const name of names) {
    const output: Buffer[] = [];
    if (!isQuiet) console.log(`\n== ${name}`);
    const outcome = await runCheck(name, { signal, onOutput: isQuiet ? (part) => output.push(part) : undefined });
    if (isQuiet) console.log(`\n== ${name}\n${Buffer.concat(output).toString()}`);
    console.log(`\n${name}: ${outcome.failures.length === 0 ? "ok" : "failed"}`);
    all = add(all, outcome);
  }
  return all;
}

async function runCheck(name: string, options: Parameters<Check>[0]): Promise<Outcome> {
  const check = checks.get(name) ?? (async () => failure(name));
  return check(options).catch((error: unknown) => {
    options.signal.throwIfAborted();
    return failure(`${name}: ${String(describeError(error))}`);
  });
}

/** One after the other, what is run beside each other. */
async function runWithStack(inTurn: readonly (readonly SpecGroup[])[], signal: AbortSignal): Promise<Outcome> {
  return withStack(signal, async () => {
    let all = nothing;
    for (const groups of inTurn) all = add(all, await runGroups(choose(groups), { timeoutMs: emulatorTimeoutMs, signal }));
    return all;
  });
}

/** The groups with those of their files that are named; whole ones where none is. */
function choose(groups: readonly SpecGroup[]): readonly SpecGroup[] {
  return namedSpecs.length === 0 ? groups : among(namedSpecs, groups);
}

/** @throws SetupError for a name that is neither a check nor a file of tests */
function namedChecks(): readonly string[] {
  const stray = namedSpecs.find((path) => groupsOf(path).length === 0);
  if (stray !== undefined) throw new SetupError(`"${stray}" is not a file of tests in the functions folder.`);
  const names = named.filter((name) => !namedSpecs.includes(name));
  const unknown = names.find((name) => !checks.has(name));
  if (unknown !== undefined) throw new SetupError(`There is no check "${unknown}". There are: ${[...checks.keys()].join(", ")}.`);
  if (names.length > 0 || namedSpecs.length === 0) return names;
  return [
    ...(choose(unitGroups).length > 0 ? ["unit"] : []),
    ...(choose([...emulatorGroups, ...soakGroups]).length > 0 ? ["emulator"] : []),
    ...(choose([...pageGroups, ...measuredPageGroups]).length > 0 ? ["pages"] : []),
  ];
}

/** The pages' own lint, types, build within its budgets, and tests that need no browser. */
async function checkWeb(signal: AbortSignal): Promise<Outcome> {
  const bin = (name: string): string => join(webDir, "node_modules", ".bin", name);
  const tools = await runTools(
    [
      [bin("eslint"), "."],
      [bin("prettier"), "--check", "--log-level=warn", "."],
      [bin("tsc"), "--noEmit"],
      [process.execPath, "build.ts"],
    ],
    { signal, cwd: webDir },
  );
  return add(tools, await runMocha(["{build,client,shared,editor,voice}/**/*.spec.ts"], { timeoutMs: unitTimeoutMs, cwd: webDir, signal }));
}
