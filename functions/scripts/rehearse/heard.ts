import type { EndReason } from "../../../web/client/src/voice/index.ts";
import type { ToolResult, Widget } from "../../../web/client/src/index.ts";
import type { Expectation } from "./scenario.ts";
import type { Timeline } from "./turn-taking.ts";

/** A tool that the agent called. */
export interface ToolUse {
  readonly id: string;
  readonly name: string;
  readonly args: Readonly<Record<string, unknown>>;
  /** All that the agent was given. Undefined until it has answered; stays undefined if it failed. */
  readonly answer: (Pick<ToolResult, "result" | "hint" | "context"> & { readonly status: string }) | undefined;
}

/** What a visitor noticed. */
export interface Heard {
  /** What the agent said, as far as it was heard. */
  readonly spoken: string;
  readonly tools: readonly ToolUse[];
  readonly cards: readonly Widget[];
  /** Whether the agent was silenced before it had said everything. */
  readonly isInterrupted: boolean;
}

/** What the visitor says, and what is heard until the agent has finished. */
export interface Turn extends Heard {
  /** Undefined if nothing was said. */
  readonly said: string | undefined;
  readonly expected: Expectation | undefined;
}

/** One conversation of a scenario. */
export interface Talk {
  readonly turns: readonly Turn[];
  /** Why it ended before the visitor had finished. */
  readonly ended: EndReason | undefined;
  /** Utterances in which the agent read out what it was told, or meant to call. */
  readonly directions: number;
  readonly timeline: Timeline;
  /** Which part of the scenario could not be carried out, in a sentence. */
  readonly trouble: string | undefined;
}

export const together = (turns: readonly Heard[]): Heard => ({
  spoken: turns
    .map(({ spoken }) => spoken)
    .filter((text) => text !== "")
    .join(" "),
  tools: turns.flatMap(({ tools }) => tools),
  cards: turns.flatMap(({ cards }) => cards),
  isInterrupted: turns.some(({ isInterrupted }) => isInterrupted),
});
