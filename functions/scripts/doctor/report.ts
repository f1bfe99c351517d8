import type { Result } from "./run-checks.ts";

const marks = { pass: "ok  ", warn: "WARN", fail: "FAIL", skip: "-   " } as const;

/** A check, for a person. */
export const describeResult = ({ status, name, message, fix, ms }: Result): string =>
  [
    `${marks[status]} ${name}: ${message}${status === "skip" ? "" : ` (${ms} ms)`}`,
    ...(fix === undefined || status === "pass" ? [] : [fix.replaceAll(/^/gm, "         ")]),
  ].join("\n");

const countOf = (results: readonly Result[], wanted: Result["status"]): number => results.filter(({ status }) => status === wanted).length;

export const summarise = (results: readonly Result[]): string =>
  `${countOf(results, "pass")} passed, ${countOf(results, "warn")} warned, ${countOf(results, "fail")} failed, ${countOf(results, "skip")} not looked at`;

/** For programs: `--json`. */
export const toReport = (results: readonly Result[], about: { readonly project: string; readonly at: Date }) => ({
  ...about,
  checks: results,
});

export const isHealthy = (results: readonly Result[]): boolean => countOf(results, "fail") === 0;
