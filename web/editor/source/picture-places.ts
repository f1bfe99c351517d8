import { type EditorState, StateEffect, StateField } from "@codemirror/state";
import { EditorView, ViewPlugin } from "@codemirror/view";
import { PictureEvent, type StoredPicture } from "../pictures/picture-event.ts";
import { rowsAmong } from "./table-commands.ts";

type Places = ReadonlyMap<symbol, number>;

const keep = StateEffect.define<{ readonly id: symbol; readonly at: number }>();
const drop = StateEffect.define<symbol>();

/** The places of pictures that are still being stored, mapped through all changes of the text. */
export const picturePlaces = StateField.define<Places>({
  create: () => new Map(),
  update: (places, { changes, effects }) => {
    if (changes.empty && effects.length === 0) return places;
    const next = new Map([...places].map(([id, at]): [symbol, number] => [id, changes.mapPos(at, 1)]));
    for (const effect of effects) {
      if (effect.is(keep)) next.set(effect.value.id, effect.value.at);
      if (effect.is(drop)) next.delete(effect.value);
    }
    return next;
  },
});

/** Markdown of a picture: special characters in its description are escaped, as the bar that would end the cell of a table. */
export const pictureMarkdown = ({ url, words }: StoredPicture): string =>
  `![${words.replace(/\s+/g, " ").replace(/[\\[\]`<|]/g, String.raw`\$&`)}](${url})`;

interface PictureAt {
  readonly file: File;
  readonly at: number;
  /** Its description; the author is asked for one that it does not have. */
  readonly words: string;
}

/** Remembers a place in the text through all changes of it. */
const keepPlace = (view: EditorView, at: number) => {
  const id = Symbol("picture");
  view.dispatch({ effects: keep.of({ id, at }) });
  return {
    now: (): number => view.state.field(picturePlaces).get(id) ?? view.state.selection.main.head,
    end: (): void => view.dispatch({ effects: drop.of(id) }),
  };
};

/** Stores a picture of what was pasted, and puts it in its place. */
export const askForPicture = (view: EditorView, { file, at, words }: PictureAt): void => {
  const place = keepPlace(view, at);
  const put = (picture: StoredPicture): void =>
    view.dispatch({
      changes: { from: place.now(), insert: pictureMarkdown(words === "" ? picture : { ...picture, words }) },
      userEvent: "input",
    });
  view.dom.dispatchEvent(new PictureEvent({ files: [file], asksWords: words === "", put, end: place.end }));
};

/** Pictures stay apart from each other, each on a line of its own. A cell is one line of the text. */
export const gapBefore = (state: EditorState, from: number): string => {
  const line = state.doc.lineAt(from);
  if (!endsInPicture(state.sliceDoc(line.from, from))) return "";
  return rowsAmong(state, [line]).has(line) ? "<br>" : "\n\n";
};

/** The author goes on below a picture with a line of its own, where it is seen instead of its Markdown. */
const gapAfter = ({ state }: EditorView, from: number): string => (state.doc.lineAt(from).text.trim() === "" ? "\n\n" : "");

export const endsInPicture = (line: string): boolean =>
  /^!\[(?:[^\]\\]|\\.)*\]\([^()\s]*\)$/.test(line.slice(Math.max(0, line.lastIndexOf("!["))));

/** Asks for pictures and inserts them at a place. Without files, the author chooses. The dialog gives the focus back to the text. */
export const askForPictures = (view: EditorView, files: readonly File[], at = view.state.selection.main.head): void => {
  view.focus();
  const place = keepPlace(view, at);
  const put = (picture: StoredPicture): void => {
    const from = place.now();
    const insert = gapBefore(view.state, from) + pictureMarkdown(picture) + gapAfter(view, from);
    view.dispatch({ changes: { from, insert }, selection: { anchor: from + insert.length }, userEvent: "input", scrollIntoView: true });
  };
  view.dom.dispatchEvent(new PictureEvent({ files, asksWords: true, put, end: place.end }));
};

export const pickPicture = (view: EditorView): boolean => {
  askForPictures(view, []);
  return true;
};

/** Files other than texts, which the editor itself inserts. Those that are no pictures are refused in words. */
const filesIn = (data: DataTransfer | null): readonly File[] => [...(data?.files ?? [])].filter(({ type }) => !type.startsWith("text/"));

/** A field's place for a picture, and dialogs, take what is dropped on them. */
const hasTaker = (event: DragEvent): boolean =>
  event.composedPath().some((place) => place instanceof Element && place.matches(".picture, lectern-modal"));

/** Files that are dropped beside the text belong into it, too: where the cursor is. */
const filesBesideText = ViewPlugin.define((view) => {
  const connection = new AbortController();
  const take = (event: DragEvent): void => {
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.length > 0 && !view.state.readOnly && !hasTaker(event) && !event.composedPath().includes(view.dom))
      askForPictures(view, files);
  };
  window.addEventListener("drop", take, { signal: connection.signal });
  return { destroy: () => connection.abort() };
});

/** Pasted or dropped pictures. If there is text as well, that is what was copied. */
export const pictureInput = [
  picturePlaces,
  filesBesideText,
  EditorView.domEventHandlers({
    paste: (event, view) => {
      const files = filesIn(event.clipboardData);
      if (view.state.readOnly || files.length === 0 || event.clipboardData?.getData("text/plain") !== "") return false;
      askForPictures(view, files);
      return true;
    },
    drop: (event, view) => {
      const files = filesIn(event.dataTransfer);
      if (view.state.readOnly || files.length === 0) return false;
      event.preventDefault();
      askForPictures(view, files, view.posAtCoords({ x: event.clientX, y: event.clientY }) ?? undefined);
      return true;
    },
  }),
];
