import { isolateHistory } from "@codemirror/commands";
import type { EditorView } from "@codemirror/view";
import { htmlToMarkdown } from "../../markdown/from-html/html-to-markdown.ts";
import { takePictures } from "../../markdown/from-html/take-pictures.ts";
import { TellEvent } from "../events.ts";
import { lateTexts } from "../late-texts.ts";
import { createHeldFiles } from "./held-files.ts";
import { type Clipboard, isMarkdown, pasteKind } from "./paste-kind.ts";
import { askForPicture } from "./picture-places.ts";
import { type Pasted, placePaste } from "./place-paste.ts";

export interface PlainPaste extends Clipboard {
  /** Where it was pasted as plain text. */
  readonly from: number;
  /** The plain text, as its place needs it. */
  readonly inserted: string;
  readonly files: readonly File[];
}

/** Turns what was pasted as plain text into Markdown, unless somebody has typed in it meanwhile, and stores its pictures. */
export function convertPaste(view: EditorView, { from, inserted, plain, html, editorData, files }: PlainPaste): void {
  const to = from + inserted.length;
  if (view.state.sliceDoc(from, to) !== inserted || view.composing) return;
  const kind = pasteKind({ plain, html, editorData });
  if (kind.kind === "plain") return;
  if (kind.kind === "code") {
    const fenced = fence(plain, kind.language);
    replace(view, { from, to, pasted: { markdown: fenced, cell: inserted, isInline: false } });
    return;
  }
  const held = createHeldFiles(files, html);
  const converted = htmlToMarkdown(html, { holds: held.holds });
  if (converted.isTooMuch) tell(view, lateTexts.pasting.tooMuch);
  if (converted.isTooMuch || (!converted.hasForm && isMarkdown(plain))) return;
  // What only looked hidden: the words stay as they were pasted.
  if (converted.markdown.trim() === "" && plain.trim() !== "") return;
  const { pictures, isReplaced } = replace(view, { from, to, pasted: converted, held: converted.held });
  if (!isReplaced) return;
  let missing = converted.leftOut;
  for (const { at, source, words } of pictures) {
    const file = held.fileOf(source);
    if (file === undefined) missing += 1;
    else askForPicture(view, { file, at, words });
  }
  const linked = converted.linked.filter((address) => !address.startsWith(`${location.origin}/media/`)).length;
  const said = [...(missing > 0 ? [lateTexts.pasting.leftOut(missing)] : []), ...(linked > 0 ? [lateTexts.pasting.linked(linked)] : [])];
  if (said.length > 0) tell(view, said.join(" "));
}

interface Replacement {
  readonly from: number;
  readonly to: number;
  readonly pasted: Pasted;
  readonly held?: Parameters<typeof takePictures>[1];
}

/** Puts it where the plain text is, and says where its pictures belong. */
function replace(view: EditorView, { from, to, pasted, held = [] }: Replacement) {
  const change = placePaste(view.state.doc.toString(), from, to, pasted);
  if (change === undefined) return { pictures: [], isReplaced: false };
  const { text, pictures } = takePictures(change.insert, held);
  const { head } = view.state.selection.main;
  if (text !== view.state.sliceDoc(change.from, change.to))
    view.dispatch({
      changes: { from: change.from, to: change.to, insert: text },
      ...(head === to && { selection: { anchor: change.from + text.length - (change.below ?? 0) } }),
      annotations: isolateHistory.of("full"),
      userEvent: "input.paste",
    });
  return { pictures: pictures.map((picture) => ({ ...picture, at: change.from + picture.at })), isReplaced: true };
}

function fence(code: string, language: string): string {
  const longest = (code.match(/`+/g) ?? []).reduce((most, { length }) => Math.max(most, length), 0);
  const marks = "`".repeat(Math.max(3, longest + 1));
  return `${marks}${language}\n${code.replace(/\n$/, "")}\n${marks}`;
}

function tell(view: EditorView, sentence: string): void {
  view.dom.dispatchEvent(new TellEvent(sentence));
}
