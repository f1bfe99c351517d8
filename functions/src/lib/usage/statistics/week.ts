const dayMs = 86_400_000;

/** 5 January 1970 was a Monday. */
const firstMondayMs = 4 * dayMs;

/** The Monday (UTC) of the week of a moment, as YYYY-MM-DD. */
export const weekOf = (moment: Date): string => {
  const weeks = Math.floor((moment.getTime() - firstMondayMs) / (7 * dayMs));
  return new Date(firstMondayMs + weeks * 7 * dayMs).toISOString().slice(0, 10);
};

export const addWeeks = (week: string, weeks: number): string => new Date(Date.parse(week) + weeks * 7 * dayMs).toISOString().slice(0, 10);
