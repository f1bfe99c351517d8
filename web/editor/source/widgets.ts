import { syntaxTree } from "@codemirror/language";
import type { StateCommand } from "@codemirror/state";
import { pictureSize } from "../../markdown/picture-size.ts";
import { type EditorView, WidgetType } from "@codemirror/view";

interface Shown {
  readonly address: string;
  readonly words: string;
  /** The picture is all of its line. */
  readonly isAlone: boolean;
}

/** A picture with its description below it. One that cannot be loaded leaves its description, or address. */
export class Picture extends WidgetType {
  readonly #shown: Shown;

  constructor(shown: Shown) {
    super();
    this.#shown = shown;
  }

  override eq(other: Picture): boolean {
    const [a, b] = [this.#shown, other.#shown];
    return a.address === b.address && a.words === b.words && a.isAlone === b.isAlone;
  }

  override toDOM(view: EditorView): HTMLElement {
    const { address, words, isAlone } = this.#shown;
    const frame = document.createElement("span");
    frame.className = isAlone ? "cm-picture cm-alone" : "cm-picture";
    const image = document.createElement("img");
    const caption = document.createElement("span");
    // Read once, as the picture's own.
    image.alt = words;
    caption.ariaHidden = "true";
    caption.dir = "auto";
    caption.textContent = isAlone ? words : "";
    image.referrerPolicy = "no-referrer";
    image.addEventListener("load", () => view.requestMeasure());
    image.addEventListener("error", () => {
      image.remove();
      caption.ariaHidden = null;
      caption.textContent = words === "" ? address : words;
      view.requestMeasure();
    });
    // The room is there before the picture.
    const size = isAlone ? pictureSize(address) : undefined;
    if (size !== undefined) ({ width: image.width, height: image.height } = size);
    image.src = address;
    frame.append(image, caption);
    return frame;
  }

  override ignoreEvent(): boolean {
    return false;
  }
}

/** What is shown in place of a mark of Markdown. Each is made once. */
export class Sign extends WidgetType {
  readonly #sign: Partial<HTMLElement>;

  constructor(sign: Partial<HTMLElement>) {
    super();
    this.#sign = sign;
  }

  override toDOM(): HTMLElement {
    return Object.assign(document.createElement("span"), this.#sign);
  }

  override ignoreEvent(): boolean {
    return false;
  }
}

/** A cell without a character. */
export class EmptyCell extends WidgetType {
  readonly #className: string;

  constructor(className: string) {
    super();
    this.#className = className;
  }

  override eq(other: EmptyCell): boolean {
    return this.#className === other.#className;
  }

  override toDOM(): HTMLElement {
    const cell = document.createElement("span");
    cell.className = this.#className;
    return cell;
  }
}

/** The box of a task, which clicks. */
export class TaskBox extends WidgetType {
  readonly #isDone: boolean;
  readonly #words: string;

  constructor(isDone: boolean, words: string) {
    super();
    this.#isDone = isDone;
    this.#words = words;
  }

  override eq(other: TaskBox): boolean {
    return this.#isDone === other.#isDone && this.#words === other.#words;
  }

  override toDOM(view: EditorView): HTMLElement {
    const box = document.createElement("input");
    box.type = "checkbox";
    box.className = "cm-task";
    box.checked = this.#isDone;
    box.ariaLabel = this.#words;
    // The text is one stop of the Tab key, and has a key for this.
    box.tabIndex = -1;
    // The text keeps the focus and its selection.
    box.addEventListener("mousedown", (event) => event.preventDefault());
    box.addEventListener("click", (event) => {
      event.preventDefault();
      toggleTaskAt(view.posAtDOM(box))(view);
    });
    return box;
  }
}

const toggleTaskAt =
  (at: number): StateCommand =>
  ({ state, dispatch }) => {
    const { from, to } = state.doc.lineAt(at);
    let marker: number | undefined;
    syntaxTree(state).iterate({ from, to, enter: ({ name, from: start }) => void (name === "TaskMarker" && (marker = start + 1)) });
    if (marker === undefined || state.readOnly) return false;
    const insert = state.sliceDoc(marker, marker + 1) === " " ? "x" : " ";
    dispatch(state.update({ changes: { from: marker, to: marker + 1, insert }, userEvent: "input" }));
    return true;
  };

/** Ticks the task of the cursor's line, or takes the tick away. */
export const toggleTask: StateCommand = (target) => toggleTaskAt(target.state.selection.main.head)(target);
