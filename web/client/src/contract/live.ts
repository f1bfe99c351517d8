import type { Widget } from "./cards.ts";
import type { JsonObject } from "./json.ts";

export interface StartedSession {
  /** Single use, 30 minutes. */
  readonly token: string;
  readonly greeting: string;
  readonly voice: string;
  readonly model: string;
  readonly traits: ModelTraits;
  /** RFC 3339. */
  readonly expires_at: string;
  /** Where to connect, with the token as the query parameter `access_token`. */
  readonly ws_url: string;
  /** The client message that makes the agent speak first: sent once after `setupComplete` of a fresh session. */
  readonly opening: JsonObject | null;
}

/** How models differ, as far as a page needs to know. */
export interface ModelTraits {
  /** Text is sent as `clientContent`; otherwise as `realtimeInput.text`. */
  readonly takes_content: boolean;
  /** After content that does not complete a turn, nothing is answered until content arrives that does. */
  readonly waits_behind_content: boolean;
  /** `audioStreamEnd` ends the utterance; otherwise only silence does, which must be streamed for two seconds. */
  readonly stream_end_ends_speech: boolean;
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
  /** The model's ID of its call. With it, a repeated call has no second effect. */
  readonly call_id?: string | null | undefined;
}

export interface ToolResult {
  /** A sentence for the agent to speak. */
  readonly result: string;
  /** `invalid`: an argument was not in the declared form and was not stored. */
  readonly status?: "ok" | "passed_on" | "no_hit" | "invalid";
  /** Whether another call, with other arguments, may succeed. */
  readonly retryable?: boolean;
  /** For the model: the required form of an argument. Send it with `result`. */
  readonly hint?: string;
  /** For the model: what it may need for its next calls. Not spoken. Send it with `result`. */
  readonly context?: JsonObject;
  readonly widget?: Widget;
}
