import { openSearchPanel, search, searchKeymap, SearchQuery, setSearchQuery } from "@codemirror/search";
import { type Compartment, EditorState, Prec } from "@codemirror/state";
import { type EditorView, keymap } from "@codemirror/view";

import { searchTheme } from "./search-theme.ts";

/** What is typed in the panel is meant as it is typed: `\n` are two characters. CodeMirror's panel does not pass its own option on. */
const literally = EditorState.transactionExtender.of(({ effects }) => {
  const query = effects.find((effect) => effect.is(setSearchQuery))?.value;
  if (!(query instanceof SearchQuery) || query.literal) return null;
  const { search: words, caseSensitive, regexp, wholeWord, replace } = query;
  return { effects: setSearchQuery.of(new SearchQuery({ search: words, caseSensitive, regexp, wholeWord, replace, literal: true })) };
});

/** Adds search to the editor, and opens its panel. */
export const openSearch = (view: EditorView, place: Compartment): void => {
  if (view.state.facet(keymap).every((bindings) => bindings !== searchKeymap)) {
    const extensions = [search({ top: true, literal: true }), literally, keymap.of(searchKeymap), Prec.high(searchTheme)];
    view.dispatch({ effects: place.reconfigure(extensions) });
  }
  openSearchPanel(view);
};
