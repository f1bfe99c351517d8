import type { Widget } from "./cards.ts";
import type { JsonObject } from "./json.ts";

export interface StartedSession {
  /** Single use, 30 minutes. */
  readonly token: string;
  readonly greeting: string;
  readonly voice: string;
  readonly model: string;
  /** RFC 3339. */
  readonly expires_at: string;
  /** Where to connect, with the token as the query parameter `access_token`. */
  readonly ws_url: string;
  /** The client message that makes the agent speak first: sent once after `setupComplete` of a fresh session. */
  readonly opening: JsonObject | null;
}

export type ToolName =
  | "update_profile"
  | "ask"
  | "answer"
  | "transfer_to_manager"
  | "search_company"
  | "select_company"
  | "run_extraction"
  | "set_field"
  | "confirm";

export interface ToolRequest {
  readonly tool_name: ToolName | (string & {});
  readonly args?: JsonObject | null | undefined;
  /** The ID that the model gave its call. With it a repeated call does nothing twice. */
  readonly call_id?: string | null | undefined;
}

export interface ToolResult {
  /** A sentence for the agent to speak. */
  readonly result: string;
  readonly widget?: Widget;
  /** What the agent is to read before it speaks: send it with `result`. */
  readonly unread?: Unread;
}

/** Passages of the site that may answer the question, where no model has read them. */
export interface Unread {
  /** What the agent is to do with them, in English. */
  readonly task: string;
  readonly passages: readonly UnreadPassage[];
}

export interface UnreadPassage {
  /** The title of the page, and the headings above the passage. */
  readonly page: string;
  readonly text: string;
}
