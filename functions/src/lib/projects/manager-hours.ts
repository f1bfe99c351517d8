import { dateOf } from "../platform/core/opening-hours.ts";
import { wallClock } from "../platform/core/wall-clock.ts";

/** When the team can be called, on a weekday in the project's local time. */
export interface AttendedSpan {
  /** 1 is Monday. */
  readonly day: number;
  /** Minutes since midnight. */
  readonly opens: number;
  /** On the next day if not after `opens`. */
  readonly closes: number;
}

const dayMinutes = 24 * 60;
const weekMinutes = 7 * dayMinutes;

/** Minutes since Monday, 0:00. */
const beginOf = ({ day, opens }: AttendedSpan): number => (day - 1) * dayMinutes + opens;

const lengthOf = ({ opens, closes }: AttendedSpan): number => (closes > opens ? closes : closes + dayMinutes) - opens;

/** From one minute of the week to the next occurrence of another. */
const minutesUntil = (from: number, to: number): number => (to - from + weekMinutes) % weekMinutes;

/** In local time, so that daylight saving needs no rule. */
const minuteOfWeek = (at: Date, timeZone: string): number => {
  const wall = wallClock(at.getTime(), timeZone);
  return ((wall.getUTCDay() + 6) % 7) * dayMinutes + wall.getUTCHours() * 60 + wall.getUTCMinutes();
};

/** Without hours, the team can be called at any time. */
export const isAttended = (hours: readonly AttendedSpan[] | undefined, timeZone: string, at: Date): boolean => {
  if (hours === undefined) return true;
  const now = minuteOfWeek(at, timeZone);
  return hours.some((span) => minutesUntil(beginOf(span), now) < lengthOf(span));
};

/** When the team can next be called, for speech: "Monday 09:00". Undefined if there are no hours. */
export const nextAttended = (
  hours: readonly AttendedSpan[],
  { timeZone, language, at }: { readonly timeZone: string; readonly language: string; readonly at: Date },
): string | undefined => {
  const now = minuteOfWeek(at, timeZone);
  const [next] = hours.map(beginOf).toSorted((a, b) => minutesUntil(now, a) - minutesUntil(now, b));
  if (next === undefined) return undefined;
  const time = { weekday: "long", hour: "numeric", minute: "2-digit", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(language, time).format(dateOf(1, next));
};

const clock = /^([01]\d|2[0-4]):([0-5]\d)$/;

/** "09:30", up to "24:00". */
export const parseClock = (text: unknown): number | undefined => {
  const [, hour, minute] = typeof text === "string" ? (clock.exec(text) ?? []) : [];
  const minutes = Number(hour) * 60 + Number(minute);
  return minutes <= dayMinutes ? minutes : undefined;
};

export const formatClock = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");

export const isTimeZone = (zone: unknown): zone is string => {
  if (typeof zone !== "string" || zone === "") return false;
  try {
    new Intl.DateTimeFormat("en", { timeZone: zone });
    return true;
  } catch {
    return false;
  }
};
