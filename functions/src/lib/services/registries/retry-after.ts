import { companyLimits } from "../../companies/limits.ts";

/** For how many milliseconds a service wants to be left alone: RFC 9110, 10.2.3, seconds or a date. */
export const readRetryAfter = (header: string | null, now: Date): number => {
  const text = header?.trim() ?? "";
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now.getTime();
  return Number.isNaN(ms) ? companyLimits.pauseMs : Math.min(Math.max(ms, 0), companyLimits.longestPauseMs);
};
