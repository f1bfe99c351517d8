import { isLate, isLive, type VoiceState } from "../../client/src/voice/state.ts";
import type { ConversationView } from "../conversation/conversation-view.ts";
import { endedText } from "./ended-text.ts";
import type { FoundTexts } from "../texts/find-texts.ts";
import type { Texts } from "../texts/en.ts";

/** The status for the page and for the element's styles. */
export type VoiceStatus =
  | "idle"
  | "asking"
  | "connecting"
  | "listening"
  | "speaking"
  | "working"
  | "reconnecting"
  | "transferring"
  | "on_call"
  | "ended";

type Drawn = Pick<
  ConversationView,
  "state" | "slowTools" | "call" | "isMicrophoneSilenced" | "isSilent" | "volume" | "isLinkDown" | "isToRepeat"
>;

export const statusOf = ({ state, slowTools, call, isLinkDown }: Drawn): VoiceStatus => {
  if (state.kind === "idle" || state.kind === "asking" || state.kind === "ended") return state.kind;
  if (call !== "none") return call === "connecting" ? "transferring" : "on_call";
  if (isBeginning(state)) return "connecting";
  // A connection that is replaced within a second is not worth reporting.
  if (state.kind === "starting" || isLinkDown || isWaitedFor(state)) return "reconnecting";
  if (slowTools.length > 0) return "working";
  return state.talk.agent === "speaking" ? "speaking" : "listening";
};

/** The agent has not been heard yet, and there is no connection. */
const isBeginning = (state: VoiceState): boolean => {
  if (state.kind === "starting") return state.before?.isUnopened ?? true;
  return (state.kind === "connecting" || state.kind === "reconnecting") && state.talk.isUnopened;
};

/** The agent owes an answer, and the visitor has been told. */
const isWaitedFor = (state: VoiceState): boolean => {
  const talk = isLive(state) ? state.talk : state.kind === "starting" ? state.before : undefined;
  return talk !== undefined && isLate(talk);
};

/** Nothing is said, and nothing is heard: all is read where it is written. */
export const isWritten = ({ state, volume, isSilent }: Pick<Drawn, "state" | "volume" | "isSilent">): boolean =>
  isLive(state) && state.talk.microphone !== "on" && (volume === 0 || isSilent);

/** The state in a word. Activities are shown in their own place. */
export const stateWord = (view: Drawn, found: FoundTexts, isThinking: boolean): string => {
  const status = statusOf(view);
  const isBusy = status === "working" || (status === "listening" && isThinking);
  if (isWritten(view) && (isBusy || status === "speaking")) return "";
  return isBusy ? found.texts.status.thinking : statusText(view, found);
};

/** What the agent does, at the text. Undefined: nothing, or nothing that is not heard. */
export const activity = (view: Drawn, texts: Texts, isThinking: boolean): string | undefined => {
  if (view.slowTools.length > 0) return workText(view.slowTools, texts);
  if (!isWritten(view)) return isThinking ? "" : undefined;
  return statusOf(view) === "speaking" ? texts.status.answering : isThinking ? texts.status.thinking : undefined;
};

/** What the agent owes: a new value restarts the wait. */
export const owedBy = ({ state, call }: Drawn): unknown => {
  if (!isLive(state) || call !== "none" || state.talk.agent === "speaking" || state.talk.isUnopened) return undefined;
  const { watch, tools } = state.talk;
  return watch ?? tools.find(({ response, isLate: isGivenUp }) => response === undefined && !isGivenUp)?.frame;
};

const workText = (slowTools: readonly string[], { working }: Texts): string => working[workOf(slowTools[0] ?? "")];

export const statusText = (view: Drawn, { texts, language }: FoundTexts): string => {
  const { state, slowTools } = view;
  if (state.kind === "starting" && state.waitMs !== undefined) return texts.busy(inSeconds(state.waitMs, language));
  if (state.kind === "reconnecting" && state.waitMs !== undefined) return texts.unreached(inSeconds(state.waitMs, language));
  if (isWaitedFor(state)) return texts.status.late;
  const status = statusOf(view);
  switch (status) {
    case "ended":
      return state.kind === "ended" ? endedText(state.reason, texts) : "";
    case "working":
      return workText(slowTools, texts);
    case "listening":
      if (isLive(state) && state.talk.idle.step === "asked") return texts.status.stillThere;
      if (view.isToRepeat) return texts.status.sayAgain;
      if (view.isMicrophoneSilenced) return texts.status.silenced;
      return isLive(state) && !isWritten(view) ? listeningText(state.talk.microphone, texts) : "";
    case "speaking":
      return texts.status[isWritten(view) ? "answering" : "speaking"];
    case "transferring":
      return texts.status.calling;
    case "on_call":
      return texts.status[view.call === "talking" ? "onCall" : "calling"];
    case "idle":
    case "asking":
    case "connecting":
    case "reconnecting":
      return texts.status[status];
  }
};

/** "in 30 seconds" */
const inSeconds = (ms: number, language: string): string => new Intl.RelativeTimeFormat(language).format(Math.ceil(ms / 1000), "second");

const listeningText = (microphone: string, { status }: Texts): string => {
  if (microphone === "on") return status.listening;
  return microphone === "muted" ? status.muted : status.textOnly;
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
