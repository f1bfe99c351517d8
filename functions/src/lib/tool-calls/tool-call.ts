import type { UnknownRecord } from "../core/unknown-record.ts";
import type { Profile } from "../projects/profile.ts";
import type { Project, Role } from "../projects/project.ts";

/** Who is talking with the voice agent. */
export interface ToolCaller {
  readonly uid: string;
  readonly role: Role;
  /** As it was when the call came in. */
  readonly profile: Profile;
}

/** One call of a tool in a conversation, by somebody who may make it. */
export interface ToolCall {
  /** Names the work of this call: a repeated call has the same one. */
  readonly id: string;
  readonly project: Project;
  readonly caller: ToolCaller;
  readonly at: Date;
  /** Aborted when the tool's time is over. */
  readonly signal: AbortSignal;
}

/** What the agent speaks, and what the page shows beside it. */
export interface ToolResult {
  /** A natural sentence, in the visitor's language. */
  readonly result: string;
  readonly widget?: Widget;
}

/** A card of the page. A card with the same `card_id` is replaced in place. */
export interface Widget {
  readonly type: "card" | "call";
  readonly card_id: string;
  readonly template_id?: string;
  readonly dir: "ltr" | "rtl";
  readonly data: UnknownRecord;
  /** Texts for people, in the visitor's language. */
  readonly labels: Readonly<Record<string, string>>;
  /** Only the profile card: display values of the pronouns. */
  readonly pronoun_labels?: Readonly<Record<string, string>>;
}

/** The work of a tool. Whatever a visitor can do about is a result; what is thrown ends as 5xx. */
export type RunTool<Args> = (args: Args, call: ToolCall) => Promise<ToolResult>;
