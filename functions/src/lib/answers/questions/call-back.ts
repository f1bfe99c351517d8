import { momentOf, wallClock } from "../../platform/core/wall-clock.ts";
import { questionLimits } from "./limits.ts";

/** When a visitor wants to be called. */
export interface CallBack {
  readonly at: Date;
  /** By the clock of the site: `2026-11-30T14:00`. */
  readonly siteTime: string;
  /** By the visitor's clock, in the same form; null if it shows the same, or is not known. */
  readonly visitorTime: string | null;
}

const form = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(?::\d\d(?:\.\d+)?)?\s*(Z|[+-]\d\d:?\d\d)?$/i;

/** A time to come, by the clock of the site or with an offset from UTC; one that has just passed is now. Undefined for anything else. */
export const parseCallBack = (text: string, { timeZone, now }: { readonly timeZone: string; readonly now: Date }): CallBack | undefined => {
  const [, day, time, offset] = form.exec(text.trim()) ?? [];
  const wall = new Date(`${day}T${time}Z`);
  // The 30th of February would be the 2nd of March.
  if (Number.isNaN(wall.getTime()) || !wall.toISOString().startsWith(`${day}T${time}`)) return undefined;
  const namedMs = offset === undefined ? momentOf(wall.getTime(), timeZone) : wall.getTime() - toOffsetMs(offset);
  const aheadMs = namedMs - now.getTime();
  if (aheadMs < -questionLimits.callBackLateMs || aheadMs > questionLimits.callBackAheadMs) return undefined;
  const at = new Date(Math.max(namedMs, now.getTime()));
  const visitorTime = toText(new Date(wall.getTime() + at.getTime() - namedMs));
  const siteTime = toText(wallClock(at.getTime(), timeZone));
  return { at, siteTime, visitorTime: offset === undefined || visitorTime === siteTime ? null : visitorTime };
};

const toOffsetMs = (offset: string): number => {
  const [, sign, hours, minutes] = /^([+-])(\d\d):?(\d\d)$/.exec(offset) ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000;
};

const toText = (wall: Date): string => wall.toISOString().slice(0, "YYYY-MM-DDTHH:MM".length);
