import { syntaxTree } from "@codemirror/language";
import { type EditorState, type Extension, RangeSetBuilder } from "@codemirror/state";
import { Decoration, type DecorationSet, EditorView, ViewPlugin, type ViewUpdate, WidgetType } from "@codemirror/view";
import { resolveAddress } from "../../markdown/resolve-address.ts";

class Picture extends WidgetType {
  readonly #address: string;

  constructor(address: string) {
    super();
    this.#address = address;
  }

  override eq(other: Picture): boolean {
    return other.#address === this.#address;
  }

  override toDOM(view: EditorView): HTMLElement {
    const image = document.createElement("img");
    image.className = "cm-picture";
    // Its description is in the text.
    image.alt = "";
    image.referrerPolicy = "no-referrer";
    image.addEventListener("load", () => view.requestMeasure());
    image.addEventListener("error", () => {
      image.hidden = true;
      view.requestMeasure();
    });
    image.src = this.#address;
    return image;
  }

  override ignoreEvent(): boolean {
    return false;
  }
}

/** The address within `![words](address "title")`. */
const addressIn = (state: EditorState, from: number, to: number): string | undefined =>
  /\]\(\s*<?([^\s<>)]+)/.exec(state.sliceDoc(from, Math.min(to, from + 2_000)))?.[1];

/** Small pictures below their lines. Only visible ones are loaded. */
export const pictures = (base: () => string | undefined): Extension => {
  const picturesIn = (view: EditorView): DecorationSet => {
    const found = new RangeSetBuilder<Decoration>();
    for (const { from, to } of view.visibleRanges)
      syntaxTree(view.state).iterate({
        from,
        to,
        enter: ({ name, from: start, to: end }) => {
          if (name !== "Image") return;
          const address = resolveAddress(addressIn(view.state, start, end) ?? "", base());
          if (address === undefined || !/^https:/i.test(address)) return;
          const { to: lineEnd } = view.state.doc.lineAt(end);
          found.add(lineEnd, lineEnd, Decoration.widget({ widget: new Picture(address), side: 1 }));
        },
      });
    return found.finish();
  };

  class Pictures {
    decorations: DecorationSet;
    #tree: unknown;

    constructor(view: EditorView) {
      this.#tree = syntaxTree(view.state);
      this.decorations = picturesIn(view);
    }

    update({ view, docChanged, viewportChanged, state }: ViewUpdate): void {
      const tree = syntaxTree(state);
      if (!docChanged && !viewportChanged && tree === this.#tree) return;
      this.#tree = tree;
      this.decorations = picturesIn(view);
    }
  }

  return [
    ViewPlugin.fromClass(Pictures, { decorations: ({ decorations }) => decorations }),
    EditorView.baseTheme({
      ".cm-picture": {
        display: "block",
        maxBlockSize: "12rem",
        maxInlineSize: "100%",
        borderRadius: "var(--l-radius)",
        marginBlock: "var(--l-8)",
      },
      ".cm-picture[hidden]": { display: "none" },
    }),
  ];
};
