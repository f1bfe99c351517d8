import { randomUUID } from "node:crypto";
import { createRetryQueue } from "../../platform/core/write-conflict.ts";
import type { Spender, UsageKey } from "./daily-usage.ts";
import { Spent } from "../../platform/core/spent.ts";

/** The use of one UTC day by a person or a whole project. */
export interface Tally {
  /** By unit. */
  readonly counts: ReadonlyMap<string, number>;
  /** Only for a person: the ID of the last use of each unit, so that a caller whose answer was lost recognises its own use. */
  readonly lastUses?: ReadonlyMap<string, string>;
  readonly writeToken: string | undefined;
}

/** A unit must be left in both. */
export interface BudgetUsage {
  readonly person: Tally;
  readonly project: Tally;
}

/** How many units the person, all anonymous visitors, and the project may use in one day. */
interface BudgetLimits {
  readonly person: number;
  readonly visitors: number;
  readonly project: number;
}

interface Spending<Unit extends string = string> extends Pick<Spender, "isVisitor"> {
  readonly unit: Unit;
  readonly limits: BudgetLimits;
  /** How many units; 1 by default. */
  readonly amount?: number;
}

/** Whether the person, the visitors or the project have less than this left. */
export const isExhausted = ({ person, project }: BudgetUsage, { unit, limits, isVisitor, amount = 1 }: Spending): boolean =>
  used(person, unit) + amount > limits.person ||
  used(project, unit) + amount > limits.project ||
  (isVisitor && used(project, visitorsUnit(unit)) + amount > limits.visitors);

/** Under this name, the project's tally counts the units of anonymous visitors once more. */
const visitorsUnit = (unit: string): string => `visitors.${unit}`;

/** Adds a spender's units to the project's tally. */
export const addSpent = (project: Tally, unit: string, units: number, { isVisitor }: Pick<Spender, "isVisitor">): Tally => {
  const tally = addUnits(project, unit, units);
  return isVisitor ? addUnits(tally, visitorsUnit(unit), units) : tally;
};

/** Adds units to the tally, or takes them back. A count is below zero only where an operator has granted more: that is kept. */
export const addUnits = (tally: Tally, unit: string, units: number, use?: string): Tally => ({
  ...tally,
  counts: new Map(tally.counts).set(unit, Math.max(Math.min(0, used(tally, unit)), used(tally, unit) + units)),
  ...(use !== undefined && { lastUses: new Map(tally.lastUses).set(unit, use) }),
});

export const used = ({ counts }: Tally, unit: string): number => counts.get(unit) ?? 0;

/** @throws AppError `unavailable` (every method) */
export interface BudgetStore {
  /** A day without a record counts as unused. Costs two reads in one round trip. */
  readonly findBudget: (key: UsageKey) => Promise<BudgetUsage>;
  /**
   * Counts units for the person and the project, both or neither. Returns the resulting use. `use` identifies what they are counted for.
   *
   * @throws WriteConflict when the use has changed since it was read
   */
  readonly countUnit: (key: Spender, unit: string, usage: BudgetUsage, use: string, amount: number) => Promise<BudgetUsage>;
}

interface BudgetRequest<Unit extends string> extends Omit<Spending<Unit>, "isVisitor"> {
  readonly key: Spender;
}

/** What was counted, and the use after it. */
export interface Counted<Unit extends string> {
  readonly spent: Spent<Unit>;
  readonly usage: BudgetUsage;
}

const inTurn = createRetryQueue();

/**
 * Counts a unit of the day before it is spent on something irreversible, such as a request to a paid service, if the person and the project
 * have one left. Concurrent callers cannot exceed the limits. Undefined if the day's budget is used up.
 *
 * @throws AppError `unavailable` when concurrent changes kept getting ahead; then nothing was counted
 */
export const consumeBudget = async <Unit extends string>(
  store: BudgetStore,
  { key, unit, limits, amount = 1 }: BudgetRequest<Unit>,
  found?: BudgetUsage,
): Promise<Counted<Unit> | undefined> => {
  const use = randomUUID();
  const after = await inTurn({
    key: JSON.stringify([key.projectId, key.day]),
    ...(found !== undefined && { found }),
    load: async () => store.findBudget(key),
    attempt: async (usage) => {
      // Already counted by an earlier attempt whose answer was lost.
      if (usage.person.lastUses?.get(unit) === use) return usage;
      return isExhausted(usage, { unit, limits, amount, isVisitor: key.isVisitor })
        ? undefined
        : store.countUnit(key, unit, usage, use, amount);
    },
  });
  return after && { spent: new Spent(unit), usage: after };
};
