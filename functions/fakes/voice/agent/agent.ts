import type { History } from "../session/history.ts";
import type { Setup } from "../wire/setup.ts";

/** What happens to the agent. */
export type AgentEvent =
  /** A first turn without a word. Silence is no turn: the service waits. */
  | { readonly kind: "opening" }
  /** `text` is empty when the visitor spoke and nobody told the service what was said. */
  | { readonly kind: "said"; readonly text: string }
  | { readonly kind: "tool-answer"; readonly name: string; readonly response: Readonly<Record<string, unknown>> };

/** An empty turn at the beginning is for the agent to fill. */
export const toEvent = (text: string, isOpened: boolean): AgentEvent =>
  text.trim() === "" && !isOpened ? { kind: "opening" } : { kind: "said", text: text.trim() };

/** What the agent does about it. */
export type AgentStep =
  | { readonly kind: "say"; readonly text: string }
  /** Calls that follow each other are sent together. */
  | { readonly kind: "call"; readonly name: string; readonly args: Readonly<Record<string, unknown>> }
  | { readonly kind: "wait"; readonly ms: number }
  | { readonly kind: "go-away"; readonly timeLeftMs: number }
  | { readonly kind: "close"; readonly code: number; readonly reason: string }
  /** The connection breaks without a word. */
  | { readonly kind: "drop" };

export interface AgentContext {
  readonly setup: Setup;
  readonly history: History;
  /** Name of the token of this conversation. */
  readonly token?: string | undefined;
}

/** The model behind the service. */
export interface Agent {
  /** Without any step the agent keeps silent, and there is no turn. */
  readonly respond: (event: AgentEvent, context: AgentContext) => readonly AgentStep[];
}
