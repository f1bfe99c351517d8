import { openSearchPanel, search, searchKeymap } from "@codemirror/search";
import { type Compartment, Prec } from "@codemirror/state";
import { type EditorView, keymap } from "@codemirror/view";

import { searchTheme } from "./search-theme.ts";

/** Adds search to the editor, and opens its panel. What is typed there is meant literally: "\n" are two characters. */
export const openSearch = (view: EditorView, place: Compartment): void => {
  if (view.state.facet(keymap).every((bindings) => bindings !== searchKeymap)) {
    view.dispatch({ effects: place.reconfigure([search({ top: true, literal: true }), keymap.of(searchKeymap), Prec.high(searchTheme)]) });
  }
  openSearchPanel(view);
};
