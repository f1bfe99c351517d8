import type { Caption } from "../conversation/captions.ts";
import type { MismatchNews, ToolNews } from "../conversation/conversation-view.ts";
import type { VoiceStatus } from "../status/status-text.ts";

export interface VoiceErrorNews {
  /** One of the service's codes, or `connection_lost`, `network`, `timeout`, `unreadable`. */
  readonly code: string;
  /** The sentence that the visitor sees. */
  readonly message: string;
}

/** The events of a conversation for its page. */
export interface VoiceEvents {
  readonly "lectern:state": { readonly status: VoiceStatus };
  readonly "lectern:transcript": Caption;
  readonly "lectern:tool": ToolNews;
  readonly "lectern:mismatch": MismatchNews;
  readonly "lectern:error": VoiceErrorNews;
}

/** Bubbles out of the element, so that one listener on the page gets all events. */
export const voiceEvent = <Name extends keyof VoiceEvents>(name: Name, detail: VoiceEvents[Name]): CustomEvent<VoiceEvents[Name]> =>
  new CustomEvent(name, { detail, bubbles: true, composed: true });

declare global {
  interface HTMLElementEventMap {
    "lectern:state": CustomEvent<VoiceEvents["lectern:state"]>;
    "lectern:transcript": CustomEvent<VoiceEvents["lectern:transcript"]>;
    "lectern:tool": CustomEvent<VoiceEvents["lectern:tool"]>;
    "lectern:mismatch": CustomEvent<VoiceEvents["lectern:mismatch"]>;
    "lectern:error": CustomEvent<VoiceEvents["lectern:error"]>;
  }
}
