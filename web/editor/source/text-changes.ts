import type { ChangeSpec } from "@codemirror/state";
import { diffArrays } from "diff";

/** 2,000 added and removed lines: beyond that the whole text is replaced. */
const mostEdits = 2_000;

/** The changes by lines that make one text of the other, so that the cursor stays where it is. Both end their lines with a line feed. */
export const textChanges = (from: string, to: string): readonly ChangeSpec[] => {
  const parts = diffArrays(linesOf(from), linesOf(to), { maxEditLength: mostEdits });
  if (parts === undefined) return [{ from: 0, to: from.length, insert: to }];
  const changes: { from: number; to: number; insert: string }[] = [];
  let at = 0;
  for (const { added, removed, value } of parts) {
    const text = value.join("");
    if (added) changes.push({ from: at, to: at, insert: text });
    if (removed) changes.push({ from: at, to: at + text.length, insert: "" });
    if (!added) at += text.length;
  }
  return changes;
};

const linesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+/g) ?? [];
