import { createTimeLine } from "./time-line.ts";

/** The time of the telephone network. It can run faster than the computer's, stand still, and be put forward. */
export interface NetworkClock {
  /** The date: the computer's, ahead by what the clock was put forward. Dates and the lives of tokens go by it. */
  readonly nowMs: () => number;
  /** How much of the network's time has passed. */
  readonly elapsedMs: () => number;
  readonly setSpeed: (speed: number) => void;
  /** Runs something later, unless the function that it returns is called before. */
  readonly after: (delayMs: number, run: () => void) => () => void;
  /** Says that the network waits for a service, until the function that it returns is called. Only a network at its usual speed goes on meanwhile. */
  readonly hold: () => () => void;
  /** Waits until the network waits for no service any more. */
  readonly idle: () => Promise<void>;
  /** Puts the clock forward. What falls due on the way happens in its order, and each waits until the network is idle. */
  readonly advance: (durationMs: number) => Promise<void>;
  /** Forgets everything that was to be run. */
  readonly reset: () => void;
}

interface Appointment {
  readonly dueMs: number;
  readonly run: () => void;
}

/** The longest that a timer of Node can be set to. */
const longestTimerMs = 2 ** 31 - 1;

export function createClock(readMs: () => number = Date.now): NetworkClock {
  let appointments: readonly Appointment[] = [];
  const time = createTimeLine(readMs, () => appointments[0]?.dueMs ?? Infinity);
  const { idle, hold } = createHolds((isHeld) => {
    change(() => {
      time.setHeld(isHeld);
    });
  });
  let timer: NodeJS.Timeout | undefined;

  const wind = (): void => {
    clearTimeout(timer);
    const waitMs = time.realMsUntil(appointments[0]?.dueMs ?? Infinity);
    timer = Number.isFinite(waitMs) ? setTimeout(runDue, Math.min(waitMs, longestTimerMs)) : undefined;
  };

  const change = (run: () => void): void => {
    run();
    wind();
  };

  // One at a time: what it brings about comes before the next, which may be due already.
  const runDue = (): void => {
    const [first] = appointments;
    if (first !== undefined && first.dueMs <= time.elapsedMs()) {
      time.keep();
      appointments = appointments.slice(1);
      first.run();
    }
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
      change(() => {
        time.setSpeed(speed);
      });
    },
    after: (delayMs, run) => {
      const appointment = { dueMs: time.elapsedMs() + delayMs, run };
      appointments = [...appointments, appointment].toSorted((a, b) => a.dueMs - b.dueMs);
      wind();
      return () => {
        appointments = appointments.filter((other) => other !== appointment);
      };
    },
    hold,
    idle,
    advance: async (durationMs) => {
      await idle();
      const targetMs = time.elapsedMs() + durationMs;
      for (let [first] = appointments; first !== undefined && first.dueMs <= targetMs; [first] = appointments) await jumpTo(first.dueMs);
      await jumpTo(targetMs);
    },
    reset: () => {
      appointments = [];
      clearTimeout(timer);
      time.reset();
    },
  };
}

/** Counts what is waited for, and says when that begins and ends. */
function createHolds(setHeld: (isHeld: boolean) => void): Pick<NetworkClock, "hold" | "idle"> {
  let count = 0;
  let wakeIdlers = Promise.withResolvers<undefined>();
  const change = (by: number): void => {
    count += by;
    setHeld(count > 0);
  };
  return {
    hold: () => {
      let held = true;
      change(1);
      return () => {
        if (!held) return;
        held = false;
        change(-1);
        wakeIdlers.resolve(undefined);
        wakeIdlers = Promise.withResolvers();
      };
    },
    idle: async () => {
      await new Promise(setImmediate);
      while (count > 0) {
        await wakeIdlers.promise;
        // What was waiting for the answer goes on first, and may ask again.
        await new Promise(setImmediate);
      }
    },
  };
}
