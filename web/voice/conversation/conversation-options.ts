import type { LecternProject } from "@lectern/client";
import type { ConnectCall } from "../call/phone-call.ts";
import type { FrameTrace } from "./frame-trace.ts";
import type { ConversationListener, Earlier } from "./conversation-view.ts";

/** What a conversation needs from its page. */
export interface ConversationOptions {
  readonly live: LecternProject["live"];
  /** Of the page: BCP 47. */
  readonly language: string | undefined;
  /** Created in the gesture that starts the conversation, and closed at its end. Undefined if the browser provides none. */
  readonly speakerContext: AudioContext | undefined;
  /** Of both worklets. */
  readonly workletUrl: string;
  readonly loadCalls: () => Promise<ConnectCall>;
  readonly listener: ConversationListener;
  readonly earlier: Earlier | undefined;
  /** Records every frame. */
  readonly trace: FrameTrace | undefined;
}
