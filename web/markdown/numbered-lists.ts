import type { Env, MarkdownIt as Parser, StateBlock } from "markdown-it";

/**
 * Which lines that begin with a number, and a full stop or a bracket, are the items of a list. Markdown would take "17. mai" for one, and give the
 * date below it the number 18. Here a list shows the numbers that were written: they count up by one, or are all 1.
 */

/** 50 lines: dates that are written one below the other. Each of them looks at those below it, so the number must have a limit. */
const datesBelow = 50;

/** The first line of a text of which the next part decides whether it begins a list. */
export const undecidedLines = new WeakMap<Env, number>();

interface Item {
  readonly line: number;
  readonly number: number;
  /** What is behind the number. */
  readonly sign: string;
}

type Rule = (state: StateBlock, start: number, end: number, isSilent: boolean) => boolean;

/** Replaces the parser's rule for lists. */
export const countNumberedLists = (parser: Parser): void => {
  const { ruler } = parser.block;
  // table, code, fence, blockquote, hr, list: in this order.
  const list = ruler.getRules("")[5];
  if (list === undefined) throw new Error("markdown-it has no rule for lists any more.");
  ruler.at("list", countedList(list), { alt: ["paragraph", "reference", "blockquote"] });
};

const countedList =
  (list: Rule): Rule =>
  (state, start, end, isSilent) => {
    const first = itemAt(state, start);
    const isInParagraph = isSilent && state.parentType === "paragraph" && columnOf(state, start) >= state.blkIndent;
    if (first === undefined || (isSilent && !isInParagraph)) return list(state, start, end, isSilent);
    const items = readItems(state, first, end, isSilent);
    // A list of one begins within a paragraph only where the paragraph is that of an item, which has its list below it.
    const isPart = isInParagraph && !(state.blkIndent > Math.max(0, state.listIndent) && columnOf(state, start) === state.blkIndent);
    if (items === undefined || (items.count === 1 && (first.number !== 1 || isPart))) return false;
    return list(state, start, items.end, isSilent);
  };

interface Items {
  readonly count: number;
  readonly end: number;
}

/**
 * The items that count on from the first one, and the line where something else begins. None, if they are lines one below the other of which one
 * does not count on.
 */
const readItems = (state: StateBlock, first: Item, end: number, isAskedOnly: boolean): Items | undefined => {
  let [last, step, areBelow] = [first, 1, true];
  for (let count = 1; ; count++) {
    const next = findNext(state, last, end);
    if (next === "unknown" && count === 1) undecidedLines.set(state.env, Math.min(first.line, undecidedLines.get(state.env) ?? Infinity));
    if (typeof next === "string") return { count, end };
    if (count === 1 && first.number === 1 && next.number === 1) step = 0;
    areBelow &&= next.line === last.line + 1 && count <= datesBelow;
    if (next.number !== last.number + step) return areBelow ? undefined : { count, end: next.line };
    last = next;
    if (isAskedOnly && !areBelow) return { count: count + 1, end };
  }
};

/** The next item of the list that has one on this line. Unknown, if the text ends before it could come. */
const findNext = (state: StateBlock, { line: from, sign }: Item, end: number): Item | "none" | "unknown" => {
  const content = contentColumn(state, from);
  let isBelowBlank = false;
  for (let line = from + 1; line < end; line++) {
    const isBlank = state.isEmpty(line);
    const isOfItem = columnOf(state, line) >= content;
    if (!isBlank && !isOfItem) {
      const item = itemAt(state, line);
      if (item?.sign === sign) return item;
      // Otherwise a line of the item's paragraph.
      if (item !== undefined || isBelowBlank || columnOf(state, line) < state.blkIndent || bullet.test(textAt(state, line))) return "none";
    }
    isBelowBlank = isBlank;
  }
  return "unknown";
};

const bullet = /^[-+*](?:[ \t]|$)/;

const marker = /^(\d{1,9})([.)])(?:[ \t]|$)/;

/** The item that a line of this level, but of no code, may begin. */
const itemAt = (state: StateBlock, line: number): Item | undefined => {
  const indent = columnOf(state, line) - state.blkIndent;
  const [, number, sign] = (indent < 0 || indent > 3 ? null : marker.exec(textAt(state, line))) ?? [];
  return number === undefined || sign === undefined ? undefined : { line, number: Number(number), sign };
};

/** Enough of a line for its marker and the blanks behind it. */
const textAt = (state: StateBlock, line: number): string => {
  const start = (state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0);
  return state.src.slice(start, Math.min(state.eMarks[line] ?? start, start + 16));
};

const columnOf = (state: StateBlock, line: number): number => state.sCount[line] ?? 0;

/** Where the content of an item begins: lines that are indented as far are of the item. */
const contentColumn = (state: StateBlock, line: number): number => {
  const [, blanks = "", first] = /^\d+[.)]([ \t]*)(.?)/.exec(textAt(state, line)) ?? [];
  const behindMarker = columnOf(state, line) + (textAt(state, line).search(/\D/) + 1);
  const column = blanks
    .split("")
    .reduce((at, blank) => (blank === "\t" ? at + 4 - ((at + (state.bsCount[line] ?? 0)) % 4) : at + 1), behindMarker);
  return first === "" || column - behindMarker > 4 ? behindMarker + 1 : column;
};
