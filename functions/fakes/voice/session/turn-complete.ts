import type { ServerMessage } from "../wire/server-message.ts";
import { type Entry, type History, usageOf } from "../agent/history.ts";
import type { ModelRules } from "../agent/model-rules.ts";

interface CompletedTurn {
  /** What was said before the turn. */
  readonly history: History;
  readonly entries: readonly Entry[];
  readonly rules: ModelRules;
  /** Whether tool calls are still open. */
  readonly isWaiting: boolean;
}

/** The message that ends a turn, with its token usage. */
export function turnComplete({ history, entries, rules, isWaiting }: CompletedTurn): ServerMessage {
  const tools = entries.filter(({ role }) => role === "tool");
  const spoken = entries.filter(({ role }) => role === "model");
  const interactionStatus = isWaiting ? "IN_PROGRESS" : "IDLE";
  return {
    serverContent: { turnComplete: true, ...(rules.interactionStatus && { interactionStatus }) },
    usageMetadata: usageOf([...history, ...tools], spoken),
  };
}
