/** The authors' names for metadata keys. */
export type Labels = ReadonlyMap<string, string>;

/** A key without a label is shown as it is. A detail may point inside the key's value. */
export const labelIn = (labels: Labels, key: string): string => labels.get(key) ?? labels.get(key.split(/[.[]/)[0] ?? "") ?? key;
