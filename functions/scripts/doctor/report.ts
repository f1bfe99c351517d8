import { escapeUTF8 } from "entities";
import { commitCheck } from "./deployment/commit.ts";
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
  `${countOf(results, "pass")} passed, ${countOf(results, "warn")} warned, ${countOf(results, "fail")} failed, ${countOf(results, "skip")} skipped`;

/** For programs: `--json`. */
export const toReport = (results: readonly Result[], about: { readonly project: string; readonly at: Date }) => ({
  ...about,
  checks: results,
});

/** 0: healthy; 2: not every function is of the commit that should be deployed; 1: anything else failed. */
export const exitCodeOf = (results: readonly Result[]): 0 | 1 | 2 => {
  if (results.some(({ name, status }) => name === commitCheck && status === "fail")) return 2;
  return isHealthy(results) ? 0 : 1;
};

export const isHealthy = (results: readonly Result[]): boolean => countOf(results, "fail") === 0;

/** Omits characters that XML cannot represent. */
const inXml = (text: string): string => escapeUTF8(text.replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, ""));

/** For continuous integration: `--junit`. A warning passes, with its message. */
export const toJunit = (results: readonly Result[], { project, at }: { readonly project: string; readonly at: Date }): string => {
  const aCase = ({ name, status, message, fix = "", ms }: Result): string => {
    const [group = "", check = ""] = name.split("/");
    const said = inXml(`${message}\n${fix}`.trim());
    const found =
      status === "fail"
        ? `<failure message="${inXml(message)}">${said}</failure>`
        : status === "skip"
          ? `<skipped message="${inXml(message)}"/>`
          : `<system-out>${said}</system-out>`;
    return `  <testcase classname="doctor.${group}" name="${check}" time="${ms / 1_000}">${found}</testcase>`;
  };
  const counts = `tests="${results.length}" failures="${countOf(results, "fail")}" errors="0" skipped="${countOf(results, "skip")}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuite name="doctor of ${inXml(project)}" timestamp="${at.toISOString()}" ${counts}>`,
    ...results.map(aCase),
    "</testsuite>\n",
  ].join("\n");
};
