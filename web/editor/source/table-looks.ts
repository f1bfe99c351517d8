import type { syntaxTree } from "@codemirror/language";
import type { EditorState, Range } from "@codemirror/state";
import { Decoration, type EditorView } from "@codemirror/view";
import type { Caret } from "./caret.ts";
import { EmptyCell } from "./widgets.ts";

export type SyntaxNode = ReturnType<ReturnType<typeof syntaxTree>["resolveInner"]>;

export type Looks = Range<Decoration>[];

/** Where looks are wanted. */
export interface Place {
  readonly view: EditorView;
  readonly caret: Caret;
  readonly base: string | undefined;
}

interface Part extends Pick<Place, "view" | "caret"> {
  /** The visible part. */
  readonly from: number;
  readonly to: number;
}

/** 8 columns: in more of them, no word has room. */
export const mostColumns = 8;

const source = Decoration.line({ class: "cm-table-line" });
const delimiter = Decoration.line({ class: "cm-delimiter" });
const row = Decoration.line({ class: "cm-row" });
const head = Decoration.line({ class: "cm-row cm-head" });
const hidden = Decoration.replace({});

/** The parts of a row between its bars. */
const cellsOf = ({ from, to, node }: SyntaxNode) => {
  const bars = node.getChildren("TableDelimiter");
  const starts = bars[0]?.from === from ? [] : [{ from, to: from }];
  const ends = bars.at(-1)?.to === to ? [] : [{ from: to, to }];
  const edges = [...starts, ...bars, ...ends];
  return edges.slice(1).map((edge, index) => ({ bar: edges[index] ?? edge, from: edges[index]?.to ?? from, to: edge.from }));
};

/** Where the words of each column begin, by the line below the headings. */
const alignments = (delimiters: string): readonly string[] =>
  delimiters
    .split("|")
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map((part) => (!part.endsWith(":") ? "" : part.startsWith(":") ? " cm-middle" : " cm-end"));

/** A grid away from the cursor; otherwise the Markdown, whose bars stand below each other in a typewriter's face. */
export const tableLooks = ({ view, caret, from, to }: Part, { node: table }: SyntaxNode, found: Looks): void => {
  const { state } = view;
  const header = table.getChild("TableHeader");
  const delimiters = table.getChild("TableDelimiter");
  const columns = header === null ? 0 : cellsOf(header).length;
  const isGrid = columns > 0 && columns <= mostColumns && !caret.isIn(table.from, table.to);
  const aligned = delimiters === null ? [] : alignments(state.sliceDoc(delimiters.from, delimiters.to));
  for (let part = table.firstChild; part !== null; part = part.nextSibling) {
    if (part.to < from || part.from > to) continue;
    const { from: start } = state.doc.lineAt(part.from);
    if (!isGrid) found.push(source.range(start));
    else if (part.name === "TableDelimiter") found.push(delimiter.range(start), hidden.range(part.from, part.to));
    else {
      found.push((part.name === "TableHeader" ? head : row).range(start));
      cellsOf(part).forEach((cell, index) =>
        addCell(state, cell, `cm-cell cm-of-${columns}${aligned[index] ?? ""}${index + 1 === columns ? " cm-last" : ""}`, found),
      );
      const last = part.lastChild;
      if (last?.name === "TableDelimiter" && last.to === part.to) found.push(hidden.range(last.from, last.to));
    }
  }
};

/** Without the bar before it, and without the spaces at its beginning. */
const addCell = (state: EditorState, { bar, from, to }: ReturnType<typeof cellsOf>[number], className: string, found: Looks): void => {
  const text = state.sliceDoc(from, to);
  const begin = text.trim() === "" ? from : to - text.trimStart().length;
  if (bar.from < begin) found.push(hidden.range(bar.from, begin));
  if (begin === to) found.push(Decoration.widget({ widget: new EmptyCell(className), side: 1 }).range(to));
  else found.push(Decoration.mark({ class: className }).range(begin, to));
};
