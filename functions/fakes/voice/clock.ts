/** The time of the service. It runs like the computer's, and can be put forward so that nothing has to be waited for. */
export interface VoiceClock {
  readonly nowMs: () => number;
  /** Runs something later, unless the function that it returns is called before. */
  readonly after: (delayMs: number, run: () => void) => () => void;
  /** Puts the clock forward. What falls due on the way runs at once, in its order. */
  readonly advance: (durationMs: number) => void;
  /** Shows the computer's time again, and forgets everything that was to be run. */
  readonly reset: () => void;
}

interface Appointment {
  readonly dueMs: number;
  readonly run: () => void;
}

export function createClock(readMs: () => number = Date.now): VoiceClock {
  let aheadMs = 0;
  let appointments: readonly Appointment[] = [];
  let timer: NodeJS.Timeout | undefined;
  const nowMs = (): number => readMs() + aheadMs;

  const runDue = (): void => {
    for (let [first] = appointments; first !== undefined && first.dueMs <= nowMs(); [first] = appointments) {
      appointments = appointments.slice(1);
      first.run();
    }
    wind();
  };

  const wind = (): void => {
    clearTimeout(timer);
    const [first] = appointments;
    timer = first === undefined ? undefined : setTimeout(runDue, Math.min(Math.max(first.dueMs - nowMs(), 0), longestTimerMs));
  };

  return {
    nowMs,
    after: (delayMs, run) => {
      const appointment = { dueMs: nowMs() + delayMs, run };
      appointments = [...appointments, appointment].toSorted((a, b) => a.dueMs - b.dueMs);
      wind();
      return () => {
        appointments = appointments.filter((other) => other !== appointment);
      };
    },
    advance: (durationMs) => {
      aheadMs += durationMs;
      runDue();
    },
    reset: () => {
      aheadMs = 0;
      appointments = [];
      clearTimeout(timer);
    },
  };
}

/** The longest that a timer of Node can be set to. */
const longestTimerMs = 2 ** 31 - 1;

/** Waits, at most until the signal is aborted. */
export const sleep = async (clock: VoiceClock, durationMs: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) {
      resolve();
      return;
    }
    const wake = (): void => {
      cancel();
      signal.removeEventListener("abort", wake);
      resolve();
    };
    const cancel = clock.after(durationMs, wake);
    signal.addEventListener("abort", wake);
  });
