import type { Block } from "./blocks.ts";
import { plainTextOf } from "./inline.ts";

/** The line that programs draw above footnotes. */
export function isRuleOfNotes(block: Block, next: Block | undefined): boolean {
  return block.kind === "rule" && next?.kind === "paragraph" && /^\[(?:\d+|[ivx]+|[a-z])\] ?\S/.test(plainTextOf(next.line));
}
