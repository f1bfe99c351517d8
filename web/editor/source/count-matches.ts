import type { SearchQuery } from "@codemirror/search";
import type { EditorState } from "@codemirror/state";

/** 999: nobody goes through more of them. */
export const mostCounted = 999;

/** How many matches there are, and which of them is selected, counted from one; 0: none is. */
export const countMatches = (state: EditorState, query: SearchQuery): { readonly current: number; readonly all: number } | undefined => {
  if (!query.valid) return undefined;
  const { from, to } = state.selection.main;
  const matches = query.getCursor(state);
  let current = 0;
  let all = 0;
  for (let match = matches.next(); match.done !== true && all < mostCounted; match = matches.next()) {
    all += 1;
    if (match.value.from === from && match.value.to === to) current = all;
  }
  return { current, all };
};
