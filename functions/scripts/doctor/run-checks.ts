import { setTimeout as pause } from "node:timers/promises";
import { SetupError } from "../../local/stack/setup-error.ts";
import { type Check, fail, type Group, groups, type Outcome } from "./check.ts";
import type { Patient } from "./patient.ts";

export interface Result extends Outcome {
  readonly name: string;
  /** How long it took. */
  readonly ms: number;
}

const usualTimeMs = 30_000;

/**
 * Runs the groups in parallel, and the checks of each in sequence. If a check throws or takes too long, only that one fails. After an
 * abort, no further checks start.
 */
export async function runChecks(
  checks: readonly Check[],
  patient: Patient,
  { signal, onResult = () => undefined }: { readonly signal: AbortSignal; readonly onResult?: (result: Result) => void },
): Promise<readonly Result[]> {
  const inTurn = async (group: Group): Promise<readonly Result[]> => {
    const results: Result[] = [];
    for (const check of checks.filter(({ name }) => name.startsWith(`${group}/`))) {
      if (signal.aborted) break;
      const result = await runOne(check, patient, signal);
      onResult(result);
      results.push(result);
    }
    return results;
  };
  return (await Promise.all(groups.map(inTurn))).flat();
}

/** 15 s: access to a new function may be refused for a while. */
const usualSettleMs = 15_000;

/**
 * As `runChecks`, for a deployment that Google may not have finished: cheap checks that failed run once more after a while, and count as
 * what they then find.
 */
export async function runPatiently(
  checks: readonly Check[],
  patient: Patient,
  { settleMs = usualSettleMs, ...options }: Parameters<typeof runChecks>[2] & { readonly settleMs?: number },
): Promise<readonly Result[]> {
  const first = await runChecks(checks, patient, options);
  const failed = new Set(first.filter(({ status }) => status === "fail").map(({ name }) => name));
  const again = checks.filter(({ name, kind }) => kind === "cheap" && failed.has(name));
  if (again.length === 0 || options.signal.aborted) return first;
  await pause(settleMs, undefined, { signal: options.signal });
  const second = new Map((await runChecks(again, patient, options)).map((result) => [result.name, result]));
  return first.map((result) => second.get(result.name) ?? result);
}

async function runOne({ name, timeMs = usualTimeMs, run }: Check, patient: Patient, signal: AbortSignal): Promise<Result> {
  const startedMs = performance.now();
  const time = AbortSignal.any([signal, AbortSignal.timeout(timeMs)]);
  const outcome = await Promise.race([run(patient, time), whenOver(time)]).catch((error: unknown) =>
    time.aborted ? fail(`No result after ${timeMs / 1000} s.`, tryAgain) : toFailure(error),
  );
  const { message, fix } = outcome;
  return {
    name,
    ...outcome,
    message: patient.secrecy.hide(message),
    ...(fix !== undefined && { fix: patient.secrecy.hide(fix) }),
    ms: Math.round(performance.now() - startedMs),
  };
}

const whenOver = async (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const end = (): void => {
      reject(new Error("over"));
    };
    if (signal.aborted) end();
    else signal.addEventListener("abort", end);
  });

const tryAgain = "Run it again with --only and the group of this check; the log of the functions may say more.";

/** `fetch` gives the reason in the cause of its error. */
const toFailure = (error: unknown): Outcome => {
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  const why = cause instanceof Error && message === "fetch failed" ? `${message}: ${cause.message}` : message;
  return fail(`The check failed: ${why}`, error instanceof SetupError && "mend" in error ? String(error.mend) : tryAgain);
};
