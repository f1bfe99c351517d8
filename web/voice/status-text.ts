import { isLate, isLive, type VoiceState } from "../client/src/voice/state.ts";
import type { ConversationView } from "./conversation/conversation-view.ts";
import { endedText } from "./ended-text.ts";
import type { FoundTexts } from "./texts/find-texts.ts";
import type { Texts } from "./texts/texts.ts";

/** What a page is told, and what the element looks like. */
export type VoiceStatus =
  "idle" | "asking" | "connecting" | "listening" | "speaking" | "working" | "reconnecting" | "transferring" | "on_call" | "ended";

type Drawn = Pick<ConversationView, "state" | "slowTools" | "call" | "isMicrophoneSilenced" | "isSilent">;

export const statusOf = ({ state, slowTools, call }: Drawn): VoiceStatus => {
  if (state.kind === "idle" || state.kind === "asking" || state.kind === "ended") return state.kind;
  if (call !== "none") return call === "joined" ? "on_call" : "transferring";
  if (state.kind === "starting") return state.before === undefined ? "connecting" : "reconnecting";
  if (isGettingBack(state) || isWaitedFor(state)) return "reconnecting";
  if (slowTools.length > 0) return "working";
  if (state.kind === "connecting" && state.talk.isUnopened) return "connecting";
  return state.talk.agent === "speaking" ? "speaking" : "listening";
};

/** A first reconnection takes a moment and need not trouble anybody. */
const isGettingBack = (state: VoiceState): boolean =>
  isLive(state) && (state.kind === "reconnecting" || state.kind === "connecting") && state.talk.failures > 1;

/** The agent owes an answer, and the visitor has been told. */
const isWaitedFor = (state: VoiceState): boolean => {
  const talk = isLive(state) ? state.talk : state.kind === "starting" ? state.before : undefined;
  return talk !== undefined && isLate(talk);
};

export const statusText = (view: Drawn, { texts, language }: FoundTexts): string => {
  const { state, slowTools } = view;
  if (state.kind === "starting" && state.waitMs !== undefined) return texts.busy(inSeconds(state.waitMs, language));
  if (isWaitedFor(state)) return texts.status.late;
  const status = statusOf(view);
  switch (status) {
    case "ended":
      return state.kind === "ended" ? endedText(state.reason, texts) : "";
    case "working":
      return texts.working[workOf(slowTools[0] ?? "")];
    case "listening":
      if (view.isMicrophoneSilenced) return texts.status.silenced;
      return isLive(state) ? listeningText(state.talk.microphone, view.isSilent, texts) : "";
    case "transferring":
      return texts.status.calling;
    case "on_call":
      return texts.status.onCall;
    case "idle":
    case "asking":
    case "connecting":
    case "speaking":
    case "reconnecting":
      return texts.status[status];
  }
};

/** "in 30 seconds" */
const inSeconds = (ms: number, language: string): string => new Intl.RelativeTimeFormat(language).format(Math.ceil(ms / 1000), "second");

const listeningText = (microphone: string, isSilent: boolean, { status }: Texts): string => {
  if (microphone === "on") return status.listening;
  if (microphone === "muted") return status.muted;
  return isSilent ? status.written : status.textOnly;
};

const workOf = (tool: string): keyof Texts["working"] => {
  switch (tool) {
    case "ask":
    case "answer":
      return "look";
    case "search_company":
    case "select_company":
      return "companies";
    case "run_extraction":
      return "website";
    case "transfer_to_manager":
      return "call";
    default:
      return "other";
  }
};
