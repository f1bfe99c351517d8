import { ChangeSet, type ChangeSpec, type EditorState } from "@codemirror/state";
import { hasItemAbove, isNumberedItem } from "./numbered-items.ts";

/** 500 lines above and below: where longer lists begin and end is not looked for. */
const furthest = 500;

interface Level {
  readonly column: number;
  /** Where the words of its last item begin. */
  readonly content: number;
  /** The number of its last item, and whether all of them are 1. */
  readonly last: { readonly number: number; readonly sign: string; readonly isSame: boolean } | undefined;
  /** How much further to the end its words begin now. */
  readonly shift: number;
}

const item = /^(\s*)([-*+]|(\d{1,9})([.)]))(?:\s+|$)/;

/** Changes that have moved items, with numbers that count on: from 1 where an item is the first of its level now. No line is added or removed. */
export const countOn = (state: EditorState, moves: ChangeSet, moved: ReadonlySet<number>): ChangeSet => {
  const doc = moves.apply(state.doc);
  const changes: ChangeSpec[] = [];
  const levels: Level[] = [];
  const first = Math.min(...moved);
  const isBlank = (line: number): boolean => line < 1 || line > doc.lines || doc.line(line).text.trim() === "";
  const endsLists = (line: number): boolean =>
    !isBlank(line) && isBlank(line - 1) && !/^\s/.test(doc.line(line).text) && !item.test(doc.line(line).text);
  let begin = first;
  while (begin > Math.max(1, first - furthest) && !endsLists(begin)) begin -= 1;
  for (let line = begin; line <= Math.min(doc.lines, first + furthest) && !(line > first && endsLists(line)); line++) {
    const { from, text } = doc.line(line);
    if (text.trim() === "") continue;
    const column = text.length - text.trimStart().length;
    while ((levels.at(-1)?.column ?? -1) > column) levels.pop();
    const above = levels.at(-1);
    const [marker, , mark = "", written, sign = ""] = item.exec(text) ?? [];
    const isBelow = above === undefined || column >= above.content;
    const shift = (isBelow ? above : levels.at(-2))?.shift ?? 0;
    if (shift !== 0) changes.push(shift > 0 ? { from, insert: " ".repeat(shift) } : { from, to: from + Math.min(column, -shift) });
    if (marker === undefined) continue;
    const sibling = isBelow ? undefined : levels.pop();
    const content = marker.length;
    if (written === undefined || !isNumberedItem(state.doc, state.doc.line(line))) {
      levels.push({ column, content, last: undefined, shift });
      continue;
    }
    const before = sibling?.last?.sign === sign ? sibling.last : undefined;
    const isSame = before?.isSame === true || (before?.number === 1 && Number(written) === 1 && !moved.has(line));
    const begins = moved.has(line) || hasItemAbove(state.doc, state.doc.line(line)) ? 1 : Number(written);
    const number = line < first ? Number(written) : before === undefined ? begins : isSame ? 1 : before.number + 1;
    const insert = String(number);
    if (insert !== written) changes.push({ from: from + column, to: from + column + mark.length - 1, insert });
    levels.push({
      column: sibling?.column ?? column,
      content,
      last: { number, sign, isSame },
      shift: shift + insert.length - written.length,
    });
  }
  return moves.compose(ChangeSet.of(changes, doc.length));
};
