/** A value with the page that says it. */
export interface OnPage<Value> {
  readonly value: Value;
  readonly url: string;
}

/** One place that names a value. `form` is equal for spellings of the same value, `statement` for repetitions of the same words. */
export interface Mention {
  readonly form: string;
  readonly statement: string;
  readonly points: number;
}

/**
 * Each value once, as it was mentioned first, with the points of all that is said about it. What the frame of a site repeats on every page
 * is said once, where it counts most.
 */
export const tally = <Named extends Mention>(mentions: readonly Named[]): readonly Named[] => {
  const byForm = new Map<string, Named>();
  const said = new Map<string, number>();
  for (const mention of mentions) {
    const statement = `${mention.form}\n${mention.statement}`;
    const before = said.get(statement);
    said.set(statement, Math.max(before ?? 0, mention.points));
    const first = byForm.get(mention.form) ?? { ...mention, points: 0 };
    const gained = before === undefined ? mention.points : Math.max(0, mention.points - before) + mention.points * repetition;
    byForm.set(mention.form, { ...first, points: first.points + gained });
  }
  return [...byForm.values()];
};

/** What each repetition adds: of two values that are said alike, the frame of the site has the company's own. */
const repetition = 0.1;

export const byPoints = (a: Pick<Mention, "points">, b: Pick<Mention, "points">): number => b.points - a.points;
