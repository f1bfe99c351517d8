/** The format of `<input type="datetime-local">`: this device's time zone, to the minute. */
export const toLocalTime = (at: Date): string => {
  const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, "2026-12-31T23:59".length);
};

const dayMs = 24 * 3_600_000;

/**
 * The moments at which this device's clock shows what was typed: none in the hour that is left out when summer time begins, two in the one
 * that comes twice when it ends. Undefined if it is not a time.
 */
export const momentsOf = (typed: string, offsetAt: (at: Date) => number = (at) => at.getTimezoneOffset()): readonly Date[] | undefined => {
  const wallMs = Date.parse(`${typed}Z`);
  if (!/^\d{4,}-\d{2}-\d{2}T\d{2}:\d{2}/.test(typed) || Number.isNaN(wallMs)) return undefined;
  // The clock is changed at most once within two days.
  const offsets = new Set([-dayMs, dayMs].map((ms) => offsetAt(new Date(wallMs + ms))));
  return [...offsets]
    .map((offset) => ({ at: new Date(wallMs + offset * 60_000), offset }))
    .filter(({ at, offset }) => offsetAt(at) === offset)
    .map(({ at }) => at)
    .toSorted((a, b) => a.getTime() - b.getTime());
};

/** The full hour after the next: nobody schedules for the next minute. */
export const nextHour = (now: Date): Date => {
  const later = new Date(now);
  later.setHours(now.getHours() + 2, 0, 0, 0);
  return later;
};
