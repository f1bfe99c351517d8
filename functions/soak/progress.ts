import type { Fleet } from "./fleet.ts";
import type { TrafficLog } from "./traffic-log.ts";
import type { Weather } from "./weather.ts";

/** How far a soak is. */
export interface Progress {
  /** Stops watching. Returns the faults in equal parts of the time. */
  readonly stop: () => { readonly faultsOverTime: readonly number[] };
}

interface ProgressOptions {
  readonly lengthMs: number;
  readonly elapsedMs: () => number;
  readonly weather: Weather;
  readonly log: TrafficLog;
  readonly ends: Fleet["ends"];
  readonly say: (sentence: string) => void;
}

/** Parts of the time in the chart. */
const parts = 20;

export function watchProgress({ lengthMs, elapsedMs, weather, log, ends, say }: ProgressOptions): Progress {
  const total = (counts: ReadonlyMap<string, number>): number => [...counts.values()].reduce((all, count) => all + count, 0);
  const soFar: number[] = [0];
  const look = (): void => {
    soFar.push(total(weather.counts()));
    const clock = (ms: number): string => new Date(ms).toISOString().slice(14, 19);
    say(
      `${clock(elapsedMs())} of ${clock(lengthMs)}: ${log.count()} requests, ${soFar.at(-1) ?? 0} faults, ${total(ends())} processes ended.`,
    );
  };
  const timer = setInterval(look, lengthMs / parts);
  return {
    stop: () => {
      clearInterval(timer);
      look();
      return { faultsOverTime: soFar.slice(1, parts + 1).map((count, index) => count - (soFar[index] ?? 0)) };
    },
  };
}
