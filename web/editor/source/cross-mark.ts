import { type ChangeSpec, EditorSelection, type EditorState, type SelectionRange } from "@codemirror/state";
import { blockPrefix, type Piece } from "./selected-lines.ts";

/** `***` is bold and italic. */
export const longestRun = 3;

/** A single star is not bold, and two are not italic. */
export const isMark = (run: number, mark: string): boolean => run === mark.length || run === longestRun;

/**
 * What the key does at the end of a marked word, without a selection: inside, writing goes on without the mark; just behind, it goes on within
 * the word. Undefined anywhere else.
 */
export const crossMark = (state: EditorState, at: number, mark: string): { changes: ChangeSpec; range: SelectionRange } | undefined => {
  const { from, to, text } = state.doc.lineAt(at);
  const before = text.slice(blockPrefix.exec(text)?.[0].length ?? 0, at - from);
  const runs = runsIn(before, mark);
  if (runs.length % 2 === 0)
    return runs.at(-1)?.end === before.length ? { changes: [], range: EditorSelection.cursor(at - mark.length) } : undefined;
  const [run = ""] = /^(\*+|`+)/.exec(state.sliceDoc(at, to)) ?? [];
  const word = before.trimEnd();
  if (!run.startsWith(mark) || !isMark(run.length, mark) || runs.at(-1)?.end === word.length) return undefined;
  // Marks beside spaces have no effect.
  const spaces = before.slice(word.length);
  const changes = [
    { from: at - spaces.length, to: at },
    { from: at + mark.length, insert: spaces },
  ];
  return { changes, range: EditorSelection.cursor(at + mark.length) };
};

/**
 * Words within marked ones lose the mark: it ends before them and begins again behind them. No change, if it cannot end there; undefined, if there
 * is no mark around them.
 */
export const splitMark = (state: EditorState, { from, to }: Piece, mark: string): readonly ChangeSpec[] | undefined => {
  const line = state.doc.lineAt(from);
  const start = line.from + (blockPrefix.exec(line.text)?.[0].length ?? 0);
  const [above, below] = [runsIn(state.sliceDoc(start, from), mark), runsIn(state.sliceDoc(to, line.to), mark)];
  const [opening, closing] = [above.at(-1), below[0]];
  if (mark === "`" || from < start || opening === undefined || closing === undefined || above.length % 2 === 0 || below.length % 2 === 0)
    return undefined;
  const before = state.sliceDoc(start + opening.end, from);
  const after = state.sliceDoc(to, to + closing.start);
  // What is between brackets or other marks cannot be torn apart.
  if ([before, after].some((text) => /[[\]`<>\\]/.test(text) || (text.match(/\*+/g)?.length ?? 0) % 2 === 1)) return [];
  const kept = { before: before.replace(edges.end, ""), after: after.replace(edges.start, "") };
  const end = from - before.length + kept.before.length;
  const begin = to + after.length - kept.after.length;
  return [
    kept.before === "" ? { from: start + opening.end - mark.length, to: start + opening.end } : { from: end, insert: mark },
    kept.after === "" ? { from: to + closing.start, to: to + closing.start + mark.length } : { from: begin, insert: mark },
  ];
};

/** Spaces, or punctuation directly beside the words: marks between the two would be stars. */
const edges = { start: /^(?:\s+|[\p{P}\p{S}][\s\p{P}\p{S}]*)/u, end: /(?:(?<!\s)\s+|(?<![\s\p{P}\p{S}])[\s\p{P}\p{S}]*[\p{P}\p{S}])$/u };

/** Where the marks of a text are. Those that are escaped, in code or between spaces are none. */
const runsIn = (text: string, mark: string): readonly { readonly start: number; readonly end: number }[] => {
  const pattern = mark === "`" ? /\\.|`+/g : /\\.|`[^`]*`|\*+/g;
  return [...text.matchAll(pattern)].flatMap(({ 0: run, index }) => {
    const end = index + run.length;
    const isBetweenSpaces = text.charAt(index - 1).trim() === "" && /\s/.test(text.charAt(end));
    return run.startsWith(mark) && isMark(run.length, mark) && !isBetweenSpaces ? [{ start: index, end }] : [];
  });
};
