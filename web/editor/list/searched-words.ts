import { markedParts } from "./mark-words.ts";

/** What somebody looked for when they opened a page from the list or the palette. */
let wanted: { readonly id: string; readonly search: string } | undefined;

export const keepSearchedWords = (id: string, search: string): void => {
  wanted = search.trim() === "" ? undefined : { id, search };
};

/** The first place in a text that has them. Once: a reload does not search again. */
export const takeSearchedPlace = (text: string, ids: readonly (string | undefined)[]): readonly [from: number, to: number] | undefined => {
  const search = ids.includes(wanted?.id) ? wanted?.search : undefined;
  if (search === undefined) return undefined;
  wanted = undefined;
  const parts = markedParts(text, search);
  const first = parts.findIndex(({ isFound }) => isFound);
  if (first === -1) return undefined;
  const from = parts.slice(0, first).reduce((sum, part) => sum + part.text.length, 0);
  return [from, from + (parts[first]?.text.length ?? 0)];
};
