import { readingLimits } from "./limits.ts";
import { createMemory, type Kept } from "./memory.ts";

type Read<Found> = (isAwaited: () => boolean) => Promise<Found>;

interface UnderWay<Found> {
  readonly found: Promise<Found>;
  /** Nobody joins a reading later, because it may hang. */
  readonly joinedUntilMs: number;
  /** Until when somebody waits for it. */
  readonly awaited: { untilMs: number };
}

/**
 * Whoever asks for the same gets one reading, also if it fails: while it is under way, however many other readings begin meanwhile, and for a
 * time from its end. `awaitedUntilMs` says how long the one who asks will wait.
 */
export const createSharing = <Found>(kept: Kept): ((key: string, awaitedUntilMs: number, read: Read<Found>) => Promise<Found>) => {
  const underWay = new Map<string, UnderWay<Found>>();
  const settled = createMemory<Promise<Found>>(kept);
  return async (key, awaitedUntilMs, read) => {
    const nowMs = Date.now();
    const begun = underWay.get(key);
    if (begun !== undefined && nowMs < begun.joinedUntilMs) {
      begun.awaited.untilMs = Math.max(begun.awaited.untilMs, awaitedUntilMs);
      return begun.found;
    }
    const known = settled.find(key, nowMs);
    if (known !== undefined) return known;
    const awaited = { untilMs: awaitedUntilMs };
    const found = read(() => Date.now() < awaited.untilMs);
    const own = { found, joinedUntilMs: nowMs + readingLimits.joinedMs, awaited };
    underWay.set(key, own);
    const settle = (): void => {
      if (underWay.get(key) !== own) return;
      underWay.delete(key);
      settled.keep(key, found, Date.now());
    };
    found.then(settle, settle);
    return found;
  };
};

/** The same for a function: its arguments say what is asked for. */
export const shareReading = <Asked extends readonly unknown[], Found>(
  read: (...asked: Asked) => Promise<Found>,
  kept: Kept,
): ((...asked: Asked) => Promise<Found>) => {
  const share = createSharing<Found>(kept);
  return async (...asked) => share(JSON.stringify(asked), Infinity, async () => read(...asked));
};
