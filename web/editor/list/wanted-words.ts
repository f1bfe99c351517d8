/** What somebody looked for when they opened a page from the list or the palette. */
let wanted: { readonly id: string; readonly search: string } | undefined;

export const wantWords = (id: string, search: string): void => {
  wanted = search.trim() === "" ? undefined : { id, search };
};

/** Once: a reload does not search again. */
export const takeWantedWords = (...ids: readonly (string | undefined)[]): string | undefined => {
  const search = ids.includes(wanted?.id) ? wanted?.search : undefined;
  if (search !== undefined) wanted = undefined;
  return search;
};
