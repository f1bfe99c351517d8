import type { EditorView } from "@codemirror/view";

/** Where the author is. Nothing shows its marks where there is no cursor. */
export class Caret {
  readonly #places: readonly number[];
  readonly #view: EditorView;

  constructor(view: EditorView) {
    this.#view = view;
    const { ranges, main } = view.state.selection;
    // A search selects what it finds while its panel has the focus.
    this.#places = view.hasFocus || !main.empty ? ranges.flatMap(({ anchor, head }) => [anchor, head]) : [];
  }

  isIn(from: number, to: number): boolean {
    return this.#places.some((place) => from <= place && place <= to);
  }

  isOnLineOf(at: number): boolean {
    const { from, to } = this.#view.state.doc.lineAt(at);
    return this.isIn(from, to);
  }
}
