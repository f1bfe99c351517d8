import type { ConversationView } from "../conversation/conversation-view.ts";
import type { VoiceStatus } from "./status-text.ts";
import type { FoundFirstTexts } from "../texts/find-texts.ts";

type Drawn = Pick<ConversationView, "state">;

/** The state and its sentence, until the part with all of them is loaded: `status-text.ts`. */
export const statusBeforeTexts = {
  statusOf: ({ state: { kind } }: Drawn): VoiceStatus => (kind === "idle" || kind === "asking" || kind === "ended" ? kind : "connecting"),

  statusText: (view: Drawn, { texts }: FoundFirstTexts): string => {
    const { state } = view;
    if (state.kind !== "ended")
      return state.kind === "idle" || state.kind === "asking" ? texts.status[state.kind] : texts.status.connecting;
    const { code } = state.reason;
    return texts.ended[code === "stopped" ? "stopped" : code === "unauthenticated" ? "signIn" : "unavailable"];
  },
};
