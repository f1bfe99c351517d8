import { insertNewlineContinueMarkup } from "@codemirror/lang-markdown";
import { syntaxTree } from "@codemirror/language";
import type { EditorState, StateCommand } from "@codemirror/state";

/** Enter goes on with a list or a quotation. Below a date, which only looks like the item of a list, it begins a line like any other. */
export const continueMarkup: StateCommand = (target) => beginLineBelowDate(target) || insertNewlineContinueMarkup(target);

const beginLineBelowDate: StateCommand = ({ state, dispatch }) => {
  const column = findDate(state);
  if (column === undefined) return false;
  const line = state.doc.lineAt(state.selection.main.head);
  // The quotation that it stands in goes on.
  const insert = state.lineBreak + line.text.slice(0, column);
  dispatch(state.update(state.replaceSelection(insert), { scrollIntoView: true, userEvent: "input" }));
  return true;
};

const marker = /^ *(\d{1,9})\./;

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

/** As the page shows it: web/markdown/numbered-lists.ts. */
const isCounted = (before: number | undefined, number: number, after: number | undefined): boolean => {
  const isFollowed = after !== undefined && follows(number, after);
  if (after !== undefined && !isFollowed) return false;
  return isFollowed || (before === undefined ? number === 1 : follows(before, number));
};

const follows = (before: number, number: number): boolean => number === before + 1 || (before === 1 && number === 1);
