import { insertNewlineContinueMarkupCommand } from "@codemirror/lang-markdown";
import { syntaxTree } from "@codemirror/language";
import { ChangeSet, type EditorState, type Line, type StateCommand, type Transaction } from "@codemirror/state";
import { isNumberedItem } from "./numbered-items.ts";

/**
 * Enter goes on with a list or a quotation, and ends it in an empty item or line of it. Below a date, which only looks like the item of a list, it
 * begins a line like any other.
 */
export const continueMarkup: StateCommand = (target) => beginLineBelowDate(target) || endQuotation(target) || continueOrEndList(target);

const continueList = insertNewlineContinueMarkupCommand({ nonTightLists: false });

const continueOrEndList: StateCommand = ({ state, dispatch }) =>
  continueList({ state, dispatch: (transaction) => dispatch(parted(transaction)) });

/**
 * Markdown counts a line directly below an item or a quotation as its last one, and numbers directly below a line as text: empty lines part what is
 * written there.
 */
const parted = (transaction: Transaction): Transaction => {
  const { startState, newDoc, newSelection, changes } = transaction;
  const line = newDoc.lineAt(newSelection.main.head);
  if (newDoc.lines > startState.doc.lines || !onlyQuoted.test(line.text)) return transaction;
  const empty = line.text.trimEnd() + startState.lineBreak;
  const above = hasTextAbove(startState, line) ? empty : "";
  const isAboveNumber = line.number < newDoc.lines && /^[\s>]*\d{1,9}[.)]\s/.test(newDoc.line(line.number + 1).text);
  const below = isAboveNumber ? [{ from: line.to + 1, insert: empty }] : [];
  if (above === "" && below.length === 0) return transaction;
  const both = changes.compose(ChangeSet.of([{ from: line.from, insert: above }, ...below], newDoc.length));
  return startState.update({ changes: both, selection: { anchor: newSelection.main.head + above.length }, userEvent: "input" });
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

type SyntaxNode = ReturnType<ReturnType<typeof syntaxTree>["resolveInner"]>;

/** The column at which the date or another number on the cursor's line stands, if it counts with nothing above or below it. */
const findDate = (state: EditorState): number | undefined => {
  const { main, ranges } = state.selection;
  if (!main.empty || ranges.length > 1) return undefined;
  let item: SyntaxNode | null = syntaxTree(state).resolveInner(main.head, -1);
  while (item !== null && item.name !== "ListItem") item = item.parent;
  const line = state.doc.lineAt(main.head);
  if (item === null || item.from < line.from || item.parent?.name !== "OrderedList") return undefined;
  const column = item.from - line.from;
  // In an item that begins on the line, it is the only one.
  const counts = onlyQuoted.test(line.text.slice(0, column))
    ? isNumberedItem(state.doc, line)
    : /^1[.)]/.test(state.sliceDoc(item.from, item.from + 2));
  return counts ? undefined : column;
};
