/** Aids for writing Markdown, loaded beside the text editor, which works without them. */
import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { deleteMarkupBackward, markdownLanguage } from "@codemirror/lang-markdown";
import { type Extension, Prec } from "@codemirror/state";
import { type Command, EditorView, type KeyBinding, keymap, placeholder } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { loadPart } from "../../shared/load-part.ts";
import { MissingPartEvent } from "../events.ts";
import { loadLateTexts } from "../late-texts.ts";
import { texts, textsLanguage } from "../texts.ts";
import { continueMarkup } from "./continue-markup.ts";
import { type FormatCommand, formatCommands } from "./format-commands.ts";
import { indentItem, outdentItem } from "./list-commands.ts";
import { pickLink } from "./link-commands.ts";
import { lineDirections } from "./line-direction.ts";
import { clickBelow, goBelow } from "./line-below.ts";
import { lineLooks } from "./line-looks.ts";
import { platformKeys } from "./platform-keys.ts";
import { richPaste } from "./paste.ts";
import { pictureInput } from "./picture-places.ts";
import { slashMenu } from "./slash-menu.ts";
import { breakCell, continueTable, nextCell, previousCell } from "./table-commands.ts";
import { textLooks } from "./text-looks.ts";
import { toggleTask } from "./widgets.ts";

await loadLateTexts(textsLanguage);

const letterSpacing = "-0.01em";

const style = HighlightStyle.define([
  { tag: tags.heading1, letterSpacing, fontSize: "var(--l-text-28)" },
  { tag: tags.heading2, letterSpacing, fontSize: "var(--l-text-23)" },
  { tag: [tags.heading3, tags.heading4, tags.heading5, tags.heading6], letterSpacing },
  { tag: tags.strong, fontWeight: "700" },
  { tag: tags.emphasis, fontStyle: "italic" },
  { tag: tags.strikethrough, textDecoration: "line-through" },
  { tag: tags.url, color: "var(--l-accent-text)" },
  // Marks have the colour of their looks.
  { tag: tags.processingInstruction, color: "inherit" },
  { tag: [tags.contentSeparator, tags.meta, tags.labelName], color: "var(--l-faint)", fontWeight: "400" },
]);

const keys = keymap.of([
  { key: "Enter", run: continueTable, shift: breakCell },
  { key: "Enter", run: continueMarkup },
  { key: "Backspace", run: deleteMarkupBackward },
  { key: "Tab", run: nextCell, shift: previousCell },
  { key: "Mod-Enter", run: toggleTask },
  { key: "Tab", run: indentItem, shift: outdentItem },
  { key: "ArrowDown", run: goBelow },
]);

const formatKey = (key: string, command: FormatCommand): KeyBinding => ({ key, run: formatCommands[command] });

const formatKeys: readonly KeyBinding[] = [
  formatKey("Mod-b", "bold"),
  formatKey("Mod-i", "italic"),
  formatKey("Shift-Mod-7", "numbers"),
  formatKey("Shift-Mod-8", "bullets"),
  // Without a selection the key opens the commands.
  { key: "Mod-k", run: (view) => !view.state.selection.main.empty && pickLink(view) },
];

/** Text typed over a selection gets that selection's style from Chromium, as an attribute, which the page's policy refuses and reports. */
const typeOver = EditorView.domEventHandlers({
  beforeinput: (event, view) => {
    const { data, inputType } = event;
    if (inputType !== "insertText" || data === null || view.composing || view.state.selection.main.empty) return false;
    event.preventDefault();
    view.dispatch({ ...view.state.replaceSelection(data), userEvent: "input.type", scrollIntoView: true });
    return true;
  },
});

/** Writing aids that do not depend on the text. */
export const tools: Extension = [
  Prec.high(keymap.of(formatKeys)),
  platformKeys,
  typeOver,
  lineDirections,
  pictureInput,
  clickBelow,
  placeholder(texts.source.placeholder),
  richPaste({
    load: async (view) =>
      (
        await loadPart(
          async () => import("./convert-paste.ts"),
          () => view.dom.dispatchEvent(new MissingPartEvent()),
        )
      )?.convertPaste,
  }),
];

/** What the buttons do. */
export const buttonCommands: Readonly<Record<FormatCommand, Command>> = { ...formatCommands, link: pickLink };

export { forceParsing } from "@codemirror/language";
export { pickPicture } from "./picture-places.ts";

interface LooksOptions {
  /** The base of pictures with a relative address. */
  readonly base: () => string | undefined;
}

/** Markdown with GFM: styles, keys and menu. */
export const looks = ({ base }: LooksOptions): Extension => [
  // Without `markdown()`, which would include the languages HTML, CSS and JavaScript.
  markdownLanguage,
  syntaxHighlighting(style),
  lineLooks,
  EditorView.theme({ ".cm-placeholder": { color: "var(--l-faint)" } }),
  textLooks(base),
  Prec.high(keys),
  slashMenu,
];
