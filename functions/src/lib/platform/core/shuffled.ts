/** In a random order. */
export const shuffled = <Value>(values: readonly Value[]): readonly Value[] =>
  values
    .map((value) => ({ value, key: Math.random() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ value }) => value);
