import type { Parameters } from "../local/stack/env-file.ts";
import { createPlace, type Place } from "./place.ts";

/** The processes of a deployment. Each that ends is replaced. All are stopped at the end of the scope. */
export interface Fleet extends AsyncDisposable {
  /** Before they are needed. */
  readonly startAll: () => Promise<void>;
  /** Host and port of the function's processes in turn; waits while there is none. */
  readonly hostOf: (functionName: string) => Promise<string>;
  /** Ends a process: the one at this index, modulo their number. */
  readonly kill: (victim: number, signal: "SIGKILL" | "SIGTERM") => void;
  /** Ends the processes of these functions, and starts new ones with their clock shifted by `shiftMs`. */
  readonly renew: (functionNames: readonly string[], shiftMs: number) => Promise<void>;
  /** How many processes ended in which way. */
  readonly ends: () => ReadonlyMap<string, number>;
}

interface FleetOptions {
  readonly functionNames: readonly string[];
  /** Processes of each function. */
  readonly size: number;
  readonly environment: Parameters;
  /** The shift of all processes' clocks. */
  readonly shiftMs: number;
}

/** 250 ms: the clocks of two machines always differ a little. */
const clockSkewMs = 250;

/** A function's processes start when it is called first. */
export function createFleet({ functionNames, size, environment, shiftMs }: FleetOptions): Fleet {
  const ends = new Map<string, number>();
  const note = (end: string): void => {
    ends.set(end, (ends.get(end) ?? 0) + 1);
  };
  const onEndByItself = (): void => {
    note("ended by itself");
  };
  const places = functionNames.flatMap((functionName) =>
    Array.from({ length: size }, (_, index) =>
      createPlace({ functionName, environment, shiftMs: shiftMs + index * clockSkewMs, onEndByItself }),
    ),
  );
  const of = (names: readonly string[]): readonly Place[] => places.filter(({ functionName }) => names.includes(functionName));
  let turn = 0;
  return {
    startAll: async () => startInSmallGroups(places),
    hostOf: async (functionName) => {
      const own = of([functionName]);
      for (;;) {
        const up = own.flatMap(({ host }) => host() ?? []);
        const chosen = up[turn++ % Math.max(1, up.length)];
        if (chosen !== undefined) return chosen;
        await Promise.race(own.map(async ({ started }) => started()));
      }
    },
    kill: (victim, signal) => {
      if (places[victim % places.length]?.replace(signal) === true) note(signal === "SIGKILL" ? "killed" : "asked to end");
    },
    renew: async (names, movedMs) => {
      for (const { started, replace } of of(names)) {
        await started();
        replace("SIGTERM", movedMs);
      }
      await Promise.all(of(names).map(async ({ started }) => started()));
    },
    ends: () => ends,
    [Symbol.asyncDispose]: async () => {
      await Promise.all(places.map(async ({ stop }) => stop()));
    },
  };
}

/** A few at a time: more would only compete. */
async function startInSmallGroups(places: readonly Place[]): Promise<void> {
  const waiting = [...places];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await next.started();
  };
  await Promise.all([work(), work(), work()]);
}
