/** A value with the page that says it. */
export interface OnPage<Value> {
  readonly value: Value;
  readonly url: string;
}

/** One place that names a value. `form` is equal for spellings of the same value. */
interface Mention {
  readonly form: string;
  readonly points: number;
}

/** Each value once, as it was mentioned first, with the points of all its mentions. */
export const tally = <Named extends Mention>(mentions: readonly Named[]): readonly Named[] => {
  const byForm = new Map<string, Named>();
  for (const mention of mentions) {
    const first = byForm.get(mention.form) ?? { ...mention, points: 0 };
    byForm.set(mention.form, { ...first, points: first.points + mention.points });
  }
  return [...byForm.values()];
};

export const byPoints = (a: Mention, b: Mention): number => b.points - a.points;
