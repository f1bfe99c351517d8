import { type Portion, settlePortions } from "../platform/core/portions.ts";
import { ignoreExpected } from "../platform/core/app-error.ts";
import { Delivery, type DeliveryPorts, type NoticeStore } from "./deliver-notices.ts";
import type { Failing } from "./failing.ts";
import { notificationLimits } from "./limits.ts";

interface Turn {
  /** Changes with every write to the project's record. */
  readonly writeToken: string;
  readonly leaseUntil: Date;
  readonly failing: Failing;
}

export interface SendingPorts extends DeliveryPorts {
  readonly store: OutboxStore;
}

/** @throws AppError `unavailable` when the storage does not answer (every method) */
export interface OutboxStore extends NoticeStore {
  /** Projects with due notices, longest due first, so many at a time. */
  readonly findDue: (now: Date, size: number) => Promise<Portion<string>>;
  /** Leases the sending for a project. Undefined if another process has the lease, or nothing is to be sent. */
  readonly takeTurn: (projectId: string, now: Date) => Promise<Turn | undefined>;
  /** When the first of all notices is due. */
  readonly findNextDue: (projectId: string) => Promise<Date | undefined>;
  /** Stores when the project is due again, unless a new notice has arrived. Undefined if no notice is left. */
  readonly endTurn: (projectId: string, turn: Turn, dueAt: Date | undefined) => Promise<void>;
}

/**
 * Sends the due notices of all projects, each once per run, those first that have waited longest. A failure does not stop the others.
 * Returns how many were sent.
 *
 * @throws AppError `unavailable`
 * @throws Error with the first failure as its cause, after all others were tried
 */
export const sendDueNotices = async (ports: SendingPorts, signal: AbortSignal): Promise<number> => {
  const { values, failures } = await settlePortions(
    await ports.store.findDue(ports.now(), notificationLimits.projects),
    async (projectId) => sendNotices(ports, projectId, signal),
    signal,
  );
  if (failures.length > 0) throw new Error("The notices of at least one project failed", { cause: failures[0] });
  return values.reduce((sum, count) => sum + count, 0);
};

/**
 * Sends the due notices of a project. Whoever refuses or does not answer delays nobody else. If a process dies after sending and before
 * storing that, it is sent again. Returns how many notices somebody got.
 *
 * @throws AppError `unavailable`
 */
export const sendNotices = async (ports: SendingPorts, projectId: string, signal: AbortSignal): Promise<number> => {
  const { store, now } = ports;
  const begunAt = now();
  const turn = await store.takeTurn(projectId, begunAt);
  if (turn === undefined) return 0;
  const delivery = new Delivery(ports, { projectId, begunAt, failing: turn.failing, signal });
  const end = async (dueAt: Date | undefined): Promise<void> => store.endTurn(projectId, { ...turn, failing: delivery.failing }, dueAt);
  try {
    await delivery.run();
    const next = await store.findNextDue(projectId);
    // What is left over waits behind the other projects.
    await end(next && (next > now() ? next : now()));
    return delivery.sent;
  } catch (error) {
    await end(new Date(now().getTime() + notificationLimits.firstPauseMs)).catch(ignoreExpected);
    throw error;
  }
};
