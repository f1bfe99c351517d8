import type { StartedSession } from "../contract.ts";
import { mint, type Starting } from "./starting.ts";
import {
  isLive,
  type Microphone,
  type Missed,
  type OpenCall,
  type Talk,
  type VoiceEffect,
  type VoiceEvent,
  type VoiceStep,
} from "./state.ts";
import { isUnanswered, leavingResult, leftCue } from "./cues.ts";
import { present, unlimited } from "./leave.ts";
import { stay } from "./steps.ts";

type EventOf<Kind extends VoiceEvent["kind"]> = Extract<VoiceEvent, { readonly kind: Kind }>;

/** 10 s for a socket and its `setupComplete`; they take less than one. */
const connectMs = 10_000;

/** Results that waited for the other calls of their frame. */
const finished = (tools: readonly OpenCall[]): readonly Missed[] =>
  tools
    .flatMap(({ response }) => (response === undefined ? [] : [String(response["result"] ?? response["error"])]))
    .filter((text) => text !== leavingResult)
    .map((text) => ({ text, isOwed: true }));

/** What ends with a socket. Its calls are answered all the same: the agent is told on the next one. */
export const leaveSocket = (talk: Talk): Talk => ({
  ...talk,
  agent: "silent",
  turn: "nothing",
  isSounding: false,
  turnsDue: 0,
  tools: [],
  known: [],
  orphans: [...talk.orphans, ...talk.tools.flatMap(({ id, response }) => (response === undefined ? [id] : []))],
  missed: [...talk.missed, ...finished(talk.tools)],
});

/** Without its handle a conversation begins clean: the agent is told what was said. */
export const forgetHandle = (talk: Talk): Talk => ({
  ...talk,
  handle: undefined,
  isRenewed: talk.isRenewed || (!talk.isUnopened && talk.lines.length > 0),
});

/** Another socket for the conversation, with its handle if there is one. */
export const connect = (before: Talk): VoiceStep => {
  const talk: Talk = { ...leaveSocket(before), socket: before.socket + 1, isHandleCurrent: before.handle !== undefined };
  const { ws_url: url, token } = talk.session;
  return stay({ kind: "connecting", talk }, [
    { kind: "connect", url: `${url}?access_token=${encodeURIComponent(token)}`, socket: talk.socket },
    { kind: "wait", ms: connectMs },
  ]);
};

const unbegun: Omit<Talk, "session" | "microphone" | "rejections"> = {
  handle: undefined,
  isHandleCurrent: false,
  socket: 0,
  failures: 0,
  refusals: 0,
  isUnopened: true,
  agent: "silent",
  turnsDue: 0,
  tools: [],
  known: [],
  orphans: [],
  missed: [],
  watch: undefined,
  asked: "",
  askedAtMs: undefined,
  lines: [],
  isRenewed: false,
  isDoubted: false,
  isToRepeat: false,
  turn: "nothing",
  wordless: 0,
  isSounding: false,
  ...unlimited,
  holdsSpeech: false,
  call: undefined,
};

/** The first socket of a token. A conversation that was lost leaves what it has to the next one: that is not greeted again. */
export const begin = ({ microphone, before }: Pick<Starting, "microphone" | "before">, session: StartedSession): VoiceStep =>
  connect({ ...unbegun, ...before, session, microphone, rejections: 0 });

/** Another start, with what was left when the voice service could not be reached. */
export const beginAgain = (microphone: Microphone, left: Talk): VoiceStep => {
  const { state, effects } = begin(
    { microphone, before: { ...left, ...unlimited, ...present(), failures: 0, refusals: 0, call: undefined } },
    left.session,
  );
  const said: VoiceEffect = { kind: "caption", speaker: "visitor", text: left.asked };
  return stay(state, [...(left.asked === "" ? [] : [said]), ...effects]);
};

/** A page that the visitor has not touched neither records nor plays sound: they write, and speak when they choose to. */
export const goOn = ({ session, handle, isTokenOver, lines = [] }: EventOf<"continue">): VoiceStep => {
  const { state } = begin({ microphone: "muted", before: undefined }, session);
  if (!isLive(state)) return stay(state);
  const missed: readonly Missed[] = lines.length === 0 ? [] : [{ text: leftCue(lines), isOwed: isUnanswered(lines) }];
  const talk: Talk = { ...state.talk, handle, socket: 0, isUnopened: false, missed };
  return isTokenOver ? mint("muted", talk) : connect(talk);
};
