import { isolateHistory } from "@codemirror/commands";
import { EditorView } from "@codemirror/view";
import type { convertPaste } from "./convert-paste.ts";

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
      if (html === "") return false;
      const editorData = clipboardData.getData("vscode-editor-data");
      const { from, to } = view.state.selection.main;
      view.dispatch({
        changes: { from, to, insert: plain },
        selection: { anchor: from + plain.length },
        annotations: isolateHistory.of("full"),
        userEvent: "input.paste",
        scrollIntoView: true,
      });
      const files = Array.from(clipboardData.files).filter(({ type }) => type.startsWith("image/"));
      void load(view).then((convert) => convert?.(view, { from, plain, html, editorData, files }));
      return true;
    },
  });

const linkOver = (view: EditorView, plain: string): boolean => {
  const { from, to, empty } = view.state.selection.main;
  const words = view.state.sliceDoc(from, to);
  if (empty || !address.test(plain) || address.test(words) || /[\n[\]]/.test(words)) return false;
  const link = `[${words}](${plain.replaceAll("(", "%28").replaceAll(")", "%29")})`;
  view.dispatch({
    changes: { from, to, insert: link },
    selection: { anchor: from + link.length },
    userEvent: "input.paste",
    scrollIntoView: true,
  });
  return true;
};
