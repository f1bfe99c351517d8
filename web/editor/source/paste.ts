import { isolateHistory } from "@codemirror/commands";
import { EditorView } from "@codemirror/view";

interface PasteOptions {
  /** Loads the converter from HTML to Markdown. */
  readonly load: () => Promise<((html: string) => string | undefined) | undefined>;
}

const address = /^https?:\/\/\S+$/i;

/**
 * An address pasted over words makes them a link. Formatted text (headings, lists, bold text, as from Word, Docs and web pages) is pasted as
 * plain text at once, and becomes Markdown a moment later: undo restores the plain text.
 */
export const richPaste = ({ load }: PasteOptions) =>
  EditorView.domEventHandlers({
    paste: (event, view) => {
      const plain = event.clipboardData?.getData("text/plain").replace(/\r\n?/g, "\n") ?? "";
      const html = event.clipboardData?.getData("text/html") ?? "";
      if (view.state.readOnly || plain === "") return false;
      if (linkOver(view, plain.trim())) return true;
      if (html === "") return false;
      const { from, to } = view.state.selection.main;
      view.dispatch({
        changes: { from, to, insert: plain },
        selection: { anchor: from + plain.length },
        annotations: isolateHistory.of("full"),
        userEvent: "input.paste",
        scrollIntoView: true,
      });
      void load().then((toMarkdown) => form(view, { from, plain, markdown: toMarkdown?.(html) }));
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

interface Pasted {
  readonly from: number;
  readonly plain: string;
  readonly markdown: string | undefined;
}

/** Unless somebody has typed in it meanwhile. */
const form = (view: EditorView, { from, plain, markdown }: Pasted): void => {
  const to = from + plain.length;
  if (markdown === undefined || markdown === plain || view.state.sliceDoc(from, to) !== plain || view.composing) return;
  const { head } = view.state.selection.main;
  view.dispatch({
    changes: { from, to, insert: markdown },
    ...(head === to && { selection: { anchor: from + markdown.length } }),
    annotations: isolateHistory.of("full"),
    userEvent: "input.paste",
  });
};
