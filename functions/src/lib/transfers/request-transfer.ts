import { transferLimits } from "./limits.ts";
import { retryOnConflict } from "../core/write-conflict.ts";
import type { ToolCall, ToolResult } from "../tool-calls/tool-call.ts";
import { parseDiallablePhone } from "../projects/diallable-phone.ts";
import { storeEvent } from "./apply-event.ts";
import { beginTransfer, type NewTransferIds } from "./begin-transfer.ts";
import { reconcile, type ReconcilePorts } from "./reconcile.ts";
import type { VoiceAccessTokens } from "./telephony.ts";
import { say, sayWithCard } from "./transfer-answer.ts";
import { type LedgerEntry, type RateLedgers, isCallerUsedUp, isProjectUsedUp } from "./rate-ledger.ts";
import type { LedgerKey, StoredTransfer } from "./transfer-store.ts";
import { isOpen } from "./transfer.ts";

export interface RequestPorts extends ReconcilePorts {
  readonly line: VoiceAccessTokens;
  /** New IDs for every transfer. */
  readonly makeIds: () => NewTransferIds;
}

/**
 * Puts a visitor through to the manager of the project, or reports on it: an open transfer is reported, the outcome of one that
 * has ended is told once, and only then does another one begin.
 *
 * @throws AppError `unavailable`
 */
export const requestTransfer = async (ports: RequestPorts, call: ToolCall): Promise<ToolResult> => {
  const { project, caller } = call;
  const { language } = caller.profile;
  if (!ports.line.isConfigured()) {
    ports.log({ severity: "WARNING", message: "a transfer was wanted, but telephony is not configured" });
    return say(language, "notPossible");
  }
  const reading = parseDiallablePhone(project.managerPhone ?? "");
  if ("problem" in reading) {
    ports.log({ severity: "WARNING", message: "the project's manager_phone is missing or cannot be dialed", project: project.id });
    return say(language, "notPossible");
  }
  const key: LedgerKey = { projectId: project.id, uid: caller.uid, managerPhone: reading.phone };
  const load = async (): Promise<RateLedgers> => ports.store.findLedgers(key);
  return retryOnConflict(await load(), load, async (ledgers) => decide(ports, call, key, ledgers));
};

const decide = async (ports: RequestPorts, call: ToolCall, key: LedgerKey, ledgers: RateLedgers): Promise<ToolResult> => {
  const { at, caller } = call;
  const { language } = caller.profile;
  const [own, onLine] = await Promise.all([upToDate(ports, ledgers.caller.last, at), upToDate(ports, ledgers.line.last, at)]);
  const report = own && (await reportOn(ports, call, own));
  if (report !== undefined) return report;
  if (isCallerUsedUp(ledgers, at)) return say(language, "callerLimit");
  if (isProjectUsedUp(ledgers, at)) return say(language, "projectLimit");
  if (onLine !== undefined && isOpen(onLine.transfer.state)) return say(language, "lineBusy");
  const { transfer } = await beginTransfer(ports.store, { call, key, ledgers, ids: ports.makeIds() });
  return sayWithCard("started", { language, transfer, access: await ports.line.grantAccess(transfer.identity, at) });
};

/** A transfer that is overdue but not closed must not stand in the way. */
const upToDate = async (ports: RequestPorts, booked: LedgerEntry | undefined, now: Date): Promise<StoredTransfer | undefined> => {
  const found = booked && (await ports.store.findTransfer(booked));
  return found && isOpen(found.transfer.state) ? reconcile(ports, found, now) : found;
};

/** What there is to say about the visitor's last transfer; undefined if they ask for a new one. */
const reportOn = async (ports: RequestPorts, { at, caller }: ToolCall, found: StoredTransfer): Promise<ToolResult | undefined> => {
  const { language } = caller.profile;
  const { transfer } = found;
  const { state } = transfer;
  if (isOpen(state)) {
    // A browser that has joined needs no token, and no other browser is let in.
    const access = state.kind === "requested" ? await ports.line.grantAccess(transfer.identity, at) : undefined;
    const key = state.kind === "dialing" ? "state_caller_waiting" : (`state_${state.kind}` as const);
    return sayWithCard(key, { language, transfer, access });
  }
  if (state.told || at.getTime() - state.endedAt.getTime() > transferLimits.tellMs) return undefined;
  const told = await storeEvent(ports.store, found, { kind: "outcome_told" }, at);
  // Another call has told it at the same moment: both ask for the same thing.
  return sayWithCard(`outcome_${state.outcome}`, { language, transfer: told.stored.transfer, access: undefined });
};
