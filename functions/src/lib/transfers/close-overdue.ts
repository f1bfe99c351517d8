import { transferLimits } from "./limits.ts";
import { AppError } from "../core/app-error.ts";
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
 * Closes every transfer whose deadline has passed. One that fails does not hold up the others: the next run retries it.
 *
 * @throws AppError `unavailable` when the overdue transfers cannot be read
 */
export const closeOverdue = async (ports: SweepPorts, now: Date): Promise<{ readonly overdue: number; readonly closed: number }> => {
  const overdue = await ports.store.findOverdue(now, transferLimits.sweepBatch);
  const closed = await Promise.all(overdue.map(async (found) => sweep(ports, found, now).then(isDone, isOutage)));
  return { overdue: overdue.length, closed: closed.filter(Boolean).length };
};

const sweep = async (ports: SweepPorts, found: StoredTransfer, now: Date): Promise<StoredTransfer> => {
  const { projectId: project, id: transfer } = found.transfer;
  return ports.logAbout({ project, transfer }, async () => reconcile(ports, found, now));
};

const isDone = ({ transfer: { state } }: StoredTransfer): boolean =>
  state.kind === "closed" && state.toEnd.length === 0 && state.note !== "due";

const isOutage = (error: unknown): false => {
  if (error instanceof AppError) return false;
  throw error;
};
