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

/** What is to be run, and when. */
interface Agenda {
  /** When the first is due. Infinity when there is none. */
  readonly nextDueMs: () => number;
  /** The function that it returns takes it off again. */
  readonly add: (dueMs: number, run: () => void) => () => void;
  /** Takes off the first and returns it, if it is due by then. */
  readonly takeDue: (untilMs: number) => (() => void) | undefined;
  readonly clear: () => void;
}

interface Appointment {
  readonly dueMs: number;
  readonly run: () => void;
}

function createAgenda(): Agenda {
  let appointments: readonly Appointment[] = [];
  return {
    nextDueMs: () => appointments[0]?.dueMs ?? Infinity,
    add: (dueMs, run) => {
      const appointment = { dueMs, run };
      appointments = [...appointments, appointment].toSorted((a, b) => a.dueMs - b.dueMs);
      return () => {
        appointments = appointments.filter((other) => other !== appointment);
      };
    },
    takeDue: (untilMs) => {
      const [first, ...others] = appointments;
      if (first === undefined || first.dueMs > untilMs) return undefined;
      appointments = others;
      return first.run;
    },
    clear: () => {
      appointments = [];
    },
  };
}

/** Services that are waited for. */
interface Holds {
  /** Says that a service is waited for, until the function that it returns is called. */
  readonly hold: () => () => void;
  /** Waits until none is waited for any more. */
  readonly idle: () => Promise<void>;
}

/** Counts what is waited for, and says when that begins and ends. */
function createHolds(setHeld: (isHeld: boolean) => void): Holds {
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

/** How a fake's time runs beside the computer's. */
interface TimeLine {
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
function createTimeLine(readMs: () => number, nextDueMs: () => number): TimeLine {
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
