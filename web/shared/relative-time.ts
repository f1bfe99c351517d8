/** Seconds in a unit, and the number of units from which the next one is used. */
const units = [
  ["minute", 60, 60],
  ["hour", 3_600, 24],
  ["day", 86_400, 30],
  ["month", 2_629_800, 12],
  ["year", 31_557_600, Infinity],
] as const;

/** "2 minutes ago", in a language. Less than a minute ago, or in the future because of a wrong clock, is now. */
export const relativeTime = (atMs: number, nowMs: number, language: string): string => {
  const seconds = Math.max(0, (nowMs - atMs) / 1000);
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto", style: "long" });
  if (seconds < 60) return format.format(0, "second");
  const [unit, length] = units.find(([, length, most]) => Math.floor(seconds / length) < most) ?? units[0];
  return format.format(-Math.floor(seconds / length), unit);
};

/** The briefest that is clear, for lists: "2 h", "yesterday", "9 days", and from ten days on the day. */
export const shortAgo = (atMs: number, nowMs: number, language: string): string => {
  const minutes = Math.floor(Math.max(0, nowMs - atMs) / 60_000);
  const amount = (value: number, unit: "minute" | "hour" | "day", unitDisplay: "short" | "narrow" | "long"): string =>
    new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay }).format(value);
  if (minutes < 1) return relativeTime(atMs, nowMs, language);
  if (minutes < 60) return amount(minutes, "minute", "short");
  if (minutes < 24 * 60) return amount(Math.floor(minutes / 60), "hour", "narrow");
  const days = Math.floor(minutes / (24 * 60));
  if (days === 1) return relativeTime(atMs, nowMs, language);
  if (days < 10) return amount(days, "day", "long");
  const isThisYear = new Date(atMs).getFullYear() === new Date(nowMs).getFullYear();
  return new Intl.DateTimeFormat(language, { day: "numeric", month: "short", ...(!isThisYear && { year: "numeric" }) }).format(atMs);
};

/** The full date, for exactness. */
export const fullTime = (atMs: number, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "full", timeStyle: "short" }).format(atMs);
