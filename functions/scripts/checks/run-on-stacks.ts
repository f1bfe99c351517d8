import { relative } from "node:path";
import { readPortOffset } from "../stack/firebase-config.ts";
import { functionsDir } from "../stack/paths.ts";
import { type Stack, withStack } from "../stack/stack.ts";
import { wakeFunctions } from "../stack/wake-functions.ts";
import { againAlone } from "./again-alone.ts";
import { add, type Outcome } from "./outcome.ts";
import { type QueuedGroup, runMocha, runQueue } from "./run-mocha.ts";
import { aloneGroups, among, earlyGroups, nightlyGroups, type StackGroup, stackGroups } from "./spec-groups.ts";

/** 5 min: a hundred rounds of a race come sooner, also on a machine that is three times slower. */
export const emulatorTimeoutMs = 300_000;

/** The ports of the second stack are that much higher: not by a multiple of ten, as developers move theirs. */
const secondOffset = 1005;

/** On two cores: three compute while others wait for speech, or for a time limit. */
const stackGroupsAtOnce = 4;

interface StackRun {
  /** Files that are named run whole, on one stack. */
  readonly isEverything: boolean;
  /** Groups with those of their files that are wanted. */
  readonly choose: (groups: readonly QueuedGroup[]) => readonly QueuedGroup[];
  /** What the groups that need the machine for themselves wait for. */
  readonly after: Promise<unknown>;
  readonly signal: AbortSignal;
}

/** For each query, the Firestore emulator looks at every document that it holds: on two stacks with half of them, a query costs half. */
export const runOnStacks = async (parts: readonly string[], run: StackRun): Promise<Outcome> => {
  const { signal, isEverything } = run;
  const offset = readPortOffset(process.env) + secondOffset;
  return withStack(signal, async (first) =>
    isEverything
      ? withStack(signal, async (second) => runParts(parts, [first, second], run), { offset })
      : runParts(parts, [first, first], run),
  );
};

const isOnSecond = (path: string): boolean =>
  stackGroups.some(({ specs, onSecond = false }) => onSecond && among([path], specs).length > 0);

/** What wants an empty database runs beside what needs no stack. Then what needs the machine for itself; then the others side by side. */
const runParts = async (
  parts: readonly string[],
  stacks: readonly [Stack, Stack],
  { isEverything, choose, after, signal }: StackRun,
): Promise<Outcome> => {
  const [first, second] = stacks.map((stack) => ({ ...process.env, ...stack.environment }));
  const options = { timeoutMs: emulatorTimeoutMs, signal, at: isEverything ? "day" : undefined, env: first } as const;
  const chosen = (groups: readonly StackGroup[]) => choose(groups.filter(({ part }) => parts.includes(part)).map(toQueued));
  const toQueued = ({ specs, uses = [], onSecond = false }: StackGroup): QueuedGroup => ({
    specs,
    uses: onSecond ? uses.map((shared) => `${shared} of the second`) : uses,
    env: onSecond ? second : first,
  });
  const woken = Promise.all((isEverything ? stacks : []).map(async ({ addresses }) => wakeFunctions(addresses, signal)));
  const early = await runQueue(chosen(earlyGroups), { ...options, atOnce: 1, isQuiet: isEverything });
  await Promise.all([after, woken]);
  const byName = isEverything ? [] : choose(nightlyGroups.map((specs) => ({ specs })));
  const alone = await runQueue([...chosen(aloneGroups), ...byName], { ...options, atOnce: 1 });
  const outcome = [early, alone, await runQueue(chosen(stackGroups), { ...options, atOnce: stackGroupsAtOnce })].reduce(add);
  return isEverything
    ? againAlone(outcome, async (file) => {
        const path = relative(functionsDir, file);
        return runMocha([path], { ...options, env: isOnSecond(path) ? second : first });
      })
    : outcome;
};
