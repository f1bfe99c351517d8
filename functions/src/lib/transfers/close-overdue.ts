import { transferLimits } from "./limits.ts";
import { AppError } from "../core/app-error.ts";
import { settleAll } from "../core/settle-in-order.ts";
import { reconcile, type ReconcilePorts } from "./reconcile.ts";
import type { StoredTransfer } from "./transfer-store.ts";

interface SweepPorts extends ReconcilePorts {
  /** Does work whose lines in the log are about one transfer. */
  readonly logAbout: <Result>(
    subject: { readonly project: string; readonly transfer: string },
    work: () => Promise<Result>,
  ) => Promise<Result>;
}

/**
 * Closes every transfer whose deadline has passed. One that fails does not hold up the others, and the next run retries it.
 *
 * @throws AppError `unavailable` when the overdue transfers cannot be read
 * @throws Error with the first bug that was met as its cause, when every transfer has had its turn
 */
export const closeOverdue = async (ports: SweepPorts, now: Date): Promise<{ readonly overdue: number; readonly closed: number }> => {
  const overdue = await ports.store.findOverdue(now, transferLimits.sweepBatch);
  const { values, failures } = await settleAll(overdue.map(async (found) => sweep(ports, found, now)));
  const bug = failures.find((failure) => !(failure instanceof AppError));
  if (bug !== undefined) throw new Error("At least one transfer could not be swept", { cause: bug });
  return { overdue: overdue.length, closed: values.filter(isDone).length };
};

const sweep = async (ports: SweepPorts, found: StoredTransfer, now: Date): Promise<StoredTransfer> => {
  const { projectId: project, id: transfer } = found.transfer;
  return ports.logAbout({ project, transfer }, async () => reconcile(ports, found, now));
};

const isDone = ({ transfer: { state } }: StoredTransfer): boolean =>
  state.kind === "closed" && state.toEnd.length === 0 && state.note !== "due";
