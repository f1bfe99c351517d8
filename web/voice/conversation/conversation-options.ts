import type { LecternProject } from "@lectern/client";
import type { ConnectCall } from "../call/phone-call.ts";
import type { FrameTrace } from "./frame-trace.ts";
import type { ConversationListener } from "./conversation-view.ts";

/** What a conversation needs of its page. */
export interface ConversationOptions {
  readonly live: LecternProject["live"];
  /** Made in the gesture that starts the conversation. It is closed at the end. Undefined where the browser gives none. */
  readonly speakerContext: AudioContext | undefined;
  /** Of both worklets. */
  readonly workletUrl: string;
  readonly loadCalls: () => Promise<ConnectCall>;
  readonly listener: ConversationListener;
  /** Every frame is written down. */
  readonly trace: FrameTrace | undefined;
}
