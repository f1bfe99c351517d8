import type { History } from "./history.ts";
import type { Setup } from "../wire/setup.ts";

/** An event that the agent responds to. */
export type AgentEvent =
  /** A first turn without words. Silence is not a turn: the service waits. */
  | { readonly kind: "opening" }
  /** `text` is empty if the visitor spoke without a transcript. */
  | { readonly kind: "said"; readonly text: string }
  | { readonly kind: "tool-answer"; readonly name: string; readonly response: Readonly<Record<string, unknown>> };

/** An empty first turn asks the agent to open the conversation. */
export const toEvent = (text: string, isOpened: boolean): AgentEvent =>
  text.trim() === "" && !isOpened ? { kind: "opening" } : { kind: "said", text: text.trim() };

/** A step of the agent's response. */
export type AgentStep =
  | { readonly kind: "say"; readonly text: string }
  /** Consecutive calls are sent together. */
  | { readonly kind: "call"; readonly name: string; readonly args: Readonly<Record<string, unknown>> }
  | { readonly kind: "wait"; readonly ms: number }
  | { readonly kind: "go-away"; readonly timeLeftMs: number }
  | { readonly kind: "close"; readonly code: number; readonly reason: string }
  /** Breaks the connection without a close frame. */
  | { readonly kind: "drop" };

export interface AgentContext {
  readonly setup: Setup;
  readonly history: History;
  /** Name of the token of this conversation. */
  readonly token?: string | undefined;
}

/** The model behind the service. */
export interface Agent {
  /** If there are no steps, the agent stays silent and there is no turn. */
  readonly respond: (event: AgentEvent, context: AgentContext) => readonly AgentStep[];
}
