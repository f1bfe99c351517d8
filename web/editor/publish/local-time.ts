/** A time as `<input type="datetime-local">` has it: by the clock of this device, to the minute. */
export const toLocalTime = (at: Date): string => {
  const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, "2026-12-31T23:59".length);
};

/** The service's time of what was typed there; undefined for no time. */
export const fromLocalTime = (typed: string): string | undefined => {
  const at = new Date(typed);
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
};

/** What the time zone of this device is called in a language. */
export const zoneName = (at: Date, language: string): string =>
  new Intl.DateTimeFormat(language, { timeZoneName: "long" }).formatToParts(at).find(({ type }) => type === "timeZoneName")?.value ?? "";

/** The next full hour but one: nobody plans for in a minute. */
export const nextHour = (now: Date): Date => {
  const later = new Date(now);
  later.setHours(now.getHours() + 2, 0, 0, 0);
  return later;
};
