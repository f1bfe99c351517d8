import { hunksOf } from "./line-hunks.ts";
import { linesOf } from "./three-way.ts";

/** `from` to `to` in the old text becomes `insert`. In UTF-16 code units, as editors count. */
export interface TextChange {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/** Line changes that turn one text into the other, so that a page can show a merge without moving the cursor. */
export const textChanges = (from: string, to: string): readonly TextChange[] => {
  const lines = linesOf(from);
  let line = 0;
  let at = 0;
  const startOf = (end: number): number => {
    while (line < end) at += lines[line++]?.length ?? 0;
    return at;
  };
  // From top to bottom, like the hunks.
  return hunksOf(lines, linesOf(to)).map((hunk) => ({ from: startOf(hunk.from), to: startOf(hunk.to), insert: hunk.lines.join("") }));
};
