/** The format of `<input type="datetime-local">`: this device's time zone, to the minute. */
export const toLocalTime = (at: Date): string => {
  const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, "2026-12-31T23:59".length);
};

/** The input as a time for the service; undefined if it is not a time. */
export const fromLocalTime = (typed: string): string | undefined => {
  const at = new Date(typed);
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
};

/** The name of this device's time zone in a language. */
export const zoneName = (at: Date, language: string): string =>
  new Intl.DateTimeFormat(language, { timeZoneName: "long" }).formatToParts(at).find(({ type }) => type === "timeZoneName")?.value ?? "";

/** The full hour after the next: nobody schedules for the next minute. */
export const nextHour = (now: Date): Date => {
  const later = new Date(now);
  later.setHours(now.getHours() + 2, 0, 0, 0);
  return later;
};
