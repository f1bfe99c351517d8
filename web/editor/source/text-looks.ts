import { syntaxTree } from "@codemirror/language";
import { Prec } from "@codemirror/state";
import { Decoration, type DecorationSet, type EditorView, ViewPlugin, type ViewUpdate } from "@codemirror/view";
import { Caret } from "./caret.ts";
import { pictureAddress } from "./picture-address.ts";
import { addListMark } from "./list-looks.ts";
import { type Looks, type Place, type SyntaxNode, tableLooks } from "./table-looks.ts";
import { longestHanging, textLooksTheme } from "./text-looks-theme.ts";
import { Picture, Sign, TaskBox } from "./widgets.ts";

const mark = Decoration.mark({ class: "cm-mark" });
/** By their length: the page's policy refuses widths in attributes. */
const marksOf = (more: string) =>
  Array.from({ length: longestHanging + 1 }, (_, length) => Decoration.mark({ class: `cm-mark cm-hang cm-hang-${length}${more}` }));
const hanging = marksOf("");
const away = marksOf(" cm-away");
const link = Decoration.mark({ class: "cm-link" });
const code = Decoration.mark({ class: "cm-code" });
const fence = Decoration.line({ class: "cm-fence" });
const hidden = Decoration.replace({});
const rule = Decoration.replace({ widget: new Sign({ className: "cm-rule", role: "separator" }) });

/** Those of `**words**`, where the cursor is; not those around a block of code. */
const addInlineMark = ({ caret }: Place, { node: { parent }, from, to }: SyntaxNode, found: Looks): void => {
  const isSeen = parent === null || parent.name === "FencedCode" || caret.isIn(parent.from, parent.to);
  found.push((isSeen ? mark : hidden).range(from, to));
};

/** In the margin, so that the words begin where all others do; without a margin, only where the cursor is. */
const addLeadingMark = ({ view: { state }, caret }: Place, { from, to, node: { parent } }: SyntaxNode, found: Looks): void => {
  const end = state.sliceDoc(to, to + 1) === " " ? to + 1 : to;
  const isFirst = state.doc.lineAt(from).from === from && parent?.name.startsWith("Setext") !== true;
  found.push(((isFirst ? (caret.isOnLineOf(from) ? hanging : away)[end - from] : undefined) ?? mark).range(from, end));
};

const isOneLine = ({ state }: EditorView, from: number, to: number): boolean => to <= state.doc.lineAt(from).to;

/** Its words. */
const addLink = ({ view, caret }: Place, { node, from, to }: SyntaxNode, found: Looks): void => {
  const [opening, closing] = node.getChildren("LinkMark");
  if (opening === undefined || closing === undefined || node.getChild("URL") === null || opening.to === closing.from) return;
  found.push(link.range(opening.to, closing.from));
  const marks = [hidden.range(opening.from, opening.to), hidden.range(closing.from, to)];
  if (!caret.isIn(from, to) && isOneLine(view, closing.from, to)) found.push(...marks);
};

/** The picture; with the cursor in its line, below its Markdown. */
const addPicture = ({ view, caret, base }: Place, { node, from, to }: SyntaxNode, found: Looks): void => {
  const { state } = view;
  const [opening, closing] = node.getChildren("LinkMark");
  const url = node.getChild("URL");
  const address = url === null ? undefined : pictureAddress(state.sliceDoc(url.from, url.to), base);
  if (address === undefined || opening === undefined || closing === undefined || !isOneLine(view, from, to)) return;
  const line = state.doc.lineAt(from);
  const isAlone = line.text.trim() === state.sliceDoc(from, to) || node.parent?.name === "Link";
  const words = state.sliceDoc(opening.to, closing.from).replace(/\\([\p{P}\p{S}])/gu, "$1");
  const widget = new Picture({ address, words, isAlone });
  if (caret.isOnLineOf(from)) found.push(Decoration.widget({ widget, side: 1 }).range(line.to));
  else found.push(Decoration.replace({ widget }).range(from, to));
};

