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

/** The full date, for exactness. */
export const fullTime = (atMs: number, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "full", timeStyle: "short" }).format(atMs);
