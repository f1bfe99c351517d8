import { isolateHistory } from "@codemirror/commands";
import { syntaxTree } from "@codemirror/language";
import type { ChangeSpec, EditorState } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import type { convertPaste } from "./convert-paste.ts";
import { leadElsewhere } from "./link-commands.ts";
import { rowsAmong, toCell } from "./table-commands.ts";

interface PasteOptions {
  /** Loads the conversion of what is pasted; undefined if it is not there. */
  readonly load: (view: EditorView) => Promise<typeof convertPaste | undefined>;
}

const address = /^https?:\/\/\S+$/i;

/**
 * An address pasted over words makes them a link. Formatted text (headings, lists, bold text, as from Word, Docs and web pages) is pasted as
 * plain text at once, and becomes Markdown a moment later: undo restores the plain text.
 */
export const richPaste = ({ load }: PasteOptions) =>
  EditorView.domEventHandlers({
    paste: (event, view) => {
      const { clipboardData } = event;
      if (view.state.readOnly || clipboardData === null) return false;
      const plain = clipboardData.getData("text/plain").replace(/\r\n?/g, "\n");
      const html = clipboardData.getData("text/html");
      if (linkOver(view, plain.trim())) return true;
      const inserted = plainPaste(view.state, plain);
      if (html === "" && (inserted === plain || view.state.selection.ranges.length > 1)) return false;
      const editorData = clipboardData.getData("vscode-editor-data");
      const { from, to } = view.state.selection.main;
      view.dispatch({
        changes: { from, to, insert: inserted },
        selection: { anchor: from + inserted.length },
        annotations: isolateHistory.of("full"),
        userEvent: "input.paste",
        scrollIntoView: true,
      });
      if (html === "") return true;
      const files = Array.from(clipboardData.files).filter(({ type }) => type.startsWith("image/"));
      void load(view).then((convert) => convert?.(view, { from, inserted, plain, html, editorData, files }));
      return true;
    },
  });

const linkOver = (view: EditorView, plain: string): boolean => {
  const spec = linkByPaste(view.state, plain);
  if (spec !== undefined) view.dispatch({ ...spec, userEvent: "input.paste", scrollIntoView: true });
  return spec !== undefined;
};

/** The words of a link get another address. */
export const linkByPaste = (state: EditorState, plain: string): { changes: ChangeSpec; selection?: { anchor: number } } | undefined => {
  const { from, to, empty } = state.selection.main;
  const words = state.sliceDoc(from, to);
  if (empty || !address.test(plain) || address.test(words) || /[\n[\]]/.test(words)) return undefined;
  const target = plain.replaceAll("(", "%28").replaceAll(")", "%29").replaceAll("|", "%7C");
  const changes = leadElsewhere(state, target);
  if (changes.length > 0) return { changes };
  const link = `[${words}](${target})`;
  return { changes: { from, to, insert: link }, selection: { anchor: from + link.length } };
};

/** What is pasted into the cell of a table stays in it, unless it has cells of its own and stands before or behind those of the row. */
export const plainPaste = (state: EditorState, plain: string): string => {
  const { from, to } = state.selection.main;
  const line = state.doc.lineAt(from);
  const cells = rowsAmong(state, [line]).get(line) ?? [];
  const isWithin = cells.some((cell) => from >= cell.from - 1 && to <= cell.to + 1);
  return isWithin && !isInCode(state, from) ? toCell(plain) : plain;
};

const isInCode = (state: EditorState, at: number): boolean => {
  for (let node: SyntaxNode | null = syntaxTree(state).resolveInner(at, -1); node !== null; node = node.parent)
    if (node.name.includes("Code")) return true;
  return false;
};

type SyntaxNode = ReturnType<ReturnType<typeof syntaxTree>["resolveInner"]>;
