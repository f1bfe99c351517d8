import { dice } from "../fakes/server/fault-plan.ts";
import type { Fault, SoakScript, Target } from "./script.ts";

/** What goes wrong now. */
export interface Weather {
  /** The fault that the next request to this place meets, or undefined. */
  readonly next: (target: Target) => Fault | undefined;
  /** How often each fault has happened. */
  readonly counts: () => ReadonlyMap<string, number>;
  /** From now on nothing goes wrong. */
  readonly clear: () => void;
  /** Settles when nothing goes wrong any more. */
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
