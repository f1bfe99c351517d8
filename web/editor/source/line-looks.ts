import { syntaxTree } from "@codemirror/language";
import { RangeSetBuilder } from "@codemirror/state";
import { Decoration, type DecorationSet, EditorView, ViewPlugin, type ViewUpdate } from "@codemirror/view";

/** Blocks whose lines have a style, by the parser's names. */
const looks: Readonly<Record<string, Decoration>> = {
  FencedCode: Decoration.line({ class: "cm-code-line" }),
  CodeBlock: Decoration.line({ class: "cm-code-line" }),
  Blockquote: Decoration.line({ class: "cm-quote-line" }),
};

/** Only for the visible part: a long text costs no more than a short one. */
const looksIn = (view: EditorView): DecorationSet => {
  const found = new RangeSetBuilder<Decoration>();
  let last = -1;
  for (const { from, to } of view.visibleRanges) {
    syntaxTree(view.state).iterate({
      from,
      to,
      enter: (node) => {
        const look = looks[node.name];
        if (look === undefined) return true;
        for (let at = Math.max(from, node.from); at <= Math.min(to, node.to);) {
          const line = view.state.doc.lineAt(at);
          if (line.from > last) found.add(line.from, line.from, look);
          last = Math.max(last, line.from);
          at = line.to + 1;
        }
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

/** Styles for code and quotations. */
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
    ".cm-quote-line": { borderInlineStart: "2px solid var(--l-rule)", paddingInlineStart: "var(--l-12) !important" },
  }),
];
