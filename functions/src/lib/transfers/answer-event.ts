import { applyEvent } from "./apply-event.ts";
import { type BriefingPorts, briefManager } from "./brief-manager.ts";
import { dialManager, dialNext, type DialPorts } from "./dial-manager.ts";
import { transferLimits } from "./limits.ts";
import { isAskedAgain, phoneKeys } from "./next-state.ts";
import { reconcile } from "./reconcile.ts";
import { type CallScript, speakTo, spokenName, type SpokenSentence, type Telephony } from "./telephony.ts";
import type { StoredTransfer } from "./transfer-store.ts";
import type { CallStatus, Transfer } from "./transfer.ts";
import { type ReportName, reportUrls } from "./report-urls.ts";

interface EventPorts extends DialPorts, BriefingPorts {
  /** Gives up sooner: a late response would end the hold audio, whose rounds also repair the transfer. */
  readonly telephonyShortTimeout: Telephony;
  readonly script: CallScript;
  readonly publicBaseUrl: () => string;
}

/** What the telephony service says of a call. */
export interface CallReport {
  readonly call: string;
  readonly status: CallStatus | undefined;
  /** What has happened in which room. */
  readonly room: string | undefined;
  readonly happened: "joined" | "left" | "ended" | undefined;
  /** The key that was pressed. Empty: none. */
  readonly key: string;
}

interface ReportedEvent {
  readonly found: StoredTransfer;
  readonly report: CallReport;
  /** How many times the hold audio, or a key, was requested before. */
  readonly round: number;
  /** The manager whose turn it was when the URL was given to the telephony service. */
  readonly turn: number;
  readonly at: Date;
}

/** Returns what the call is to do next. */
type AnswerEvent = (ports: EventPorts, event: ReportedEvent) => Promise<string>;

const room: AnswerEvent = async (ports, { found, report: { call, room: name, happened }, at }) => {
  const { transfer } = found;
  const { nothing } = ports.script;
  if (name !== transfer.room) return nothing();
  if (happened === "joined") {
    const { state } = transfer;
    // The visitor is in the room and hears the hold audio, so the manager's phone may ring.
    if (state.kind === "caller_waiting" && state.callerCall === call) await dialManager(ports, found, () => new Date());
    else await applyEvent({ ...ports, telephony: ports.telephonyShortTimeout }, found, { kind: "entered", call }, at);
  } else if (happened !== undefined) {
    await applyEvent(ports, found, happened === "left" ? { kind: "left", call } : { kind: "room_ended" }, at);
  }
  return nothing();
};

/** The visitor is waiting. Each round also repairs a transfer whose reports were lost. */
const holdAudio: AnswerEvent = async (ports, { found, round, turn, at }) => {
  const shortTimeout = { ...ports, telephony: ports.telephonyShortTimeout };
  const held = await applyEvent(shortTimeout, found, { kind: "caller_on_hold" }, at);
  const current = held.changed ? held.stored : await reconcile(shortTimeout, found, at);
  // By the second round, a missing report of the visitor's arrival is lost: it comes within a second or never.
  const { transfer } = round > 0 ? await dialManager(ports, current, () => new Date()) : current;
  const isNext = transfer.turn > turn;
  const key = isNext ? "hold_next" : round === 0 ? "hold_first" : "hold_again";
  const isSaid = isNext || round % transferLimits.holdRoundsPerSentence === 0;
  const sentence = isSaid ? await speakTo("visitor", transfer, key) : undefined;
  const base = ports.publicBaseUrl();
  return ports.script.hold({ sentence, sound: `${base}/hold.wav`, next: reportUrls(base, transfer, { round: String(round + 1) })("hold") });
};

/** The visitor's leg has left the room: they hung up, or the room ended. */
const afterRoom: AnswerEvent = async (ports, { found, report: { call, status }, at }) => {
  const isOnLine = status === "in-progress";
  const { stored } = await applyEvent(ports, found, { kind: "left", call, isOnLine }, at);
  const { state } = stored.transfer;
  return ports.script.hangUp(
    isOnLine && state.kind === "closed" ? await speakTo("visitor", stored.transfer, `farewell_${state.outcome}`) : undefined,
  );
};

/** The progress of the manager's call. */
const callStatus: AnswerEvent = async (ports, { found, report: { call, status }, turn, at }) => {
  const { nothing } = ports.script;
  if (status === undefined) return nothing();
  const { stored } = await applyEvent(ports, found, { kind: "manager_status", turn, call, status }, at);
  // Also after a key with which the manager declined: the report that their call is over follows.
  await dialNext(ports, stored, () => new Date());
  return nothing();
};

/** The manager, or a voice mailbox, has picked up. Neither hears yet who is waiting. */
const announcement: AnswerEvent = async (ports, { found, report: { call }, turn, at }) => {
  const { transfer } = (await applyEvent(ports, found, { kind: "manager_answered", turn, call }, at)).stored;
  const { state } = transfer;
  if (state.kind !== "answered" || state.managerCall !== call) return ports.script.hangUp(await speakTo("manager", transfer, "callerLeft"));
  const name = spokenName(transfer.projectName);
  const who = await speakTo("manager", transfer, name === "" ? "announcement_nameless" : "announcement", { project: name });
  return askForKey(ports, transfer, { before: [who], round: 0 });
};

/** Explains the keys twice, because people often miss the first words after picking up. */
const askForKey = async (
  { script, publicBaseUrl }: EventPorts,
  transfer: Transfer,
  { before, round }: { readonly before: readonly SpokenSentence[]; readonly round: number },
): Promise<string> => {
  const keys = await speakTo("manager", transfer, "keys");
  return script.announce(
    [...before, keys, keys],
    reportUrls(publicBaseUrl(), transfer, round === 0 ? {} : { round: String(round) })("key"),
  );
};

/** The manager has pressed a key, or the time for it is over. */
const key: AnswerEvent = async (ports, { found, report: { call, key: wanted }, round, turn, at }) => {
  // What is pressed on a phone that is no longer to be called does not connect.
  const mayTalk = wanted !== phoneKeys.connect || (await ports.mayStillTalk(found.transfer));
  const pressed = { key: mayTalk ? wanted : phoneKeys.decline, attempt: round + 1 };
  const { transfer } = (await applyEvent(ports, found, { kind: "manager_pressed", turn, call, ...pressed }, at)).stored;
  const { state } = transfer;
  if (state.kind === "connected" && state.managerCall === call)
    return ports.script.joinRoom(transfer.room, await briefManager(ports, transfer, at));
  if (state.kind === "answered" && state.managerCall === call && isAskedAgain(pressed.key, pressed.attempt)) {
    return askForKey(ports, transfer, { before: [], round: round + 1 });
  }
  const isTooLate = state.kind === "closed" && (state.outcome === "caller_left" || state.outcome === "expired");
  return ports.script.hangUp(isTooLate ? await speakTo("manager", transfer, "callerLeft") : undefined);
};

export const answerEvent: Readonly<Record<ReportName, AnswerEvent>> = {
  room,
  hold: holdAudio,
  after: afterRoom,
  call: callStatus,
  announcement,
  key,
};
