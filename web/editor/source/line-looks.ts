import { syntaxTree } from "@codemirror/language";
import { type EditorState, RangeSetBuilder } from "@codemirror/state";
import { Decoration, type DecorationSet, EditorView, ViewPlugin, type ViewUpdate } from "@codemirror/view";

const heading = Decoration.line({ class: "cm-heading-line" });
const parting = Decoration.line({ class: "cm-parting-line" });
const headings = [1, 2, 3, 4, 5, 6].map((level) => [`ATXHeading${level}`, heading] as const);

/** Blocks whose lines have a style, by the parser's names. */
const looks: Readonly<Record<string, Decoration>> = {
  FencedCode: Decoration.line({ class: "cm-code-line" }),
  CodeBlock: Decoration.line({ class: "cm-code-line" }),
  Blockquote: Decoration.line({ class: "cm-quote-line" }),
  ...Object.fromEntries(headings),
};

/** A heading belongs to what follows it: the empty line between them is low, unless it is the last one. */
const partingBelow = ({ doc }: EditorState, to: number): number | undefined => {
  const { number } = doc.lineAt(to);
  const next = number + 1 < doc.lines ? doc.line(number + 1) : undefined;
  return next?.text.trim() === "" ? next.from : undefined;
};

/** Only for the visible part: a long text costs no more than a short one. */
const looksIn = (view: EditorView): DecorationSet => {
  const found = new RangeSetBuilder<Decoration>();
  let last = -1;
  const add = (at: number, look: Decoration): void => {
    if (at > last) found.add(at, at, look);
    last = Math.max(last, at);
  };
  for (const { from, to } of view.visibleRanges) {
    syntaxTree(view.state).iterate({
      from,
      to,
      enter: (node) => {
        const look = looks[node.name];
        if (look === undefined) return true;
        for (let at = Math.max(from, node.from); at <= Math.min(to, node.to);) {
          const line = view.state.doc.lineAt(at);
          add(line.from, look);
          at = line.to + 1;
        }
        const below = look === heading ? partingBelow(view.state, node.to) : undefined;
        if (below !== undefined) add(below, parting);
        return false;
      },
    });
  }
  return found.finish();
};

class LineLooks {
  decorations: DecorationSet;
  #tree: unknown;

  constructor(view: EditorView) {
    this.#tree = syntaxTree(view.state);
    this.decorations = looksIn(view);
  }

  update({ view, docChanged, viewportChanged, state }: ViewUpdate): void {
    const tree = syntaxTree(state);
    if (!docChanged && !viewportChanged && tree === this.#tree) return;
    this.#tree = tree;
    this.decorations = looksIn(view);
  }
}

/** Styles for code, quotations and headings. */
export const lineLooks = [
  ViewPlugin.fromClass(LineLooks, { decorations: ({ decorations }) => decorations }),
  EditorView.baseTheme({
    ".cm-code-line, .cm-table-line": { fontFamily: "var(--l-mono)", fontSize: "var(--l-text-14)" },
    ".cm-code-line": {
      background: "var(--l-tint)",
      direction: "ltr",
      textAlign: "start",
      unicodeBidi: "isolate",
      paddingInline: "var(--l-12) !important",
    },
    ".cm-heading-line": { lineHeight: "1.25", paddingBlockStart: "var(--l-12) !important" },
    ".cm-parting-line": { lineHeight: "var(--l-12)" },
    ".cm-quote-line": {
      "--before": "calc(var(--l-12) + 2px)",
      borderInlineStart: "2px solid var(--l-rule)",
      paddingInlineStart: "var(--l-12) !important",
    },
  }),
];
