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
  const starts = [0];
  for (const [index, line] of lines.entries()) starts.push((starts[index] ?? 0) + line.length);
  return hunksOf(lines, linesOf(to)).map((hunk) => ({
    from: starts[hunk.from] ?? 0,
    to: starts[hunk.to] ?? 0,
    insert: hunk.lines.join(""),
  }));
};
