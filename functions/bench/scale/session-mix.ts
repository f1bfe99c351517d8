import { runtime } from "../../src/lib/platform/config/runtime.ts";
import { remoteMs } from "../cost.ts";
import type { MeasuredOperation } from "../measured.ts";
import { prices } from "../../contract/bounds/prices.ts";
import type { SessionUse } from "./estimate.ts";

interface Step {
  /** Its name in `bench/samples`. */
  readonly operation: string;
  /** Average number per session. */
  readonly times: number;
  readonly isTool?: true;
}

/** A visitor's average conversation of five minutes. An assumption: no real site was observed. */
export const sessionMix: readonly Step[] = [
  { operation: "start a voice session", times: 1 },
  { operation: "resume a voice session", times: 0.1 },
  { operation: "tool: show the profile", times: 1, isTool: true },
  { operation: "tool: change the profile", times: 0.5, isTool: true },
  { operation: "tool: ask, of a small site, with a model that answers at once", times: 2, isTool: true },
  { operation: "tool: ask, without an answer: passed on to the team", times: 0.3, isTool: true },
  { operation: "tool: ask, with a message for the team", times: 0.2, isTool: true },
  { operation: "tool: search a company", times: 0.5, isTool: true },
  { operation: "tool: select a company", times: 0.5, isTool: true },
  { operation: "tool: set a field of the brief", times: 0.5, isTool: true },
  { operation: "tool: read the company's website, with a model", times: 0.2, isTool: true },
  { operation: "tool: confirm the brief", times: 0.2, isTool: true },
  { operation: "webhook: a visitor's browser calls", times: 0.01 },
  { operation: "webhook: the manager answers", times: 0.06 },
  { operation: "webhook: hold audio", times: 0.03 },
];

/** Answers from pages, each of which is counted in the statistics. */
export const answersPerSession = sessionMix
  .filter(({ operation }) => operation.startsWith("tool: ask, of a small site"))
  .reduce((sum, { times }) => sum + times, 0);

/** Steps that use something which the project's record of the day counts. Calls as such are counted in blocks. */
const counted = /ask, (?:of a small site|without an answer)|(?:search|select) a company|read the company's website/;

/** Commits to that record. */
export const countedPerSession = sessionMix.filter(({ operation }) => counted.test(operation)).reduce((sum, { times }) => sum + times, 0);

/** Pages send a `call_id` with each tool call: a document that is written twice, and deleted by its TTL. */
const perCallId = { writes: 2, deletes: 1, roundTrips: 2 } as const;

/** The record of the day's sessions, deleted a month later. */
const deletesPerSession = 1;

/** The use of one session, added up from the measured operations. */
export function addUp(measured: readonly MeasuredOperation[]): SessionUse {
  const steps = sessionMix.map(({ operation, times, isTool }) => ({ ...find(measured, operation), times, isTool: isTool === true }));
  const sum = (amountOf: (step: (typeof steps)[number]) => number): number =>
    steps.reduce((total, step) => total + step.times * amountOf(step), 0);
  const secOf = (step: (typeof steps)[number], load: "busy" | "alone"): number => {
    const { concurrency } = runtimeOf(step.functionName);
    const waits = step.roundTrips + step.lookups + (step.isTool ? perCallId.roundTrips : 0);
    const takenMs = step.warmMs + waits * remoteMs;
    const { billedStepMs } = prices.functions;
    const ms = load === "alone" ? Math.ceil(takenMs / billedStepMs) * billedStepMs : Math.max(step.warmMs, takenMs / concurrency);
    return ms / 1000;
  };
  const rangeOf = (share: (step: (typeof steps)[number]) => number) => ({
    busy: sum((step) => share(step) * secOf(step, "busy")),
    alone: sum((step) => share(step) * secOf(step, "alone")),
  });
  return {
    requests: sum(() => 1),
    reads: sum(({ reads }) => reads),
    writes: sum(({ writes, isTool }) => writes + (isTool ? perCallId.writes : 0)),
    deletes: deletesPerSession + sum(({ deletes, isTool }) => deletes + (isTool ? perCallId.deletes : 0)),
    vcpuSec: rangeOf(({ functionName }) => runtimeOf(functionName).cpu),
    gibSec: rangeOf(({ functionName }) => runtimeOf(functionName).gib),
  };
}

const find = (measured: readonly MeasuredOperation[], name: string): MeasuredOperation => {
  const found = measured.find((operation) => operation.name === name);
  if (found === undefined) throw new Error(`functions/bench/measured.json has no operation "${name}": npm --prefix functions run bench`);
  return found;
};

interface Machine {
  readonly cpu: number;
  readonly gib: number;
  readonly concurrency: number;
}

const functions: Readonly<Record<string, { readonly cpu: number; readonly memory: string; readonly concurrency: number } | undefined>> =
  runtime;

const runtimeOf = (functionName: string): Machine => {
  const options = functions[functionName];
  if (options === undefined) throw new Error(`There is no function ${functionName}`);
  return { cpu: options.cpu, gib: Number(options.memory.replace("MiB", "")) / 1024, concurrency: options.concurrency };
};
