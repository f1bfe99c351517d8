import { createAgenda } from "./agenda.ts";
import { createHolds } from "./holds.ts";
import { createTimeLine } from "./time-line.ts";

/** The time of a fake. It can run faster than the computer's, stand still, and be put forward so that nothing has to be waited for. */
export interface Clock {
  /** The date: the computer's, ahead by what the clock was put forward. Dates and the lives of tokens go by it. */
  readonly nowMs: () => number;
  /** How much of the fake's time has passed. */
  readonly elapsedMs: () => number;
  readonly setSpeed: (speed: number) => void;
  /** Runs something later, unless the function that it returns is called before. */
  readonly after: (delayMs: number, run: () => void) => () => void;
  /** Says that a service is waited for, until the function that it returns is called. Only a clock at its usual speed goes on meanwhile. */
  readonly hold: () => () => void;
  /** Waits until no service is waited for any more. */
  readonly idle: () => Promise<void>;
  /** Puts the clock forward. What falls due on the way happens in its order, and each waits until no service is waited for. */
  readonly advance: (durationMs: number) => Promise<void>;
  /** Forgets everything that was to be run. */
  readonly reset: () => void;
}

/** The longest that a timer of Node can be set to. */
const longestTimerMs = 2 ** 31 - 1;

export function createClock(readMs: () => number = Date.now): Clock {
  const agenda = createAgenda();
  const time = createTimeLine(readMs, agenda.nextDueMs);
  const { idle, hold } = createHolds((isHeld) => {
    time.setHeld(isHeld);
    wind();
  });
  let timer: NodeJS.Timeout | undefined;

  const wind = (): void => {
    clearTimeout(timer);
    const waitMs = time.realMsUntil(agenda.nextDueMs());
    timer = Number.isFinite(waitMs) ? setTimeout(runDue, Math.min(waitMs, longestTimerMs)) : undefined;
  };

  // One at a time: what it brings about comes before the next, which may be due already.
  const runDue = (): void => {
    const elapsedMs = time.elapsedMs();
    if (agenda.nextDueMs() <= elapsedMs) time.keep();
    agenda.takeDue(elapsedMs)?.();
    wind();
  };

  const jumpTo = async (dueMs: number): Promise<void> => {
    time.jumpTo(dueMs);
    runDue();
    await idle();
  };

  return {
    nowMs: time.nowMs,
    elapsedMs: time.elapsedMs,
    setSpeed: (speed) => {
      time.setSpeed(speed);
      wind();
    },
    after: (delayMs, run) => {
      const cancel = agenda.add(time.elapsedMs() + delayMs, run);
      wind();
      return cancel;
    },
    hold,
    idle,
    advance: async (durationMs) => {
      await idle();
      const targetMs = time.elapsedMs() + durationMs;
      while (agenda.nextDueMs() <= targetMs) await jumpTo(agenda.nextDueMs());
      await jumpTo(targetMs);
    },
    reset: () => {
      agenda.clear();
      clearTimeout(timer);
      time.reset();
    },
  };
}
