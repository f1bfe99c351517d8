import { openSearchPanel, search, searchKeymap } from "@codemirror/search";
import { type Compartment, Prec } from "@codemirror/state";
import { type EditorView, keymap } from "@codemirror/view";
import { SearchPanel } from "./search-panel.ts";
import { searchTheme } from "./search-theme.ts";

/** Adds search to the editor, and opens its panel. */
export const openSearch = (view: EditorView, place: Compartment): void => {
  if (view.state.facet(keymap).every((bindings) => bindings !== searchKeymap)) {
    const panel = search({ top: true, literal: true, createPanel: (editor) => new SearchPanel(editor) });
    view.dispatch({ effects: place.reconfigure([panel, keymap.of(searchKeymap), Prec.high(searchTheme)]) });
  }
  openSearchPanel(view);
};
