import { SetupError } from "../stack/setup-error.ts";
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

async function runOne({ name, timeMs = usualTimeMs, run }: Check, patient: Patient, signal: AbortSignal): Promise<Result> {
  const startedMs = performance.now();
  const time = AbortSignal.any([signal, AbortSignal.timeout(timeMs)]);
  const outcome = await Promise.race([run(patient, time), whenOver(time)]).catch((error: unknown) =>
    time.aborted ? fail(`It had no result after ${timeMs / 1000} s.`, tryAgain) : toFailure(error),
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
  return fail(`It could not be done: ${why}`, error instanceof SetupError && "mend" in error ? String(error.mend) : tryAgain);
};
