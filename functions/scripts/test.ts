/**
 * `npm test`: all checks but the nightly one, or those that are named, each also when one before it has failed. Test files may be named too,
 * from the functions folder: only those are run then. The last line counts the tests.
 */
import { join } from "node:path";
import { add, failure, nothing, type Outcome } from "./checks/outcome.ts";
import { nightlyTests } from "./checks/nightly-tests.ts";
import { type QueuedGroup, runMocha, runQueue } from "./checks/run-mocha.ts";
import { runTools } from "./checks/run-tools.ts";
import {
  aloneGroups,
  among,
  groupsOf,
  nightlyGroups,
  nightlyRaces,
  type SpecGroup,
  type StackGroup,
  stackGroups,
  unitGroups,
} from "./checks/spec-groups.ts";
import { cacheDir, webDir } from "./stack/paths.ts";
import type { CommandOptions } from "./stack/run-command.ts";
import { describeError, runScript } from "./stack/run-script.ts";
import { SetupError } from "./stack/setup-error.ts";
import { withStack } from "./stack/stack.ts";

/** `onOutput`, which only tools know, lets a check run in parallel with others. */
type Check = (options: Pick<CommandOptions, "signal" | "onOutput">) => Promise<Outcome>;

/** 1 min: far more than a test without emulators takes, on a machine that is busy. */
const unitTimeoutMs = 60_000;

/** 2 min: a hundred rounds of a race, on a machine that does something else, too. */
const emulatorTimeoutMs = 120_000;

/** On two cores: three compute while others wait for speech, or for a time limit. */
const stackGroupsAtOnce = 4;

// Tests start hundreds of processes. They find what the first one has compiled, which halves the time that each needs to start.
process.env["NODE_COMPILE_CACHE"] ??= join(cacheDir, "compiled");
// The Firestore emulator lives for some minutes: compiling its hot code a second time would cost more processor time than it saves.
process.env["JAVA_TOOL_OPTIONS"] ??= "-XX:+UseSerialGC -XX:TieredStopAtLevel=1";

const named = process.argv.slice(2);
const namedSpecs = named.filter((name) => name.endsWith(".spec.ts"));

const stackParts = ["emulator", "pages"] as const;

const withStackParts =
  (parts: readonly (typeof stackParts)[number][]): Check =>
  async ({ signal }) =>
    runWithStack(parts, signal);

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
  ["unit", async ({ signal }) => runQueue(choose(unitGroups.map((specs) => ({ specs }))), { atOnce: 2, timeoutMs: unitTimeoutMs, signal })],
  ["emulator", withStackParts(["emulator"])],
  ["pages", withStackParts(["pages"])],
  ["nightly", async ({ signal }) => runAtNight(signal)],
  [stackParts.join(" and "), withStackParts(stackParts)],
]);

const names = [...checks.keys()].filter((name) => name !== stackParts.join(" and "));

/** What runs unless something else is asked for. */
const usual = names.filter((name) => name !== "nightly");

/** Run in parallel: tools, which print when they have ended, and tests. The emulators need the machine for themselves. */
const firstLanes = [
  ["lint", "types"],
  ["web", "unit"],
];

await runScript(async (signal) => {
  const chosen = namedChecks();
  const lanes = firstLanes.map((lane) => lane.filter((name) => chosen.includes(name))).filter((lane) => lane.length > 0);
  const outcomes = await Promise.all(lanes.map(async (lane, index) => runInTurn(lane, { signal, isQuiet: index < lanes.length - 1 })));
  const parts = stackParts.filter((name) => chosen.includes(name));
  const rest = [...(parts.length > 0 ? [parts.join(" and ")] : []), ...chosen.filter((name) => name === "nightly")];
  const { passed, failures } = [...outcomes, await runInTurn(rest, { signal, isQuiet: false })].reduce(add);
  for (const [index, { text }] of failures.entries()) console.log(`\nFailed, ${index + 1} of ${failures.length}: ${text}`);
  if (passed + failures.length > 0) console.log(`\n${passed} passed, ${failures.length} failed`);
  return failures.length === 0 ? 0 : 1;
});

/** Runs them one after the other, even if an earlier one has failed. */
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

/** What needs the machine for itself, while the database is empty; then the others side by side. One stack serves all of it. */
async function runWithStack(parts: readonly string[], signal: AbortSignal): Promise<Outcome> {
  const options = { timeoutMs: emulatorTimeoutMs, signal, at: namedSpecs.length === 0 ? ("day" as const) : undefined };
  const chosen = (groups: readonly StackGroup[]) => choose(groups.filter(({ part }) => parts.includes(part)));
  return withStack(signal, async () => {
    const byName = namedSpecs.length === 0 ? [] : choose(nightlyGroups.map((specs) => ({ specs })));
    const alone = await runQueue([...chosen(aloneGroups), ...byName], { ...options, atOnce: 1 });
    return add(alone, await runQueue(chosen(stackGroups), { ...options, atOnce: stackGroupsAtOnce }));
  });
}

async function runAtNight(signal: AbortSignal): Promise<Outcome> {
  process.env["LECTERN_NIGHTLY"] = "1";
  const options = { timeoutMs: emulatorTimeoutMs, signal, atOnce: 1 };
  return withStack(signal, async () => {
    const moved = await runQueue([{ specs: Object.keys(nightlyTests) }], { ...options, at: "night" });
    return add(
      moved,
      await runQueue(
        [...nightlyRaces, ...nightlyGroups].map((specs) => ({ specs })),
        options,
      ),
    );
  });
}

/** The groups with those of their files that are named; whole ones where none is. */
function choose(groups: readonly QueuedGroup[]): readonly QueuedGroup[] {
  if (namedSpecs.length === 0) return groups;
  return groups.map((group) => ({ ...group, specs: among(namedSpecs, group.specs) })).filter(({ specs }) => specs.length > 0);
}

/** @throws SetupError for a name that is neither a check nor a test file */
function namedChecks(): readonly string[] {
  const stray = namedSpecs.find((path) => groupsOf(path).length === 0);
  if (stray !== undefined) throw new SetupError(`"${stray}" is not a test file in the functions folder.`);
  const chosen = named.filter((name) => !namedSpecs.includes(name));
  const unknown = chosen.find((name) => !names.includes(name));
  if (unknown !== undefined) throw new SetupError(`There is no check "${unknown}". There are: ${names.join(", ")}.`);
  if (named.length === 0) return usual;
  if (chosen.length > 0) return names.filter((name) => chosen.includes(name));
  const isNamed = (groups: readonly SpecGroup[]): boolean => groups.some((group) => among(namedSpecs, group).length > 0);
  const ofPart = (wanted: string) => [...stackGroups, ...aloneGroups].filter(({ part }) => part === wanted).map(({ specs }) => specs);
  return [
    ...(isNamed(unitGroups) ? ["unit"] : []),
    ...(isNamed([...ofPart("emulator"), ...nightlyGroups]) ? ["emulator"] : []),
    ...(isNamed(ofPart("pages")) ? ["pages"] : []),
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
  return add(
    tools,
    await runMocha(["{build,client,shared,editor,inbox,voice}/**/*.spec.ts"], { timeoutMs: unitTimeoutMs, cwd: webDir, signal }),
  );
}
