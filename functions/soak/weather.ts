import { dice } from "../fakes/server/fault-plan.ts";
import type { Fault, SoakScript, Target } from "./script.ts";

/** The faults that are active now. */
export interface Weather {
  /** The fault of the next request to this target, or undefined. */
  readonly next: (target: Target) => Fault | undefined;
  /** How often each fault occurred. */
  readonly counts: () => ReadonlyMap<string, number>;
  /** Ends all faults. */
  readonly clear: () => void;
  /** Settles after all faults have ended. */
  readonly cleared: Promise<void>;
}

/** @param elapsedMs since the beginning of the traffic */
export function createWeather({ episodes }: SoakScript, elapsedMs: () => number): Weather {
  const counts = new Map<string, number>();
  const { promise: cleared, resolve: onCleared } = Promise.withResolvers<undefined>();
  let rest = episodes.map((episode) => ({ ...episode, roll: dice(episode.seed) }));
  return {
    next: (target) => {
      const atMs = elapsedMs();
      const hit = rest.find(
        (episode) => episode.target === target && episode.fromMs <= atMs && atMs < episode.untilMs && episode.roll() < episode.probability,
      );
      if (hit === undefined) return undefined;
      const name = `${target}: ${hit.fault}`;
      counts.set(name, (counts.get(name) ?? 0) + 1);
      return hit.fault;
    },
    counts: () => counts,
    clear: () => {
      rest = [];
      onCleared(undefined);
    },
    cleared: cleared.then(() => undefined),
  };
}