/** Its box, in the place of a bullet; behind a number. */
const addTask = ({ view, caret }: Place, { node, from, to }: SyntaxNode, found: Looks): void => {
  const { state } = view;
  const bullet = node.parent?.parent?.getChild("ListMark");
  const isNumbered = bullet === null || bullet === undefined || bullet.to - bullet.from > 1;
  const line = state.doc.lineAt(from);
  const start = isNumbered ? from : line.text.slice(0, bullet.from - line.from).trim() === "" ? line.from : bullet.from;
  if (caret.isIn(start, to)) return;
  const words = state.sliceDoc(to, line.to).trim();
  found.push(Decoration.replace({ widget: new TaskBox(state.sliceDoc(from + 1, to - 1) !== " ", words) }).range(start, to));
};

/** What is around a block of code is the space around it. */
const addFences = ({ view: { state }, caret }: Place, { node, from, to }: SyntaxNode, found: Looks): void => {
  if (caret.isIn(from, to)) return;
  for (const { from: mark } of node.getChildren("CodeMark")) {
    const line = state.doc.lineAt(mark);
    found.push(fence.range(line.from), hidden.range(line.from, line.to));
  }
};

const addRule = ({ caret }: Place, { from, to }: SyntaxNode, found: Looks): void => {
  if (!caret.isOnLineOf(from)) found.push(rule.range(from, to));
};

const looks: Readonly<Record<string, (place: Place, node: SyntaxNode, found: Looks) => void>> = {
  Link: addLink,
  Image: addPicture,
  TaskMarker: addTask,
  HorizontalRule: addRule,
  HeaderMark: addLeadingMark,
  EmphasisMark: addInlineMark,
  StrikethroughMark: addInlineMark,
  CodeMark: addInlineMark,
  FencedCode: addFences,
  QuoteMark: addLeadingMark,
  ListMark: addListMark,
  InlineCode: (_place, { from, to }, found) => void found.push(code.range(from, to)),
};

/** Only for the visible part: a long text costs no more than a short one. */
const looksIn = (place: Place): DecorationSet => {
  const found: Looks = [];
  for (const { from, to } of place.view.visibleRanges)
    syntaxTree(place.view.state).iterate({
      from,
      to,
      enter: ({ name, node }) => {
        looks[name]?.(place, node, found);
        if (name === "Table") tableLooks({ ...place, from, to }, node, found);
        // A picture's words are no text.
        return name !== "Image";
      },
    });
  return Decoration.set(found, true);
};

/**
 * Away from the cursor a text looks as on the page: links and bold words are their words, pictures, tasks, tables and lines across are seen. The
 * Markdown stays as it is.
 */
export const textLooks = (base: () => string | undefined) => {
  class TextLooks {
    decorations: DecorationSet;
    #tree: unknown;
    /** Nothing moves under a pressed mouse, or a click would select. */
    #isPressed = false;
    #isStale = false;
    readonly #view: EditorView;
    readonly #end = new AbortController();

    constructor(view: EditorView) {
      this.#view = view;
      this.#tree = syntaxTree(view.state);
      this.decorations = this.#find();
      const { signal } = this.#end;
      view.contentDOM.addEventListener("mousedown", () => (this.#isPressed = true), { signal });
      window.addEventListener("mouseup", () => this.#release(), { signal });
    }

    update({ docChanged, viewportChanged, selectionSet, focusChanged, state }: ViewUpdate): void {
      const tree = syntaxTree(state);
      const isNew = docChanged || viewportChanged || tree !== this.#tree;
      this.#isStale ||= isNew || selectionSet || focusChanged;
      if (!this.#isStale || (this.#isPressed && !isNew)) return;
      this.#tree = tree;
      this.decorations = this.#find();
    }

    destroy(): void {
      this.#end.abort();
    }

    #find(): DecorationSet {
      this.#isStale = false;
      return looksIn({ view: this.#view, caret: new Caret(this.#view), base: base() });
    }

    #release(): void {
      if (!this.#isPressed) return;
      this.#isPressed = false;
      if (this.#isStale) this.#view.dispatch({});
    }
  }
  // Around all other marks: what is found in a cell would otherwise be as wide as the cell.
  return [Prec.lowest(ViewPlugin.fromClass(TextLooks, { decorations: ({ decorations }) => decorations })), textLooksTheme];
};
