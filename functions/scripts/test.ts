/**
 * `npm test`: all checks, or the named ones, each even if an earlier one failed. Test files may also be named, relative to the functions
 * folder: then only those run, completely. Tests that are tagged `@nightly` and the long rounds of races (`test/support/rounds.ts`) are added
 * by the name `nightly`: then no two parts run at the same time on the stack. The last line has the number of tests.
 */
import { basename, join, relative } from "node:path";
import { againAlone } from "./checks/again-alone.ts";
import { add, failure, nothing, type Outcome } from "./checks/outcome.ts";
import { createQueue, type QueuedGroup, runMocha, runQueue } from "./checks/run-mocha.ts";
import { runCommand } from "../local/stack/run-command.ts";
import {
  allStackGroups,
  aloneGroups,
  among,
  earlyGroups,
  groupsOf,
  ownProjectOf,
  type SpecGroup,
  type StackGroup,
  stackGroups,
  unitGroups,
} from "./checks/spec-groups.ts";
import { buildIfNeeded } from "../local/stack/build-if-needed.ts";
import { cacheDir, functionsDir, webDir } from "../local/stack/paths.ts";
import { describeError, runScript } from "../local/stack/run-script.ts";
import { SetupError } from "../local/stack/setup-error.ts";
import { withStack } from "../local/stack/stack.ts";

/** A program and its options. */
type Tool = readonly [string, ...string[]];

/** A part of a check. A quiet one prints only at its end, so that others can run in parallel. */
type Job = (options: { readonly signal: AbortSignal; readonly isQuiet: boolean }) => Promise<Outcome>;

/** 3 min: enough even on a machine that is three times slower. */
const unitTimeoutMs = 180_000;

/** 5 min: also enough for a hundred rounds of a race. */
const emulatorTimeoutMs = 300_000;

/** 3 on two cores: two compute while a deployment waits. */
const jobsAtOnce = 3;

const named = process.argv.slice(2);
const namedSpecs = named.filter((name) => name.endsWith(".spec.ts"));
const isEverything = namedSpecs.length === 0;
const isAtNight = named.includes("nightly");

/** 4 on two cores: three compute while others wait for speech or a time limit. At night, long races and the soak need the whole machine. */
const stackGroupsAtOnce = isAtNight ? 1 : 4;

/** Named files run completely. */
const isByDay = isEverything && !isAtNight;

// Tests start hundreds of processes. Code compiled by the first one halves the start time of the others.
process.env["NODE_COMPILE_CACHE"] ??= join(cacheDir, "compiled");
// For the Firestore emulator: one thread collects garbage, and only the quick compiler runs, because thorough optimising costs more than it saves.
process.env["JAVA_TOOL_OPTIONS"] ??= "-XX:+UseSerialGC -XX:TieredStopAtLevel=1";

if (isAtNight) process.env["LECTERN_NIGHTLY"] = "1";

/** A copy without the addresses of the stack, which may start while tests run that must not use it. */
const environment = { ...process.env };

/** Runs tools in sequence, even if one fails. */
const tools =
  (cwd: string, ...lines: readonly Tool[]): Job =>
  async ({ signal, isQuiet }) => {
    const output: Buffer[] = [];
    const onOutput = isQuiet ? (part: Buffer) => output.push(part) : undefined;
    const failures: { readonly text: string }[] = [];
    for (const [program, ...words] of lines) {
      if ((await runCommand(program, words, { cwd, signal, onOutput })) !== 0)
        failures.push({ text: [basename(program), ...words].join(" ") });
      signal.throwIfAborted();
    }
    process.stdout.write(Buffer.concat(output));
    return { ...nothing, failures };
  };

const unit =
  (specs: SpecGroup, cwd: string): Job =>
  async (options) =>
    runMocha(specs, { ...options, isByDay, timeoutMs: unitTimeoutMs, cwd, env: environment });

const webBin = (name: string): string => join(webDir, "node_modules", ".bin", name);

/** Jobs without emulators, the longest first. Building the pages also checks their size budgets. */
const jobs: Readonly<Record<string, readonly Job[]>> = {
  unit: choose(unitGroups.map((specs) => ({ specs }))).map(({ specs }) => unit(specs, functionsDir)),
  web: [
    unit(["{build,client,markdown,shared,site,editor,inbox,voice}/**/*.spec.ts"], webDir),
    tools(webDir, [webBin("oxlint"), "--type-check"], [webBin("oxfmt"), "--check", "."]),
  ],
  lint: [
    tools(functionsDir, ["oxlint", "--type-check"]),
    tools(
      functionsDir,
      ["oxfmt", "--check", "**/*.{ts,mjs,js}"],
      ["node", "scripts/layers.ts", "--check"],
      ["knip", "--include", "files,dependencies,exports", "--no-config-hints"],
    ),
  ],
};

const stackParts = ["emulator", "pages"] as const;

const checks = [...Object.keys(jobs), ...stackParts];

