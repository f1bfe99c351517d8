import { insertNewlineContinueMarkupCommand } from "@codemirror/lang-markdown";
import { syntaxTree } from "@codemirror/language";
import type { EditorState, Line, StateCommand, Transaction } from "@codemirror/state";
import { isCounted } from "./numbered-items.ts";

/**
 * Enter goes on with a list or a quotation, and ends it in an empty item or line of it. Below a date, which only looks like the item of a list, it
 * begins a line like any other.
 */
export const continueMarkup: StateCommand = (target) => beginLineBelowDate(target) || endQuotation(target) || continueOrEndList(target);

const continueList = insertNewlineContinueMarkupCommand({ nonTightLists: false });

const continueOrEndList: StateCommand = ({ state, dispatch }) =>
  continueList({ state, dispatch: (transaction) => dispatch(parted(transaction)) });

/** Markdown counts a line directly below an item or a quotation as its last one: an empty line parts what is written after it. */
const parted = (transaction: Transaction): Transaction => {
  const { startState, newDoc, newSelection, changes } = transaction;
  const line = newDoc.lineAt(newSelection.main.head);
  if (newDoc.lines > startState.doc.lines || !onlyQuoted.test(line.text) || !hasTextAbove(startState, line)) return transaction;
  const outer = { from: line.from, insert: line.text.trimEnd() + startState.lineBreak };
  const both = changes.compose(startState.update({ changes }).state.changes(outer));
  return startState.update({ changes: both, selection: { anchor: newSelection.main.head + outer.insert.length }, userEvent: "input" });
};

const onlyQuoted = /^[\s>]*$/;

const hasTextAbove = ({ doc }: EditorState, { number }: Line): boolean => number > 1 && !onlyQuoted.test(doc.line(number - 1).text);

/** Leaves the innermost quotation in a line of it that has no words. */
const endQuotation: StateCommand = ({ state, dispatch }) => {
  const { main } = state.selection;
  const line = state.doc.lineAt(main.head);
  const outer = /^((?:\s*>)*\s*)>\s*$/.exec(line.text)?.[1];
  let node: SyntaxNode | null = syntaxTree(state).resolveInner(main.head, -1);
  while (node !== null && node.name !== "Blockquote") node = node.parent;
  if (!main.empty || outer === undefined || node === null) return false;
  const insert = hasTextAbove(state, line) ? outer.trimEnd() + state.lineBreak + outer : outer;
  const changes = { from: line.from, to: line.to, insert };
  dispatch(state.update({ changes, selection: { anchor: line.from + insert.length }, scrollIntoView: true, userEvent: "input" }));
  return true;
};

const beginLineBelowDate: StateCommand = ({ state, dispatch }) => {
  const column = findDate(state);
  if (column === undefined) return false;
  const line = state.doc.lineAt(state.selection.main.head);
  // The quotation that it stands in goes on.
  const insert = state.lineBreak + line.text.slice(0, column);
  dispatch(state.update(state.replaceSelection(insert), { scrollIntoView: true, userEvent: "input" }));
  return true;
};

const marker = /^ *(\d{1,9})[.)]/;

type SyntaxNode = ReturnType<ReturnType<typeof syntaxTree>["resolveInner"]>;

/** The column at which the date or another number on the cursor's line stands, if it counts with nothing above or below it. */
const findDate = (state: EditorState): number | undefined => {
  const { main, ranges } = state.selection;
  if (!main.empty || ranges.length > 1) return undefined;
  let item: SyntaxNode | null = syntaxTree(state).resolveInner(main.head, -1);
  while (item !== null && item.name !== "ListItem") item = item.parent;
  const line = state.doc.lineAt(main.head);
  if (item === null || item.from < line.from || item.parent?.name !== "OrderedList") return undefined;
  const number = numberOf(state, item);
  if (number === undefined) return undefined;
  const counts = isCounted(numberOf(state, item.prevSibling), number, numberOf(state, item.nextSibling));
  return counts ? undefined : item.from - line.from;
};

const numberOf = (state: EditorState, node: SyntaxNode | null): number | undefined => {
  const written = node?.name === "ListItem" ? marker.exec(state.sliceDoc(node.from, node.from + 12))?.[1] : undefined;
  return written === undefined ? undefined : Number(written);
};
