import { transferLimits } from "./limits.ts";
import { AppError } from "../core/app-error.ts";
import { reconcile, type ReconcilePorts } from "./reconcile.ts";

/**
 * Closes every transfer whose deadline has passed. One that fails does not hold up the others: the next run retries it.
 *
 * @throws AppError `unavailable` when the overdue transfers cannot be read
 */
export const closeOverdue = async (ports: ReconcilePorts, now: Date): Promise<{ readonly overdue: number; readonly closed: number }> => {
  const overdue = await ports.store.findOverdue(now, transferLimits.sweepBatch);
  const closed = await Promise.all(overdue.map(async (found) => reconcile(ports, found, now).then(isDone, isOutage)));
  return { overdue: overdue.length, closed: closed.filter(Boolean).length };
};

const isDone = ({ transfer: { state } }: Awaited<ReturnType<typeof reconcile>>): boolean =>
  state.kind === "closed" && state.toEnd.length === 0 && state.note !== "due";

const isOutage = (error: unknown): false => {
  if (error instanceof AppError) return false;
  throw error;
};
