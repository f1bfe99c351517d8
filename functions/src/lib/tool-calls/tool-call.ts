import type { UnknownRecord } from "../core/unknown-record.ts";
import type { Profile } from "../projects/profile.ts";
import type { Project, Role } from "../projects/project.ts";

/** Who is talking to the voice agent. */
export interface ToolCaller {
  readonly uid: string;
  readonly role: Role;
  /** As it was when the call came in. */
  readonly profile: Profile;
}

/** One call of a tool in a conversation, by an authorised visitor. */
export interface ToolCall {
  /** Identifies the work of this call: a repeated call has the same key. */
  readonly id: string;
  readonly project: Project;
  readonly caller: ToolCaller;
  readonly at: Date;
  /** Aborted when the tool's time limit is reached. */
  readonly signal: AbortSignal;
}

/** What the agent says, and what the page shows with it. */
export interface ToolResult {
  /** A natural sentence, in the visitor's language. */
  readonly result: string;
  readonly widget?: Widget;
  /** What the agent should read before it speaks. */
  readonly unread?: Unread;
}

/** Passages that may answer a question, where no model has read them. */
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

/** A card on the page. A card with the same `card_id` is replaced in place. */
export interface Widget {
  readonly type: "card" | "call";
  readonly card_id: string;
  readonly template_id?: string;
  readonly dir: "ltr" | "rtl";
  readonly data: UnknownRecord;
  /** Labels in the visitor's language. */
  readonly labels: Readonly<Record<string, string>>;
  /** Profile card only: display values of the pronouns. */
  readonly pronoun_labels?: Readonly<Record<string, string>>;
}

/** The work of a tool. Whatever the visitor can put right is a result; whatever is thrown becomes a 5xx. */
export type RunTool<Args> = (args: Args, call: ToolCall) => Promise<ToolResult>;
