/** Seconds in a unit, and the number of units from which the next one is used; from five weeks on, the day is clearer. */
const units = [
  ["minute", 60, 60],
  ["hour", 3_600, 24],
  ["day", 86_400, 7],
  ["week", 604_800, 5],
] as const;

/** "2 minutes ago", in a language. Less than a minute ago, or in the future because of a wrong clock, is now. */
export const relativeTime = (atMs: number, nowMs: number, language: string): string => {
  const seconds = Math.max(0, (nowMs - atMs) / 1000);
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  if (seconds < 60) return format.format(0, "second");
  const found = units.find(([, length, most]) => Math.floor(seconds / length) < most);
  return found === undefined ? dayOf(atMs, nowMs, language) : format.format(-Math.floor(seconds / found[1]), found[0]);
};

/** The briefest that is clear, for lists: "2 h", "yesterday", "9 days", and from ten days on the day. */
export const shortAgo = (atMs: number, nowMs: number, language: string): string => {
  const minutes = Math.floor((nowMs - atMs) / 60_000);
  const days = Math.floor(minutes / (24 * 60));
  if (minutes < 1 || days === 1) return relativeTime(atMs, nowMs, language);
  if (days > 9) return dayOf(atMs, nowMs, language);
  const amount = (value: number, unit: "minute" | "hour" | "day", unitDisplay: "short" | "narrow" | "long"): string =>
    // British English alone has "mins".
    new Intl.NumberFormat(language.startsWith("en") ? "en" : language, { style: "unit", unit, unitDisplay }).format(value);
  if (minutes < 60) return amount(minutes, "minute", "short");
  return days < 1 ? amount(Math.floor(minutes / 60), "hour", "narrow") : amount(days, "day", "long");
};

const dayOf = (atMs: number, nowMs: number, language: string): string => {
  const isThisYear = new Date(atMs).getFullYear() === new Date(nowMs).getFullYear();
  return new Intl.DateTimeFormat(language, { day: "numeric", month: "short", ...(!isThisYear && { year: "numeric" }) }).format(atMs);
};

/** "today", "yesterday", "3 days ago", by the reader's clock; from a week on, the day. */
export const relativeDay = (atMs: number, nowMs: number, language: string): string => {
  const days = Math.max(0, Math.round((new Date(nowMs).setHours(0, 0, 0, 0) - new Date(atMs).setHours(0, 0, 0, 0)) / 86_400_000));
  return days < 7 ? new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-days, "day") : dayOf(atMs, nowMs, language);
};

/** The full date, for exactness. */
export const fullTime = (atMs: number, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "full", timeStyle: "short" }).format(atMs);
