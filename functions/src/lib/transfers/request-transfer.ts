import type { TransferCard } from "../../../answers/widget.ts";
import { transferLimits } from "./limits.ts";
import { retryOnConflict } from "../platform/core/write-conflict.ts";
import type { ToolResult } from "../../../answers/tool-result.ts";
import type { ToolCall } from "../conversations/tool-calls/tool-call.ts";
import { parseDiallablePhone } from "../projects/diallable-phone.ts";
import { type Manager, nextOnDuty, onDuty } from "../projects/managers.ts";
import { mayTransfer } from "../projects/project.ts";
import { storeEvent } from "./apply-event.ts";
import { findUpToDate } from "./reconcile.ts";
import { type DialPorts, isOnLine } from "./dial-manager.ts";
import type { VoiceAccessTokens, VoiceAccess } from "./telephony.ts";
import { findUsedUp, hasPlace, type RateLedgers, type LedgerKey, type StoredTransfer } from "./transfer-store.ts";
import { isOpen, type Allowances, type Transfer, type TransferKey, publicStateOf } from "./transfer.ts";
import { budgetOf } from "../projects/plans.ts";
import { fill, findTexts, type TextKey } from "../i18n/texts.ts";
import { directionOf } from "../i18n/direction.ts";

interface RequestPorts extends Omit<DialPorts, "mayStillTalk"> {
  readonly line: VoiceAccessTokens;
  /** Countries of managers' numbers; empty for all. */
  readonly countries: () => readonly string[];
  readonly makeIds: () => NewTransferIds;
  readonly onTransfer: (id: string) => void;
  readonly pause: (ms: number) => Promise<unknown>;
}

/**
 * Puts a visitor through to the project's managers, one after the other, or reports on the last transfer: the state of an open one, or once the outcome of an
 * ended one. Only after that does another transfer begin.
 *
 * @throws AppError `unavailable`
 */
export const requestTransfer = async (ports: RequestPorts, call: ToolCall): Promise<ToolResult> => {
  const { project, caller } = call;
  const { language } = caller.profile;
  if (!ports.line.isConfigured()) {
    ports.log({ severity: "WARNING", message: "a transfer was wanted, but telephony is not configured", outcome: "not_configured" });
    return say(language, "notPossible");
  }
  // The project's own choice, so it is not logged for operators.
  if (!mayTransfer(project, caller.role)) return say(language, "notPossible");
  const managers = readDiallable(project.managers, ports.countries());
  const [first] = managers;
  if (first === undefined) {
    ports.log({
      severity: "WARNING",
      message: "the project's manager_phone is missing or cannot be dialed",
      project: project.id,
      outcome: project.managers.length === 0 ? "missing" : "cannot_be_dialed",
    });
    return say(language, "notPossible");
  }
  const called = onDuty({ ...project, managers }, call.at);
  const key: LedgerKey = { projectId: project.id, uid: caller.uid, managerPhone: (called[0] ?? first).phone };
  const load = async (): Promise<RateLedgers> => ports.store.findLedgers(key);
  return retryOnConflict(await load(), load, async (ledgers) => decide(ports, call, called, ledgers));
};

/** With their phones in E.164. */
const readDiallable = (managers: readonly Manager[], countries: readonly string[]): readonly Manager[] =>
  managers.flatMap((manager) => {
    const reading = parseDiallablePhone(manager.phone, countries);
    return "phone" in reading ? [{ ...manager, phone: reading.phone }] : [];
  });

const decide = async (ports: RequestPorts, call: ToolCall, managers: readonly Manager[], ledgers: RateLedgers): Promise<ToolResult> => {
  const { at, caller } = call;
  const { language } = caller.profile;
  const [own, onLine] = await Promise.all([findReported(ports, ledgers.caller.last, at), findUpToDate(ports, ledgers.line.last, at)]);
  const report = own && (await reportOn(ports, call, own));
  if (report !== undefined) return report;
  const [first, ...others] = managers;
  // Nobody is called outside the hours: a manager who was woken once will not answer the next call.
  if (first === undefined) {
    const when = nextOnDuty(call.project, language, at);
    return when === undefined ? say(language, "notPossible") : say(language, "outsideHours", { when });
  }
  // Reports used-up limits at once. The dial checks them again, because others may dial before this visitor has joined.
  const usedUp = findUsedUp(ledgers, allowancesOf(call.project, call.caller.role === undefined), at);
  if (usedUp !== undefined) return say(language, usedUp === "person" ? "callerLimit" : "projectLimit");
  const isBusy = onLine !== undefined && isOnLine(onLine.transfer, first.phone);
  if (isBusy && others.length === 0) return say(language, "lineBusy");
  if (!hasPlace(ledgers.calls, call.project.id, ports.maxCalls(), at)) return say(language, "notPossible");
  const transfer = newTransfer(call, first, others, ports.makeIds());
  // The same commit makes it the visitor's last transfer. Limits count at the dial: a visitor who never joins uses up nothing.
  await ports.store.createTransfer(transfer, { ...ledgers.caller, last: transfer });
  ports.onTransfer(transfer.id);
  return sayWithCard(others.length === 0 ? ["started"] : ["started", "startedSeveral"], {
    language,
    transfer,
    access: await ports.line.grantAccess(transfer.identity, at),
  });
};

