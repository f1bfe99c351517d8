import { notificationLimits } from "./limits.ts";

const hourMs = 3_600_000;

/** The local date and hour, as UTC would have them. */
const wallClock = (at: number, timeZone: string): Date => {
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

/**
 * The next time of the digest, in the local time of a time zone. Right on days with 23 or 25 hours, too: the offset from UTC is that of the
 * moment itself.
 */
export const nextMorning = (at: Date, timeZone: string): Date => {
  const wall = wallClock(at.getTime(), timeZone);
  const today = Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth(), wall.getUTCDate(), notificationLimits.digestHour);
  const wanted =
    today > wall.getTime()
      ? today
      : Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth(), wall.getUTCDate() + 1, notificationLimits.digestHour);
  // The second look corrects the first one where the clock was changed between now and then.
  const guess = wanted - (wall.getTime() - Math.floor(at.getTime() / 1000) * 1000);
  const missing = wanted - wallClock(guess, timeZone).getTime();
  return new Date(Math.abs(missing) > 2 * hourMs ? guess : guess + missing);
};
