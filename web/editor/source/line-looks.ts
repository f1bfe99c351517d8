import { syntaxTree } from "@codemirror/language";
import type { EditorState, Line } from "@codemirror/state";
import { Decoration, type DecorationSet, EditorView, ViewPlugin, type ViewUpdate } from "@codemirror/view";

const heading = Decoration.line({ class: "cm-heading-line" });
const parting = Decoration.line({ class: "cm-parting-line" });
const gap = Decoration.line({ class: "cm-gap-line" });
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

/** An empty line is as high as the page's space between paragraphs, unless it is the last one, where somebody writes on. */
const isGap = ({ doc }: EditorState, line: Line): boolean => line.number < doc.lines && line.text.trim() === "";

/** Only for the visible part: a long text costs no more than a short one. */
const looksIn = (view: EditorView): DecorationSet => {
  const found = new Map<number, Decoration>();
  const add = (at: number, look: Decoration): void => void (found.has(at) || found.set(at, look));
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
    for (let at = from; at <= to;) {
      const line = view.state.doc.lineAt(at);
      if (isGap(view.state, line)) add(line.from, gap);
      at = line.to + 1;
    }
  }
  return Decoration.set(
    [...found].map(([at, look]) => look.range(at)),
    true,
  );
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
    ".cm-code, .cm-code-line, .cm-table-line": { fontFamily: "var(--l-mono)", fontSize: "var(--l-code)" },
    ".cm-code": { background: "var(--l-tint)", borderRadius: "var(--l-4)", padding: "1px var(--l-4)" },
    ".cm-code-line:not(.cm-code-line + *)": { borderStartStartRadius: "var(--l-radius)", borderStartEndRadius: "var(--l-radius)" },
    ".cm-code-line:not(:has(+ .cm-code-line))": { borderEndStartRadius: "var(--l-radius)", borderEndEndRadius: "var(--l-radius)" },
    ".cm-code-line": {
      background: "var(--l-tint)",
      direction: "ltr",
      textAlign: "start",
      unicodeBidi: "isolate",
      paddingInline: "var(--l-16) !important",
    },
    ".cm-heading-line": {
      fontWeight: "600",
      lineHeight: "var(--l-line-title)",
      paddingBlockStart: "var(--l-20) !important",
    },
    ".cm-parting-line": { lineHeight: "var(--l-8)" },
    ".cm-gap-line": { lineHeight: "var(--l-20)" },
    ".cm-quote-line": {
      "--before": "calc(var(--l-20) + 2px)",
      borderInlineStart: "2px solid var(--l-rule)",
      paddingInlineStart: "var(--l-20) !important",
      color: "var(--l-faint)",
    },
  }),
];