/**
 * The page asks when its call is over, perhaps before Twilio reports that, so the answer for a transfer that the visitor has joined waits for
 * the report.
 */
const findReported = async (ports: RequestPorts, entry: TransferKey | undefined, now: Date): Promise<StoredTransfer | undefined> => {
  let found = await findUpToDate(ports, entry, now);
  for (let pauses = 0; found && mayBeOver(found.transfer, now) && pauses < transferLimits.reportPauses; pauses += 1) {
    await ports.pause(transferLimits.reportPauseMs);
    found = await findUpToDate(ports, entry, now);
  }
  return found;
};

/** One whose time is up was brought up to date already. */
const mayBeOver = ({ state }: Transfer, now: Date): boolean => isOpen(state) && state.kind !== "requested" && state.deadline > now;

/** The report on the visitor's last transfer; undefined if the call is for a new one. */
const reportOn = async (ports: RequestPorts, { at, caller }: ToolCall, found: StoredTransfer): Promise<ToolResult | undefined> => {
  const { language } = caller.profile;
  const { transfer } = found;
  const { state } = transfer;
  ports.onTransfer(transfer.id);
  if (isOpen(state)) {
    // A browser that has joined needs no token, and no other browser may join.
    const access = state.kind === "requested" ? await ports.line.grantAccess(transfer.identity, at) : undefined;
    const key = state.kind === "dialing" ? "state_caller_waiting" : (`state_${state.kind}` as const);
    return sayWithCard([key], { language, transfer, access });
  }
  if (state.told || at.getTime() - state.endedAt.getTime() > transferLimits.tellMs) return undefined;
  const { stored } = await storeEvent(ports.store, found, { kind: "outcome_told" }, at);
  // A concurrent call may also have told the outcome, which does no harm.
  const { transfer: over } = stored;
  return sayWithCard([`outcome_${state.outcome}`], { language, transfer: over, access: undefined });
};

/** Random, so that none can be guessed or derived from another. */
interface NewTransferIds {
  readonly id: string;
  readonly identity: string;
  readonly room: string;
}

const newTransfer = ({ project, caller, at }: ToolCall, first: Manager, others: readonly Manager[], ids: NewTransferIds): Transfer => ({
  ...ids,
  projectId: project.id,
  uid: caller.uid,
  turn: 0,
  managerPhone: first.phone,
  colleagues: others.map((manager) => ({ phone: manager.phone, language: languageOf(manager, project) })),
  projectName: project.name,
  visitorLanguage: caller.profile.language,
  managerLanguage: languageOf(first, project),
  createdAt: at,
  allowances: allowancesOf(project, caller.role === undefined),
  state: { kind: "requested", deadline: new Date(at.getTime() + transferLimits.joinMs) },
});

const languageOf = ({ languages }: Manager, { defaultLanguage }: ToolCall["project"]): string => languages[0] ?? defaultLanguage;

/** The project's own limits, otherwise those of its plan. Anonymous visitors may not use up the calls of members. */
const allowancesOf = (project: ToolCall["project"], isVisitor: boolean): Allowances => {
  const [hour, day] = [budgetOf(project, "transfers_per_hour"), budgetOf(project, "transfers")];
  const all = isVisitor ? "visitors" : "project";
  return { person: { hour: hour.person, day: day.person }, project: { hour: hour[all], day: day[all] } };
};

const say = async (language: string, key: TextKey<"transfers">, values: Readonly<Record<string, string>> = {}): Promise<ToolResult> => {
  const { messages } = await findTexts("transfers", language);
  return { result: fill(messages[key], values), retryable: false };
};

interface Answered {
  readonly language: string;
  readonly transfer: Transfer;
  /** Only while the page may still join, because an unneeded token could be stolen. */
  readonly access: VoiceAccess | undefined;
}

/** A sentence, with the card by which the page joins the call or shows its state. */
const sayWithCard = async (keys: readonly TextKey<"transfers">[], { language, transfer, access }: Answered): Promise<ToolResult> => {
  const { language: found, messages } = await findTexts("transfers", language);
  const { state } = transfer;
  const label = isOpen(state)
    ? messages[state.kind === "dialing" ? "label_caller_waiting" : (`label_${state.kind}` as const)]
    : messages.label_over;
  const widget: TransferCard = {
    type: "call",
    card_id: "transfer_call",
    dir: directionOf(found),
    data: {
      transfer_id: transfer.id,
      access_token: access?.token ?? null,
      expires_at: access?.expiresAt.toISOString() ?? null,
      state: publicStateOf(state),
    },
    labels: { title: messages.label_title, state: label, hang_up: messages.label_hang_up },
  };
  const note = state.kind === "closed" && state.note === "left" ? (["missedCallNoted"] as const) : [];
  return { result: [...keys, ...note].map((key) => messages[key]).join(" "), widget };
};
