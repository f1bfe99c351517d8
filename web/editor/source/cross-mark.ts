import { type ChangeSpec, EditorSelection, type EditorState, type SelectionRange } from "@codemirror/state";
import { blockPrefix } from "./selected-lines.ts";

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

/** Where the marks of a text end. Those that are escaped, in code or between spaces are none. */
const runsIn = (text: string, mark: string): readonly { readonly end: number }[] => {
  const pattern = mark === "`" ? /\\.|`+/g : /\\.|`[^`]*`|\*+/g;
  return [...text.matchAll(pattern)].flatMap(({ 0: run, index }) => {
    const end = index + run.length;
    const isBetweenSpaces = text.charAt(index - 1).trim() === "" && /\s/.test(text.charAt(end));
    return run.startsWith(mark) && isMark(run.length, mark) && !isBetweenSpaces ? [{ end }] : [];
  });
};
