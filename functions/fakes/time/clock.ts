/** The time of a fake. It can run faster than real time, stand still or be advanced, so that tests do not have to wait. */
export interface Clock {
  /** The date: the computer's, plus how far the clock was advanced. Used for dates and lifetimes of tokens. */
  readonly nowMs: () => number;
  /** How far it was advanced. */
  readonly aheadMs: () => number;
  /** How much of the fake's time has passed since the start. */
  readonly elapsedMs: () => number;
  readonly setSpeed: (speed: number) => void;
  /** Runs a function after a delay. The returned function cancels it. */
  readonly after: (delayMs: number, run: () => void) => () => void;
  /** Marks a service as pending until the returned function is called. Meanwhile a clock stands still, unless its speed is 1. */
  readonly hold: () => () => void;
  /** Resolves when no service is pending. */
  readonly idle: () => Promise<void>;
  /** Advances the clock. Whatever becomes due runs in order, each after the pending services are done. */
  readonly advance: (durationMs: number) => Promise<void>;
  /** Cancels everything that is scheduled. */
  readonly reset: () => void;
}

/** The longest timeout that Node supports. */
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

  // One at a time: its consequences come before the next one, which may be due already.
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
    aheadMs: time.aheadMs,
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

/** Scheduled functions. */
interface Agenda {
  /** When the first function is due; Infinity if none is scheduled. */
  readonly nextDueMs: () => number;
  /** The returned function removes it again. */
  readonly add: (dueMs: number, run: () => void) => () => void;
  /** Removes and returns the first function, if it is due by then. */
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

interface Holds {
  /** Marks a service as pending until the returned function is called. */
  readonly hold: () => () => void;
  /** Resolves when no service is pending. */
  readonly idle: () => Promise<void>;
}

/** Counts pending services, and reports when the first begins and the last ends. */
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
        // A caller that waited for the answer continues first, and may make another request.
        await new Promise(setImmediate);
      }
    },
  };
}

/** How a fake's time relates to real time. */
interface TimeLine {
  /** The computer's date, plus the time that was skipped. */
  readonly nowMs: () => number;
  readonly aheadMs: () => number;
  /** How much of the fake's time has passed. */
  readonly elapsedMs: () => number;
  /** How much real time remains until then; not finite while time stands still. */
  readonly realMsUntil: (elapsedMs: number) => number;
  readonly setSpeed: (speed: number) => void;
  readonly setHeld: (isHeld: boolean) => void;
  /** Moves forward only. */
  readonly jumpTo: (elapsedMs: number) => void;
  /** Continues from here. Fake time beyond the next due function, which only passed because a timer was late, does not count. */
  readonly keep: () => void;
  /** Sets the date back to the computer's. */
  readonly reset: () => void;
}

/** `nextDueMs`: accelerated time never passes it, even if timers are late, so functions keep their order. */
function createTimeLine(readMs: () => number, nextDueMs: () => number): TimeLine {
  let speed = 1;
  let isHeld = false;
  let aheadMs = 0;
  let passedMs = 0;
  let sinceMs = readMs();

  // Services run in real time: a clock that runs 100 times faster would count a quarter of a second as 25 s.
  const rate = (): number => (isHeld && speed !== 1 ? 0 : speed);
  // At speed 1, time may pass it: timers are late by some milliseconds, which would add up to seconds in a long conversation.
  const latestMs = (): number => (speed === 1 ? Infinity : Math.max(nextDueMs(), passedMs));
  const elapsedMs = (): number => Math.min(passedMs + (readMs() - sinceMs) * rate(), latestMs());
  const keep = (): void => {
    passedMs = elapsedMs();
    sinceMs = readMs();
  };

  return {
    nowMs: () => readMs() + aheadMs,
    aheadMs: () => aheadMs,
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
