import { wallClock } from "../core/wall-clock.ts";
import { notificationLimits } from "./limits.ts";

const hourMs = 3_600_000;

/** The next time of the digest in a time zone. Also right on days with 23 or 25 hours: the offset from UTC is that of the moment itself. */
export const nextMorning = (at: Date, timeZone: string): Date => {
  const wall = wallClock(at.getTime(), timeZone);
  const days = wall.getUTCHours() < notificationLimits.digestHour ? 0 : 1;
  const wanted = Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth(), wall.getUTCDate() + days, notificationLimits.digestHour);
  // The second look corrects the first one if the clock changes between now and then.
  const guess = wanted - (wall.getTime() - Math.floor(at.getTime() / 1000) * 1000);
  const missing = wanted - wallClock(guess, timeZone).getTime();
  return new Date(Math.abs(missing) > 2 * hourMs ? guess : guess + missing);
};
