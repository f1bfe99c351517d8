import type { EndReason } from "../../../web/client/src/voice/index.ts";
import type { Widget } from "../../../web/client/src/index.ts";
import type { Expectation } from "./scenario.ts";

/** A tool that the agent has called. */
export interface ToolUse {
  readonly id: string;
  readonly name: string;
  readonly args: Readonly<Record<string, unknown>>;
  /** Undefined until it has answered, and for good if it has failed. */
  readonly answer: { readonly result: string; readonly status: string } | undefined;
}

/** What a visitor has noticed. */
export interface Heard {
  /** What the agent has said, as far as it was heard. */
  readonly spoken: string;
  readonly tools: readonly ToolUse[];
  readonly cards: readonly Widget[];
  /** The agent fell silent in the middle of what it said. */
  readonly isInterrupted: boolean;
}

/** What somebody says, and what is heard until the agent is done. */
export interface Turn extends Heard {
  /** Undefined: nobody has said anything. */
  readonly said: string | undefined;
  readonly expected: Expectation | undefined;
}

/** One conversation of a scenario. */
export interface Talk {
  readonly turns: readonly Turn[];
  /** Why it was over before the visitor was done. */
  readonly ended: EndReason | undefined;
  /** What could not be done as the scenario says, in a sentence. */
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
