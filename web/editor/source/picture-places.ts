import { StateEffect, StateField } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { chooseFiles, PictureEvent, type StoredPicture } from "../pictures/picture-event.ts";

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

/** Markdown of a picture: special characters in its description are escaped. */
export const pictureMarkdown = ({ url, words }: StoredPicture): string =>
  `![${words.replace(/\s+/g, " ").replace(/[\\[\]`<]/g, String.raw`\$&`)}](${url})`;

interface PictureAt {
  readonly file: File;
  readonly at: number;
  /** Its description; the author is asked for one that it does not have. */
  readonly words: string;
}

/** Stores a picture of what was pasted, and puts it in its place. */
export const askForPicture = (view: EditorView, { file, at, words }: PictureAt): void => {
  const id = Symbol("picture");
  view.dispatch({ effects: keep.of({ id, at }) });
  const put = (picture: StoredPicture): void => {
    const from = view.state.field(picturePlaces).get(id) ?? view.state.selection.main.head;
    view.dispatch({ changes: { from, insert: pictureMarkdown(words === "" ? picture : { ...picture, words }) }, userEvent: "input" });
  };
  const end = (): void => view.dispatch({ effects: drop.of(id) });
  view.dom.dispatchEvent(new PictureEvent([{ file, asksWords: words === "", put, end }]));
};

/** Pictures stay apart from each other. */
const gapBefore = (view: EditorView, from: number): string => {
  const line = view.state.doc.lineAt(from);
  return /^!\[[^\]]*\]\([^()]*\)$/.test(view.state.sliceDoc(line.from, from)) ? "\n\n" : "";
};

const askFor = (view: EditorView, files: readonly File[], at: number): void => {
  const wishes = files.map((file) => {
    const id = Symbol("picture");
    view.dispatch({ effects: keep.of({ id, at }) });
    return {
      file,
      asksWords: true,
      put: (picture: StoredPicture) => {
        const from = view.state.field(picturePlaces).get(id) ?? view.state.selection.main.head;
        const insert = gapBefore(view, from) + pictureMarkdown(picture);
        view.dispatch({ changes: { from, insert }, selection: { anchor: from + insert.length }, userEvent: "input", scrollIntoView: true });
      },
      end: () => {
        view.dispatch({ effects: drop.of(id) });
        view.focus();
      },
    };
  });
  if (wishes.length > 0) view.dom.dispatchEvent(new PictureEvent(wishes));
};

/** Opens the file dialog, and inserts the pictures at the cursor. */
export const pickPicture = (view: EditorView): boolean => {
  chooseFiles({ multiple: true }, (files) => askFor(view, files, view.state.selection.main.head));
  return true;
};

const picturesIn = (data: DataTransfer | null): readonly File[] => [...(data?.files ?? [])].filter(({ type }) => type.startsWith("image/"));

/** Pasted or dropped pictures. If there is text as well, that is what was copied. */
export const pictureInput = [
  picturePlaces,
  EditorView.domEventHandlers({
    paste: (event, view) => {
      const files = picturesIn(event.clipboardData);
      if (view.state.readOnly || files.length === 0 || event.clipboardData?.getData("text/plain") !== "") return false;
      askFor(view, files, view.state.selection.main.head);
      return true;
    },
    drop: (event, view) => {
      const files = picturesIn(event.dataTransfer);
      if (view.state.readOnly || files.length === 0) return false;
      event.preventDefault();
      askFor(view, files, view.posAtCoords({ x: event.clientX, y: event.clientY }) ?? view.state.selection.main.head);
      return true;
    },
  }),
];
