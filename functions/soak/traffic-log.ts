import { percentile } from "../local/figures/statistics.ts";
import type { FunctionTraffic } from "./result.ts";

/** One request as the gateway saw it. */
interface Exchanged {
  readonly functionName: string;
  /** 0: the connection broke, or the process ended. */
  readonly status: number;
  readonly ms: number;
  readonly atMs: number;
}

export interface TrafficLog {
  readonly add: (exchanged: Exchanged) => void;
  readonly count: () => number;
  readonly byFunction: () => readonly FunctionTraffic[];
  /** The number of answers in each of `parts` equal parts of the time. */
  readonly overTime: (parts: number, lengthMs: number) => readonly number[];
}

export function createTrafficLog(): TrafficLog {
  const all: Exchanged[] = [];
  return {
    add: (exchanged) => all.push(exchanged),
    count: () => all.length,
    byFunction: () =>
      [...Map.groupBy(all, ({ functionName }) => functionName)]
        .toSorted(([a], [b]) => a.localeCompare(b))
        .map(([name, own]) => toTraffic(name, own)),
    overTime: (parts, lengthMs) => {
      const counts = Array.from({ length: parts }, () => 0);
      for (const { atMs } of all) {
        const part = Math.floor((atMs / lengthMs) * parts);
        if (part >= 0 && part < parts) counts[part] = (counts[part] ?? 0) + 1;
      }
      return counts;
    },
  };
}

function toTraffic(name: string, own: readonly Exchanged[]): FunctionTraffic {
  const answered = own.filter(({ status }) => status !== 0).map(({ ms }) => ms);
  const statuses = Map.groupBy(own, ({ status }) => String(status));
  return {
    name,
    requests: own.length,
    statuses: Object.fromEntries([...statuses].map(([status, same]) => [status, same.length])),
    p50Ms: answered.length === 0 ? 0 : percentile(answered, 50),
    p99Ms: answered.length === 0 ? 0 : percentile(answered, 99),
  };
}
