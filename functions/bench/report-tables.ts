import { webhookNames } from "../src/lib/platform/config/runtime.ts";
import { costOfMillion } from "./cost.ts";
import type { DeployedFunction } from "./deployed-functions.ts";
import type { Task } from "./fixture.ts";
import type { Figures } from "./measure.ts";
import { median, percentile } from "../local/figures/statistics.ts";
import { table } from "./table.ts";
import type { Traffic } from "./traffic.ts";

/** Limits relative to the empty function's cold start: for functions that people wait for, and for those that only other services call. */
export const allowedColdStart = { people: 1, webhooks: 0.85 } as const;

export const allowedColdStartOf = (functionName: string): number =>
  webhookNames.some((name) => name === functionName) ? allowedColdStart.webhooks : allowedColdStart.people;

export function functionTable(figures: Figures): string {
  const head = [
    "Function",
    "Cold start",
    "ms",
    "CPU",
    "Memory MiB",
    "Loads KiB",
    "Warm p50 / p95 ms",
    "× read",
    "RT",
    "R + W + D",
    "$ per million",
  ];
  const empty = ["an empty function", ...coldCells(figures, undefined), "", "", "", "", "", ""];
  const rows = figures.functions.map((deployed) => {
    const first = figures.tasks.find((task) => task.deployed === deployed);
    return [
      deployed.name,
      ...coldCells(figures, deployed),
      (deployed.loadedBytes / 1024).toFixed(0),
      ...(first === undefined ? [] : taskCells(figures, first)),
    ];
  });
  return table(head, [empty, ...rows]);
}

function taskCells(figures: Figures, task: Task): readonly string[] {
  const { reads, writes, deletes } = trafficOf(figures, task);
  return [...warmCells(figures, task), roundTrips(figures, task), `${reads} + ${writes} + ${deletes}`, totalOf(figures, task)];
}

export function operationTable(figures: Figures): string {
  const head = ["Function and operation", "Warm p50 / p95 ms", "× read", "RT", "RPC", "R", "W", "D", "ID", "M"];
  const rows = figures.tasks.map((task) => {
    const { rpcs, reads, writes, deletes, lookups, modelCalls } = trafficOf(figures, task);
    const counts = [rpcs, reads, writes, deletes, lookups, modelCalls].map(String);
    return [nameOf(task), ...warmCells(figures, task), roundTrips(figures, task), ...counts];
  });
  return table(head, rows);
}

export function costTable(figures: Figures): string {
  const head = ["Function and operation", "Firestore", "Function, one at a time", "Function, busy", "Together"];
  const rows = figures.tasks.map((task) => {
    const cost = costOf(figures, task);
    const amounts = [cost.firestore, cost.functionAlone, cost.functionBusy].map((dollars) => dollars.toFixed(2));
    return [nameOf(task), ...amounts, totalOf(figures, task)];
  });
  return table(head, rows);
}

const nameOf = ({ deployed, operation }: Task): string => `${deployed.name}: ${operation.name}`;

export const startsOf = ({ coldStarts }: Figures, deployed: DeployedFunction | undefined) =>
  coldStarts.filter((start) => start.deployed === deployed);

/** The median time of a function relative to that of the empty function. */
export const coldStartRatio = (figures: Figures, deployed: DeployedFunction | undefined): number =>
  median(startsOf(figures, deployed).map(({ ms }) => ms)) / median(startsOf(figures, undefined).map(({ ms }) => ms));

/** The median processor time of a function relative to that of the empty function; not a number where the system does not tell. */
export const processorRatio = (figures: Figures, deployed: DeployedFunction | undefined): number =>
  median(startsOf(figures, deployed).map(({ processorMs }) => processorMs)) /
  median(startsOf(figures, undefined).map(({ processorMs }) => processorMs));

/** Ratio, milliseconds, ratio of the CPU times, and memory. */
function coldCells(figures: Figures, deployed: DeployedFunction | undefined): readonly string[] {
  const own = startsOf(figures, deployed);
  const times = own.map(({ ms }) => ms);
  const ratio = coldStartRatio(figures, deployed);
  const allowed = deployed === undefined ? Infinity : allowedColdStartOf(deployed.name);
  return [
    markIf(ratio > allowed, ratio.toFixed(2)),
    `${median(times).toFixed(0)} (${Math.min(...times).toFixed(0)}–${Math.max(...times).toFixed(0)})`,
    orUnknown(processorRatio(figures, deployed).toFixed(2)),
    orUnknown(median(own.map(({ residentMiB }) => residentMiB)).toFixed(0)),
  ];
}

const orUnknown = (figure: string): string => (figure === "NaN" ? "unknown" : figure);

/** Times of the requests of a task in milliseconds; without a task, of the raw reads. */
export const timesOf = ({ warm }: Figures, task: Task | undefined): readonly number[] =>
  warm.filter((asked) => asked.task === task).map(({ ms }) => ms);

/** The median and the 95th percentile, in milliseconds. */
export const spread = (times: readonly number[]): string => `${median(times).toFixed(1)} / ${percentile(times, 95).toFixed(1)}`;

/** The median time of a task divided by that of one raw read in the same run. */
export const timesRead = (figures: Figures, task: Task): number => median(timesOf(figures, task)) / median(timesOf(figures, undefined));

const warmCells = (figures: Figures, task: Task): readonly string[] => {
  const reads = timesRead(figures, task);
  const { allowedReads = Infinity } = task.operation;
  return [spread(timesOf(figures, task)), markIf(reads > allowedReads, reads.toFixed(1))];
};

/** The report explains operations that take longer than this many reads. */
export const explainedReads = 5;

/** Why the slow operations take as long as they do. */
export const reasons = (figures: Figures): string =>
  figures.tasks
    .filter((task) => timesRead(figures, task) > explainedReads)
    .map((task) => `- **${nameOf(task)}** (${timesRead(figures, task).toFixed(1)}): ${task.operation.why}.`)
    .join("\n");

function roundTrips(figures: Figures, task: Task): string {
  const { roundTrips: taken } = trafficOf(figures, task);
  const { allowedRoundTrips: allowed } = task.operation;
  return allowed === undefined ? String(taken) : markIf(taken > allowed, `${taken} of ${allowed}`);
}

const markIf = (over: boolean, text: string): string => (over ? `**${text}**` : text);

function totalOf(figures: Figures, task: Task): string {
  const { firestore, functionAlone, functionBusy } = costOf(figures, task);
  return `${(firestore + functionBusy).toFixed(2)}–${(firestore + functionAlone).toFixed(2)}`;
}

const costOf = (figures: Figures, task: Task) =>
  costOfMillion({ traffic: trafficOf(figures, task), warmMs: median(timesOf(figures, task)), machine: task.deployed.machine });

export function trafficOf({ traffic }: Pick<Figures, "traffic">, task: Task): Traffic {
  const counted = traffic.get(task);
  if (counted === undefined) throw new Error(`${task.operation.name} was not counted`);
  return counted;
}
