import type { OperatorLog } from "../core/operator-log.ts";
import { withTimeLimit } from "../core/time-limit.ts";
import { toStackTrace } from "../log/describe-error.ts";
import { sweepLimits } from "./limits.ts";

/** Work that becomes due and that no request waits for. */
export interface Sweep {
  readonly name: string;
  /** Does a limited part of the due work, and starts nothing after the signal was aborted. Returns how much it did. */
  readonly run: (signal: AbortSignal) => Promise<number>;
}

/**
 * Runs all sweeps in parallel. A sweep that fails or hangs does not stop the others.
 *
 * @throws Error when a sweep has failed, after all have ended
 */
export const runSweeps = async (
  sweeps: readonly Sweep[],
  log: OperatorLog,
  { timeMs, patienceMs }: { readonly timeMs: number; readonly patienceMs: number } = sweepLimits,
): Promise<void> => {
  const outcomes = await Promise.allSettled(
    sweeps.map(async ({ run }) => withTimeLimit(run(AbortSignal.timeout(timeMs)), patienceMs, () => new Error("The sweep did not end"))),
  );
  const done: Record<string, number> = {};
  let failures = 0;
  for (const [index, { name: sweep }] of sweeps.entries()) {
    const outcome = outcomes[index];
    if (outcome?.status === "fulfilled") done[sweep] = outcome.value;
    else {
      failures += 1;
      log({ severity: "ERROR", message: "a sweep failed", outcome: "failed", data: { sweep, stack_trace: toStackTrace(outcome?.reason) } });
    }
  }
  log({ severity: "INFO", message: "the sweeps ran", outcome: failures === 0 ? "done" : "failed", data: { done, failures } });
  // The platform logs the message of any error, and the original one may contain more than operators should read.
  if (failures > 0) throw new Error("A sweep failed: see the lines before.");
};
