/**
 * `npm test`: all checks, or those that are named, each also when one before it has failed. Files of tests may be named too, from the
 * functions folder: only those are run then. The last line counts the tests.
 */
import { join, matchesGlob } from "node:path";
import { add, type Counts, nothing, oneFailed } from "./checks/counts.ts";
import { runGroups, runMocha } from "./checks/run-mocha.ts";
import { runTools } from "./checks/run-tools.ts";
import { cacheDir, webDir } from "./stack/paths.ts";
import type { CommandOptions } from "./stack/run-command.ts";
import { describeError, runScript } from "./stack/run-script.ts";
import { SetupError } from "./stack/setup-error.ts";
import { withStack } from "./stack/stack.ts";

/** With `onOutput`, which only tools know, it can run beside another. */
type Check = (options: Pick<CommandOptions, "signal" | "onOutput">) => Promise<Counts>;

const unitSpecs = ["{src,scripts,bench,soak,fakes}/**/*.spec.ts", "test/!(emulator|pages)/**/*.spec.ts"];
/** 20 s: far more than a test without emulators takes, on a machine that is busy. */
const unitTimeoutMs = 20_000;

/** Run beside each other, and take about as long: races and drafts have projects of their own, and use no fake of the stack. */
const emulatorGroups = [
  ["test/emulator/{races,drafts}/**/*.spec.ts"],
  ["test/emulator/*.spec.ts", "test/emulator/!(races|drafts)/**/*.spec.ts"],
];
/** 2 min: a hundred rounds of a race, on a machine that does something else, too. */
const emulatorTimeoutMs = 120_000;

// Tests start hundreds of processes. They find what the first one has compiled, which halves the time that each needs to start.
process.env["NODE_COMPILE_CACHE"] ??= join(cacheDir, "compiled");

/** The editor does not use the fakes that the voice page's tests control. */
const pageGroups = [["test/pages/!(voice)/**/!(loading|first-load).spec.ts"], ["test/pages/voice/**/!(loading|first-load).spec.ts"]];
/** Beside nothing else: they measure. */
const measuredPageSpecs = ["test/pages/**/{loading,first-load}.spec.ts"];

const named = process.argv.slice(2);
const namedSpecs = named.filter((name) => name.endsWith(".spec.ts"));
const isEmulatorSpec = (path: string): boolean => path.startsWith("test/emulator/");
const isPageSpec = (path: string): boolean => path.startsWith("test/pages/");
const isUnitSpec = (path: string): boolean => !isEmulatorSpec(path) && !isPageSpec(path);

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
  ["unit", async ({ signal }) => runMocha(choose(unitSpecs, isUnitSpec), { timeoutMs: unitTimeoutMs, signal })],
  [
    "emulator",
    async ({ signal }) =>
      withStack(signal, async () => {
        return runGroups(chooseGroups(emulatorGroups, isEmulatorSpec), { timeoutMs: emulatorTimeoutMs, signal });
      }),
  ],
  [
    "pages",
    async ({ signal }) =>
      withStack(signal, async () => {
        const options = { timeoutMs: emulatorTimeoutMs, signal };
        const together = await runGroups(chooseGroups(pageGroups, isPageSpec), options);
        return add(together, await runGroups(chooseGroups([measuredPageSpecs], isPageSpec), options));
      }),
  ],
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

  const counts = await Promise.all(inLanes.map(async (lane, index) => runInTurn(lane, { signal, isQuiet: index < inLanes.length - 1 })));
  const rest = chosen.filter((name) => !lanes.flat().includes(name));
  const { passed, failed } = [...counts, await runInTurn(rest, { signal, isQuiet: false })].reduce(add);
  if (passed + failed > 0) console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});

/** Each also when one before it has failed. */
async function runInTurn(
  names: readonly string[],
  { signal, isQuiet }: { readonly signal: AbortSignal; readonly isQuiet: boolean },
): Promise<Counts> {
  let counts = nothing;
  for (const name of names) {
    const output: Buffer[] = [];
    if (!isQuiet) console.log(`\n== ${name}`);
    const outcome = await runCheck(name, { signal, onOutput: isQuiet ? (part) => output.push(part) : undefined });
    if (isQuiet) console.log(`\n== ${name}\n${Buffer.concat(output).toString()}`);
    console.log(`\n${name}: ${outcome.failed === 0 ? "ok" : "failed"}`);
    counts = add(counts, outcome);
  }
  return counts;
}

async function runCheck(name: string, options: Parameters<Check>[0]): Promise<Counts> {
  const check = checks.get(name) ?? (async () => oneFailed);
  return check(options).catch((error: unknown) => {
    options.signal.throwIfAborted();
    console.error(describeError(error));
    return oneFailed;
  });
}

function choose(all: readonly string[], isOfCheck: (path: string) => boolean): readonly string[] {
  const own = namedSpecs.filter(isOfCheck);
  return own.length > 0 ? own : all;
}

/** The groups with those of their files that are named; whole ones where no file of the check is. */
function chooseGroups(groups: readonly (readonly string[])[], isOfCheck: (path: string) => boolean): readonly (readonly string[])[] {
  const own = namedSpecs.filter(isOfCheck);
  if (own.length === 0) return groups;
  const chosen = groups.map((globs) => own.filter((path) => globs.some((glob) => matchesGlob(path, glob))));
  return chosen.filter((specs) => specs.length > 0);
}

/** @throws SetupError for a name that is neither a check nor a file of tests */
function namedChecks(): readonly string[] {
  const names = named.filter((name) => !namedSpecs.includes(name));
  const unknown = names.find((name) => !checks.has(name));
  if (unknown !== undefined) throw new SetupError(`There is no check "${unknown}". There are: ${[...checks.keys()].join(", ")}.`);
  if (names.length > 0 || namedSpecs.length === 0) return names;
  return [
    ...(namedSpecs.some(isUnitSpec) ? ["unit"] : []),
    ...(namedSpecs.some(isEmulatorSpec) ? ["emulator"] : []),
    ...(namedSpecs.some(isPageSpec) ? ["pages"] : []),
  ];
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
    { signal, cwd: webDir },
  );
  return add(tools, await runMocha(["{build,client,shared,editor,voice}/**/*.spec.ts"], { timeoutMs: unitTimeoutMs, cwd: webDir, signal }));
}
