import * as z from "zod/mini";
import type { Budget } from "../../../answers/site-settings.ts";
import { type Limited, type LimitName, limitNames, budgetOf, sessionsPerDayOf } from "./plans.ts";
import { must } from "./site/fields.ts";

/** What is included on request only, because reading it costs a round trip. */
export const SettingsQuery = z.object({
  budgets: z.optional(z.literal("today", must("today"))),
  versions: z.optional(z.literal("all", must("all"))),
});

type ShownLimit = Exclude<LimitName, "tool_calls" | "invitations" | "comment_mails">;

/** Not the tool calls, whose limit only a script reaches, and not what no visitor uses. */
const isShown = (name: LimitName): name is ShownLimit => name !== "tool_calls" && name !== "invitations" && name !== "comment_mails";

const shownLimits = limitNames.filter(isShown);

export const budgetUnits = ["voice_sessions", ...shownLimits] as const;

/** The use of one day by a person or a whole project. Negative if operators gave units back. */
export interface DayUse {
  readonly counts: ReadonlyMap<string, number>;
  /** Calls to the team in the last 24 hours. */
  readonly transfers: number;
  /** Null: not counted for whole projects. */
  readonly sessions: number | null;
}

export const showBudgets = (project: Limited, use: DayUse): readonly Budget[] =>
  budgetsOf(project, use).map((budget) => ({ ...budget, used: budget.used && Math.max(0, budget.used) }));

/** The limits from plan and project, each with its use. */
export const budgetsOf = (project: Limited, { counts, transfers, sessions }: DayUse): readonly Budget[] => {
  const usedOf = (unit: LimitName): number | null => {
    if (unit === "transfers") return transfers;
    return unit.endsWith("_per_hour") ? null : (counts.get(unit) ?? 0);
  };
  return [
    { unit: "voice_sessions", person: sessionsPerDayOf(project), project: null, used: sessions },
    ...shownLimits.map((unit) => {
      const { person, project: all } = budgetOf(project, unit);
      return { unit, person, project: all, used: usedOf(unit) };
    }),
  ];
};
