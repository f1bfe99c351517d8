/** How a fake's time runs beside the computer's. */
export interface TimeLine {
  /** The date: the computer's, ahead by what was jumped over. */
  readonly nowMs: () => number;
  /** How much of the fake's time has passed. */
  readonly elapsedMs: () => number;
  /** How long the computer has to wait until then. Not a finite number while time stands still. */
  readonly realMsUntil: (elapsedMs: number) => number;
  readonly setSpeed: (speed: number) => void;
  readonly setHeld: (isHeld: boolean) => void;
  /** Not back. */
  readonly jumpTo: (elapsedMs: number) => void;
  /** Goes on from here. What a late computer let pass beyond the next appointment never was. */
  readonly keep: () => void;
  /** The date is the computer's again. */
  readonly reset: () => void;
}

/** `nextDueMs`: a time that runs faster never passes it, however late the computer is. So nothing overtakes anything. */
export function createTimeLine(readMs: () => number, nextDueMs: () => number): TimeLine {
  let speed = 1;
  let isHeld = false;
  let aheadMs = 0;
  let passedMs = 0;
  let sinceMs = readMs();

  // A service is not scaled: a clock that runs 100 times faster would take its quarter of a second for 25.
  const rate = (): number => (isHeld && speed !== 1 ? 0 : speed);
  // At its usual speed it may: a late timer is late by some milliseconds, and would add up to seconds in a long conversation.
  const latestMs = (): number => (speed === 1 ? Infinity : Math.max(nextDueMs(), passedMs));
  const elapsedMs = (): number => Math.min(passedMs + (readMs() - sinceMs) * rate(), latestMs());
  const keep = (): void => {
    passedMs = elapsedMs();
    sinceMs = readMs();
  };

  return {
    nowMs: () => readMs() + aheadMs,
    elapsedMs,
    realMsUntil: (dueMs) => Math.max(dueMs - elapsedMs(), 0) / rate(),
    setSpeed: (next) => {
      keep();
      speed = next;
    },
    setHeld: (next) => {
      keep();
      isHeld = next;
    },
    jumpTo: (targetMs) => {
      aheadMs += Math.max(targetMs - elapsedMs(), 0);
      keep();
      passedMs = Math.max(targetMs, passedMs);
    },
    keep,
    reset: () => {
      aheadMs = 0;
    },
  };
}
