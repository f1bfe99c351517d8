import { relative } from "node:path";
import type { ToolUse, Turn } from "./heard.ts";
import type { ScenarioFile } from "./read-scenario.ts";
import type { Run } from "./rehearse.ts";
import { describeTurnTaking, sumTurnTaking, toTurnTakingReport, type TurnTaking, turnTakingIn } from "./turn-taking.ts";

/** A scenario with all its runs. */
export interface Rehearsed extends ScenarioFile {
  readonly runs: readonly Run[];
}

const isPassed = ({ failures }: Run): boolean => failures.length === 0;

export const isPassedAlways = ({ runs }: Rehearsed): boolean => runs.every(isPassed);

const countPassed = ({ runs }: Rehearsed): number => runs.filter(isPassed).length;

/** For people: whether it passed and, if not, why, with everything that was said. */
export const describeRehearsed = (rehearsed: Rehearsed, folder: string): string => {
  const { path, scenario, runs } = rehearsed;
  const seconds = runs.reduce((sum, { tookMs }) => sum + tookMs, 0) / runs.length / 1_000;
  const times = runs.length === 1 ? "" : `, ${countPassed(rehearsed)} of ${runs.length} times`;
  const head = `${isPassedAlways(rehearsed) ? "passed" : "FAILED"}  ${scenario.name} (${relative(folder, path)}${times}, ${seconds.toFixed(1)} s)`;
  const failed = runs.flatMap((run, index) =>
    isPassed(run)
      ? []
      : [
          ...(runs.length === 1 ? [] : [`  Run ${index + 1}:`]),
          ...run.failures.map((failure) => `  - ${failure}`),
          ...run.turns.flatMap(linesOf).map((line) => `      ${line}`),
        ],
  );
  return [head, ...failed].join("\n");
};

const linesOf = ({ said, tools, cards, spoken }: Turn): readonly string[] => [
  ...(said === undefined ? [] : [`Visitor: ${said}`]),
  ...tools.map(describeUse),
  ...cards.map(({ card_id: id }) => `         [${id}]`),
  ...(spoken === "" ? [] : [`Agent:   ${spoken}`]),
];

const describeUse = ({ name, args, answer }: ToolUse): string =>
  `         ${name} ${JSON.stringify(args)} -> ${answer?.status ?? "failed"}`;

/** The probability that 1 to `times` conversations in a row all pass: pass^k of tau-bench (https://arxiv.org/abs/2406.12045). */
export const passPowers = (all: readonly Rehearsed[], times: number): readonly number[] =>
  Array.from({ length: times }, (_, index) => {
    const shares = all.map((rehearsed) => choose(countPassed(rehearsed), index + 1) / choose(rehearsed.runs.length, index + 1));
    return shares.reduce((sum, share) => sum + share, 0) / Math.max(1, all.length);
  });

const choose = (of: number, count: number): number =>
  count > of ? 0 : Array.from({ length: count }, (_, index) => (of - index) / (index + 1)).reduce((product, factor) => product * factor, 1);

const turnTakingOf = (all: readonly Rehearsed[]): TurnTaking =>
  sumTurnTaking(all.flatMap(({ runs }) => runs.map(({ timeline }) => turnTakingIn(timeline))));

/** Of all conversations: how many passed, and how well the agent took turns. */
export const summarise = (all: readonly Rehearsed[], times: number): string =>
  `${summarisePassed(all, times)}\n${describeTurnTaking(turnTakingOf(all))}`;

const summarisePassed = (all: readonly Rehearsed[], times: number): string => {
  const passed = `${all.filter(isPassedAlways).length} of ${all.length} scenarios passed${times === 1 ? "" : ` all ${times} times`}.`;
  if (times === 1) return passed;
  return `${passed} ${passPowers(all, times)
    .map((share, index) => `pass^${index + 1} ${(share * 100).toFixed(0)} %`)
    .join(", ")}`;
};

/** For programs. */
export const toReport = (all: readonly Rehearsed[], { site, times, folder }: { site: string; times: number; folder: string }) => ({
  site,
  times,
  passed: all.every(isPassedAlways),
  pass_powers: passPowers(all, times),
  turn_taking: toTurnTakingReport(turnTakingOf(all)),
  scenarios: all.map((rehearsed) => ({
    file: relative(folder, rehearsed.path),
    name: rehearsed.scenario.name,
    passed: countPassed(rehearsed),
    runs: rehearsed.runs.map(({ failures, tookMs, turns, judgement, timeline }) => ({
      failures,
      took_ms: Math.round(tookMs),
      judgement: judgement === undefined ? null : { reached: judgement.isReached, why: judgement.why, unfounded: judgement.unfounded },
      turn_taking: toTurnTakingReport(turnTakingIn(timeline)),
      turns: turns.map(({ said, spoken, tools, cards }) => ({
        said: said ?? null,
        spoken,
        tools: tools.map(({ name, args, answer }) => ({ name, args, status: answer?.status ?? null, result: answer?.result ?? null })),
        cards: cards.map(({ card_id: id, data }) => ({ card_id: id, data: withoutSecrets({ ...data }) })),
      })),
    })),
  })),
});

/** The card of a phone call contains a token. */
const withoutSecrets = (data: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(data).filter(([key]) => key !== "access_token"));