await runScript(async (signal) => {
  const wanted = namedChecks();
  const built = isEverything && wanted.some(needsBuild) ? await attempt("build", signal, build) : nothing;
  const chosen = built.failures.length === 0 ? wanted : wanted.filter((name) => !needsBuild(name));
  const first = runJobs(chosen, signal);
  // Named files print at once, because they run in sequence.
  if (!isEverything) await first;
  const parts = stackParts.filter((name) => chosen.includes(name));
  const onStack =
    parts.length === 0 ? nothing : attempt(parts.join(" and "), signal, async () => runWithStack(parts, { signal, after: first }));
  // Even if one of them is aborted, the other one cleans up.
  await Promise.allSettled([first, onStack]);
  const unjudged = await first;
  const judged = isEverything ? await againAlone(unjudged, async (file) => unitAgain(file)({ signal, isQuiet: false })) : unjudged;
  const { passed, failures, onlyAlone = 0 } = [built, judged, await onStack].reduce(add);
  for (const [index, { text }] of failures.entries()) console.log(`\nFailed, ${index + 1} of ${failures.length}: ${text}`);
  const alone = onlyAlone > 0 ? ` (${onlyAlone} of them only alone)` : "";
  if (passed + failures.length > 0) console.log(`\n${passed} passed${alone}, ${failures.length} failed`);
  return failures.length === 0 ? 0 : 1;
});

function needsBuild(name: string): boolean {
  return name !== "lint";
}

/** Once, before the tests that need it, because two parallel builds would replace each other's files. */
async function build(): Promise<Outcome> {
  await buildIfNeeded((printed) => {
    console.log(printed);
  });
  return nothing;
}

/** Runs all jobs, even after a failed one. */
async function runJobs(chosen: readonly string[], signal: AbortSignal): Promise<Outcome> {
  const queue = createQueue(isEverything ? jobsAtOnce : 1);
  const wanted = Object.entries(jobs).filter(([name]) => chosen.includes(name));
  const isQuiet = isEverything && wanted.flatMap(([, all]) => all).length > 1;
  const outcomes = await Promise.all(
    wanted.map(async ([name, all]) => {
      const done = await Promise.all(
        all.map(async (job) => queue({}, async () => attempt(name, signal, async () => job({ signal, isQuiet })))),
      );
      const outcome = done.reduce(add, nothing);
      console.log(`\n${name}: ${outcome.failures.length === 0 ? "ok" : "failed"}`);
      return outcome;
    }),
  );
  return outcomes.reduce(add, nothing);
}

/** Repeats one file of the jobs above. */
function unitAgain(file: string): Job {
  const folder = file.startsWith(webDir) ? webDir : functionsDir;
  return unit([relative(folder, file)], folder);
}

/** Counts an exception as a failure. */
async function attempt(name: string, signal: AbortSignal, run: () => Promise<Outcome>): Promise<Outcome> {
  return run().catch((error: unknown) => {
    signal.throwIfAborted();
    return failure(`${name}: ${String(describeError(error))}`);
  });
}

/**
 * The stack starts, and tests that want an empty database run, in parallel with what needs no stack; then tests that need the machine for
 * themselves; then all others in parallel. One stack serves all of them.
 */
async function runWithStack(
  parts: readonly string[],
  { signal, after }: { readonly signal: AbortSignal; readonly after: Promise<unknown> },
): Promise<Outcome> {
  const options = { timeoutMs: emulatorTimeoutMs, signal, isByDay };
  const chosen = (groups: readonly StackGroup[]) => choose(groups.filter(({ part }) => parts.includes(part)));
  return withStack(signal, async () => {
    const early = await runQueue(chosen(earlyGroups), { ...options, atOnce: 1, isQuiet: isEverything });
    await after;
    const alone = await runQueue(chosen(aloneGroups), { ...options, atOnce: 1 });
    const outcome = [early, alone, await runQueue(chosen(stackGroups), { ...options, atOnce: stackGroupsAtOnce })].reduce(add);
    const again = async (path: string): Promise<Outcome> => {
      const file = relative(functionsDir, path);
      return runMocha([file], { ...options, ownProject: ownProjectOf(file) });
    };
    return isEverything ? againAlone(outcome, again) : outcome;
  });
}

/** The groups reduced to the named files; complete if none is named. */
function choose(groups: readonly QueuedGroup[]): readonly QueuedGroup[] {
  if (isEverything) return groups;
  return groups.map((group) => ({ ...group, specs: among(namedSpecs, group.specs) })).filter(({ specs }) => specs.length > 0);
}

/** @throws SetupError for a name that is neither a check nor a test file */
function namedChecks(): readonly string[] {
  const stray = namedSpecs.find((path) => groupsOf(path).length === 0);
  if (stray !== undefined) throw new SetupError(`"${stray}" is not a test file in the functions folder.`);
  const chosen = named.filter((name) => !namedSpecs.includes(name) && name !== "nightly");
  const unknown = chosen.find((name) => !checks.includes(name));
  if (unknown !== undefined) throw new SetupError(`There is no check "${unknown}". There are: ${[...checks, "nightly"].join(", ")}.`);
  if (chosen.length > 0) return checks.filter((name) => chosen.includes(name));
  if (isEverything) return checks;
  const isNamed = (groups: readonly SpecGroup[]): boolean => groups.some((group) => among(namedSpecs, group).length > 0);
  const ofPart = (wanted: string) => allStackGroups.filter(({ part }) => part === wanted).map(({ specs }) => specs);
  return [
    ...(isNamed(unitGroups) ? ["unit"] : []),
    ...(isNamed(ofPart("emulator")) ? ["emulator"] : []),
    ...(isNamed(ofPart("pages")) ? ["pages"] : []),
  ];
}
