import { hunksOf } from "./line-hunks.ts";
import { linesOf } from "./three-way.ts";

/** In the old text, `from` to `to` becomes `insert`. UTF-16 code units, as editors count. */
export interface TextChange {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/** The changes by lines that make one text of the other, so that a page can show a merge and leave the cursor where it is. */
export const textChanges = (from: string, to: string): readonly TextChange[] => {
  const lines = linesOf(from);
  let line = 0;
  let at = 0;
  const startOf = (end: number): number => {
    while (line < end) at += lines[line++]?.length ?? 0;
    return at;
  };
  // From top to bottom, as the hunks come.
  return hunksOf(lines, linesOf(to)).map((hunk) => ({ from: startOf(hunk.from), to: startOf(hunk.to), insert: hunk.lines.join("") }));
};
