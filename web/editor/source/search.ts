import { openSearchPanel, search, searchKeymap } from "@codemirror/search";
import type { Compartment } from "@codemirror/state";
import { type EditorView, keymap } from "@codemirror/view";

/** Adds search to the editor, and opens its panel. */
export const openSearch = (view: EditorView, place: Compartment): void => {
  if (view.state.facet(keymap).every((bindings) => bindings !== searchKeymap)) {
    view.dispatch({ effects: place.reconfigure([search({ top: true }), keymap.of(searchKeymap)]) });
  }
  openSearchPanel(view);
};
