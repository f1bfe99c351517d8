import { transferLimits } from "./limits.ts";
import { applyEvent, finish, storeEvent, type TransferPorts } from "./apply-event.ts";
import type { StoredTransfer } from "./transfer-store.ts";
import { type Closed, type Dialing, isOpen, type Transfer, type TransferKey } from "./transfer.ts";
import { AppError } from "../platform/core/app-error.ts";
import { settlePortions } from "../platform/core/portions.ts";

/**
 * Brings a transfer up to date after lost reports or processes: looks up the call of a dial without an outcome, closes a transfer whose
 * deadline has passed, and does the remaining work after its end.
 *
 * @throws AppError `unavailable`
 */
export const reconcile = async (ports: TransferPorts, found: StoredTransfer, now: Date): Promise<StoredTransfer> => {
  const { state } = found.transfer;
  if (state.kind === "closed") return finishAgain(ports, found, state, now);
  if (state.deadline > now) return found;
  const settled = state.kind === "dialing" ? await settleLostDial(ports, found, state, now) : found;
  const { state: current } = settled.transfer;
  if (current.kind === "closed" || current.deadline > now || isStillSearched(settled.transfer, now)) return settled;
  return (await applyEvent(ports, settled, { kind: "deadline_passed" }, now)).stored;
};

/** The transfer that a ledger names. It is brought up to date, so that an overdue one does not block anybody. */
export const findUpToDate = async (
  ports: TransferPorts,
  entry: TransferKey | undefined,
  now: Date,
): Promise<StoredTransfer | undefined> => {
  const found = entry && (await ports.store.findTransfer(entry));
  return found && isOpen(found.transfer.state) ? reconcile(ports, found, now) : found;
};

const finishAgain = async (ports: TransferPorts, found: StoredTransfer, { endedAt, toEnd }: Closed, now: Date): Promise<StoredTransfer> => {
  const sinceMs = now.getTime() - endedAt.getTime();
  if (sinceMs < transferLimits.releaseLeaseMs) return found;
  if (sinceMs < transferLimits.releaseGiveUpMs) return finish(ports, found, now);
  return (await storeEvent(ports.store, found, { kind: "finished", legs: toEnd, note: "none" }, now)).stored;
};

/**
 * The process that dialed died or never learned the outcome, but Twilio knows it. Only one transfer at a time may call this number, so any
 * call to it since the reservation belongs to this one. If there is none, the request never arrived. It is not repeated.
 */
const settleLostDial = async (ports: TransferPorts, found: StoredTransfer, { reservedAt }: Dialing, now: Date): Promise<StoredTransfer> => {
  const { transfer } = found;
  const { turn } = transfer;
  const since = new Date(reservedAt.getTime() - transferLimits.clockSkewMs);
  const calls = await ports.telephony.findCalls({ to: transfer.managerPhone, since });
  if (calls === undefined) return found;
  const [last] = calls;
  if (last === undefined) {
    const { projectId: project, id } = transfer;
    ports.log({ severity: "ERROR", message: "a dial was reserved but never reached twilio", project, transfer: id, outcome: "lost" });
    return (await applyEvent(ports, found, { kind: "dial_refused", turn, reason: "failed" }, now)).stored;
  }
  const { stored } = await applyEvent(ports, found, { kind: "dial_accepted", turn, call: last.call }, now);
  return (await applyEvent(ports, stored, { kind: "manager_status", turn, call: last.call, status: last.status }, now)).stored;
};

/** A dial is not given up at once if Twilio cannot list its calls. */
const isStillSearched = ({ state }: Transfer, now: Date): boolean =>
  state.kind === "dialing" && now.getTime() - state.reservedAt.getTime() < transferLimits.reconcileMs;

interface SweepPorts extends TransferPorts {
  readonly logAbout: <Result>(
    subject: { readonly project: string; readonly transfer: string },
    work: () => Promise<Result>,
  ) => Promise<Result>;
}

/**
 * Closes the transfers whose deadlines have passed, as far as the time goes. A failure does not stop the others and is retried by the next
 * run.
 *
 * @throws AppError `unavailable` when the overdue transfers cannot be read
 * @throws Error with the first bug as its cause, after every transfer was tried
 */
export const closeOverdue = async (
  ports: SweepPorts,
  now: Date,
  signal: AbortSignal,
): Promise<{ readonly overdue: number; readonly closed: number }> => {
  const { values, failures } = await settlePortions(
    await ports.store.findOverdue(now, transferLimits.sweepBatch),
    async (found) => {
      const { projectId: project, id: transfer } = found.transfer;
      return ports.logAbout({ project, transfer }, async () => reconcile(ports, found, now));
    },
    signal,
  );
  const bug = failures.find((failure) => !(failure instanceof AppError));
  if (bug !== undefined) throw new Error("At least one transfer could not be swept", { cause: bug });
  return { overdue: values.length + failures.length, closed: values.filter(isDone).length };
};

const isDone = ({ transfer: { state } }: StoredTransfer): boolean =>
  state.kind === "closed" && state.toEnd.length === 0 && state.note !== "due";
