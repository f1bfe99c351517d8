/** Milliseconds since the epoch, and timers. Tests bring their own. */
export interface AutosaveClock {
  readonly now: () => number;
  /** Returns a function that cancels the timer. */
  readonly after: (ms: number, act: () => void) => () => void;
}

export const browserClock: AutosaveClock = {
  now: () => Date.now(),
  after: (ms, act) => {
    const timer = setTimeout(act, ms);
    return () => {
      clearTimeout(timer);
    };
  },
};

export interface Alarm {
  /** Replaces the previous time; undefined: the timer does not fire. */
  readonly set: (atMs: number | undefined) => void;
}

export const createAlarm = ({ now, after }: AutosaveClock, ring: () => void): Alarm => {
  let cancel = (): void => undefined;
  return {
    set: (atMs) => {
      cancel();
      if (atMs !== undefined) cancel = after(atMs - now(), ring);
    },
  };
};
