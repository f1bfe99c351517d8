import { Decoration } from "@codemirror/view";
import { Sign } from "./widgets.ts";
import type { Looks, Place, SyntaxNode } from "./table-looks.ts";

/** 6 levels: on a phone, no word has room in more of them. */
const mostLevels = 6;

export const levels = Array.from({ length: mostLevels }, (_, index) => index + 1);

/** `[x]` */
const taskMark = 3;

const items = levels.map((level) => Decoration.line({ class: `cm-item cm-level-${level}` }));
const mark = Decoration.mark({ class: "cm-bullet" });
const bullet = Decoration.replace({ widget: new Sign({ className: "cm-bullet", textContent: "• " }) });

const levelOf = (node: SyntaxNode | null): number => (node === null ? 0 : levelOf(node.parent) + (node.name === "ListItem" ? 1 : 0));

/** In front of the words, which begin where those of the page's list do. */
export const addListMark = ({ view: { state }, caret }: Place, { from, to, node }: SyntaxNode, found: Looks): void => {
  const line = state.doc.lineAt(from);
  const item = items[levelOf(node) - 1];
  if (item === undefined || state.sliceDoc(line.from, from).trim() !== "") return;
  const end = state.sliceDoc(to, to + 1) === " " ? to + 1 : to;
  found.push(item.range(line.from));
  const isDot = to === from + 1;
  // The box of a task is in the place of its dot.
  if (isDot && node.nextSibling?.name === "Task" && !caret.isIn(line.from, node.nextSibling.from + taskMark)) return;
  found.push((isDot && !caret.isIn(line.from, end - 1) ? bullet : mark).range(line.from, end));
};
