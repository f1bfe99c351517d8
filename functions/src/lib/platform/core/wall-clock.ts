/**
 * The moment of a local date and time, in milliseconds. A time that the clocks skip is moved by as much.
 *
 * @param wall as the UTC time of a Date
 */
export const momentOf = (wall: number, timeZone: string): number => {
  const offsetAt = (at: number): number => wallClock(at, timeZone).getTime() - Math.floor(at / 1000) * 1000;
  const guess = wall - offsetAt(wall);
  // The offset may change between the guess and the moment.
  return wall - offsetAt(guess);
};

/** The local date and time, in the UTC fields of a Date. */
export const wallClock = (at: number, timeZone: string): Date => {
  const parts = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
    hourCycle: "h23",
  })
    .formatToParts(at)
    .map(({ type, value }) => [type, Number(value)] as const);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = Object.fromEntries<number>(parts);
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second));
};

/** For models: "Monday, 23 November 2026 at 15:04". */
export const describeMoment = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeStyle: "short", timeZone }).format(at);

/** "2026-11-30T14:00" is "Monday, 30 November at 14:00". */
export const sayWallTime = (time: string, language: string): string =>
  new Intl.DateTimeFormat(language, {
    ...({ weekday: "long", day: "numeric", month: "long", hour: "numeric", minute: "2-digit" } as const),
    timeZone: "UTC",
  }).format(new Date(`${time}Z`));
