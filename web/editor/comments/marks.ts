import { type Extension, StateEffect, StateField } from "@codemirror/state";
import { Decoration, type DecorationSet, EditorView } from "@codemirror/view";

const setPlaces = StateEffect.define<readonly number[]>();

const commented = Decoration.line({ class: "cm-commented" });

/** What is typed moves the marks with their paragraphs. */
const marks = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (before, { changes, effects, state }) => {
    const places = effects.find((effect) => effect.is(setPlaces))?.value;
    if (places === undefined) return before.map(changes);
    const lines = new Set(places.map((place) => state.doc.lineAt(place).from));
    return Decoration.set(
      [...lines].map((from) => commented.range(from)),
      true,
    );
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** A bar in the margin. */
const looks = EditorView.theme({
  ".cm-commented": { boxShadow: "-8px 0 var(--l-surface), -11px 0 var(--l-accent)" },
  ".cm-content[dir=rtl] .cm-commented": { boxShadow: "8px 0 var(--l-surface), 11px 0 var(--l-accent)" },
});

const extension: Extension = [marks, looks];

/** Marks the lines at these places of the text. */
export const markLines = (view: EditorView, places: readonly number[]): void => {
  if (view.state.field(marks, false) === undefined) view.dispatch({ effects: StateEffect.appendConfig.of(extension) });
  view.dispatch({ effects: setPlaces.of(places) });
};

/** A service keeps 300 characters of a quote. */
const longestQuote = 300;

/** What a new comment is about: what is selected, else the paragraph with the cursor. Empty in an empty one. */
export const quoteNow = ({ state }: EditorView): string => {
  const { main } = state.selection;
  const { from, to } = main.empty ? state.doc.lineAt(main.head) : main;
  return Array.from(state.sliceDoc(from, Math.min(to, from + 2 * longestQuote)).trim())
    .slice(0, longestQuote)
    .join("")
    .trim();
};
