/** What is to be run, and when. */
export interface Agenda {
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

export function createAgenda(): Agenda {
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
