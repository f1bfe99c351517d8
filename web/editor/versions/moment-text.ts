const dayOf = (at: Date): number => new Date(at).setHours(0, 0, 0, 0);

/** A time of the past as a timeline names it: "Today 14:02", "2 March 14:02". */
export const momentText = (time: string, now: Date, locale: string): string => {
  const at = new Date(time);
  if (Number.isNaN(at.getTime())) return time;
  const clock = new Intl.DateTimeFormat(locale, { hour: "numeric", minute: "2-digit" }).format(at);
  // A day may have 23 or 25 hours.
  const days = Math.round((dayOf(at) - dayOf(now)) / 86_400_000);
  const day =
    days === 0 || days === -1
      ? new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(days, "day")
      : new Intl.DateTimeFormat(locale, {
          day: "numeric",
          month: "long",
          ...(at.getFullYear() !== now.getFullYear() && { year: "numeric" }),
        }).format(at);
  return `${day.slice(0, 1).toLocaleUpperCase(locale)}${day.slice(1)} ${clock}`;
};
