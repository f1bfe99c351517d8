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
