/** What a person, or a whole project, has used of something on one UTC day. */
export interface Tally {
  /** Unit -> how often it was used. */
  readonly counts: ReadonlyMap<string, number>;
  /** Names this state of the record; undefined when there is none yet. */
  readonly writeToken: string | undefined;
}

/** What is left of a day's budgets depends on both. */
export interface BudgetUsage {
  readonly person: Tally;
  readonly project: Tally;
}

/** Units of one day. */
export interface BudgetLimits {
  readonly person: number;
  readonly project: number;
}

/** Whose budget is used up, if any is. */
export const findExhausted = (usage: BudgetUsage, unit: string, limits: BudgetLimits): keyof BudgetUsage | undefined => {
  if (used(usage.person, unit) >= limits.person) return "person";
  return used(usage.project, unit) >= limits.project ? "project" : undefined;
};

export const countUnit = (tally: Tally, unit: string): Tally => ({
  ...tally,
  counts: new Map(tally.counts).set(unit, used(tally, unit) + 1),
});

const used = ({ counts }: Tally, unit: string): number => counts.get(unit) ?? 0;
