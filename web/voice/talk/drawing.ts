import type { Conversation } from "../conversation/conversation.ts";
import type { ConversationView } from "../conversation/conversation-view.ts";
import type { KeptPlace } from "../kept/kept-place.ts";
import type { Texts } from "../texts/en.ts";

/** What every part of the panel draws from. */
export interface Drawing {
  readonly view: ConversationView;
  readonly texts: Texts;
  readonly language: string;
  readonly conversation: Conversation;
  /** Where the agent's settings are. */
  readonly place: KeptPlace;
  /** The page's name for the agent. */
  readonly heading: string;
  /** The agent owes an answer, and has not begun. */
  readonly isThinking: boolean;
  /** The URL pattern of the site's pages, with `{slug}`, and perhaps `{language}`. */
  readonly pages: string | null;
}
