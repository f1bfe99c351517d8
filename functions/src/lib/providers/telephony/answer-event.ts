import { transferLimits } from "../../transfers/limits.ts";
import { applyEvent } from "../../transfers/apply-event.ts";
import { type BriefingPorts, briefManager } from "../../transfers/brief-manager.ts";
import { dialManager, dialNext, type DialPorts } from "../../transfers/dial-manager.ts";
import { isAskedAgain, phoneKeys } from "../../transfers/next-state.ts";
import { reconcile } from "../../transfers/reconcile.ts";
import { speakTo, spokenName, type SpokenSentence, type Telephony } from "../../transfers/telephony.ts";
import { callStatuses, type TransferEvent, type Transfer } from "../../transfers/transfer.ts";
import type { StoredTransfer } from "../../transfers/transfer-store.ts";
import { announce, hangUp, hold, joinRoom, nothing, type TelephonyEventName, webhookUrls } from "./twiml.ts";

interface EventPorts extends DialPorts, BriefingPorts {
  /** Gives up sooner: a late response would end the hold audio, whose rounds also repair the transfer. */
  readonly telephonyShortTimeout: Telephony;
  readonly publicBaseUrl: () => string;
}

interface TelephonyEvent {
  readonly found: StoredTransfer;
  readonly fields: Readonly<Record<string, string>>;
  /** How many times the hold audio, or a key, was requested before. */
  readonly round: number;
  /** The manager whose turn it was when the URL was given to Twilio. */
  readonly turn: number;
  readonly at: Date;
}

type AnswerEvent = (ports: EventPorts, event: TelephonyEvent) => Promise<string>;

/** Events of the room: https://www.twilio.com/docs/voice/twiml/conference#attributes-statusCallback */
const room: AnswerEvent = async (ports, { found, fields, at }) => {
  const { transfer } = found;
  if (fields["FriendlyName"] !== transfer.room) return nothing();
  const call = fields["CallSid"] ?? "";
  if (fields["StatusCallbackEvent"] === "participant-join") {
    const { state } = transfer;
    // The visitor is in the room and hears the hold audio, so the manager's phone may ring.
    if (state.kind === "caller_waiting" && state.callerCall === call) await dialManager(ports, found, () => new Date());
    else await applyEvent({ ...ports, telephony: ports.telephonyShortTimeout }, found, { kind: "entered", call }, at);
    return nothing();
  }
  const event = roomEvents[fields["StatusCallbackEvent"] ?? ""]?.(call);
  if (event !== undefined) await applyEvent(ports, found, event, at);
  return nothing();
};

const roomEvents: Readonly<Record<string, ((call: string) => TransferEvent) | undefined>> = {
  "participant-leave": (call) => ({ kind: "left", call }),
  "conference-end": () => ({ kind: "room_ended" }),
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
  return hold({ sentence, sound: `${base}/hold.wav`, next: webhookUrls(base, transfer, { round: String(round + 1) })("hold") });
};

/** The visitor's leg has left the room: they hung up, or the room ended. */
const afterRoom: AnswerEvent = async (ports, { found, fields, at }) => {
  const isOnLine = fields["CallStatus"] === "in-progress";
  const { stored } = await applyEvent(ports, found, { kind: "left", call: fields["CallSid"] ?? "", isOnLine }, at);
  const { state } = stored.transfer;
  return hangUp(isOnLine && state.kind === "closed" ? await speakTo("visitor", stored.transfer, `farewell_${state.outcome}`) : undefined);
};

/** The progress of the manager's call: https://www.twilio.com/docs/voice/api/call-resource#statuscallback */
const callStatus: AnswerEvent = async (ports, { found, fields, turn, at }) => {
  const status = callStatuses.find((known) => known === fields["CallStatus"]);
  if (status === undefined) return nothing();
  const { stored } = await applyEvent(ports, found, { kind: "manager_status", turn, call: fields["CallSid"] ?? "", status }, at);
  // Also after a key with which the manager declined: the report that their call is over follows.
  await dialNext(ports, stored, () => new Date());
  return nothing();
};

/** The manager, or a voice mailbox, has picked up. Neither hears yet who is waiting. */
const announcement: AnswerEvent = async (ports, { found, fields, turn, at }) => {
  const call = fields["CallSid"] ?? "";
  const { transfer } = (await applyEvent(ports, found, { kind: "manager_answered", turn, call }, at)).stored;
  const { state } = transfer;
  if (state.kind !== "answered" || state.managerCall !== call) return hangUp(await speakTo("manager", transfer, "callerLeft"));
  const name = spokenName(transfer.projectName);
  const who = await speakTo("manager", transfer, name === "" ? "announcement_nameless" : "announcement", { project: name });
  return askForKey(ports, transfer, { before: [who], round: 0 });
};

/** Explains the keys twice, because people often miss the first words after picking up. */
const askForKey = async (
  { publicBaseUrl }: EventPorts,
  transfer: Transfer,
  { before, round }: { readonly before: readonly SpokenSentence[]; readonly round: number },
): Promise<string> => {
  const keys = await speakTo("manager", transfer, "keys");
  return announce([...before, keys, keys], webhookUrls(publicBaseUrl(), transfer, round === 0 ? {} : { round: String(round) })("key"));
};

/** The manager has pressed a key, or the time for it is over. */
const key: AnswerEvent = async (ports, { found, fields, round, turn, at }) => {
  const call = fields["CallSid"] ?? "";
  const wanted = fields["Digits"] ?? "";
  // What is pressed on a phone that is no longer to be called does not connect.
  const mayTalk = wanted !== phoneKeys.connect || (await ports.mayStillTalk(found.transfer));
  const pressed = { key: mayTalk ? wanted : phoneKeys.decline, attempt: round + 1 };
  const { transfer } = (await applyEvent(ports, found, { kind: "manager_pressed", turn, call, ...pressed }, at)).stored;
  const { state } = transfer;
  if (state.kind === "connected" && state.managerCall === call) return joinRoom(transfer.room, await briefManager(ports, transfer, at));
  if (state.kind === "answered" && state.managerCall === call && isAskedAgain(pressed.key, pressed.attempt)) {
    return askForKey(ports, transfer, { before: [], round: round + 1 });
  }
  const isTooLate = state.kind === "closed" && (state.outcome === "caller_left" || state.outcome === "expired");
  return hangUp(isTooLate ? await speakTo("manager", transfer, "callerLeft") : undefined);
};

export const answerEvent: Readonly<Record<TelephonyEventName, AnswerEvent>> = {
  room,
  hold: holdAudio,
  after: afterRoom,
  call: callStatus,
  announcement,
  key,
};
