import * as z from "zod/mini";
import { type LimitName, limitNames, budgetOf, sessionsPerDayOf } from "./plans.ts";
import type { Project } from "./project.ts";
import { must } from "../sites/fields.ts";

/** Whether the settings of a project are read with its budgets: what is used takes a round trip. */
export const BudgetsQuery = z.object({ budgets: z.optional(z.literal("today", must("today"))) });

export const budgetUnits = ["voice_sessions", ...limitNames] as const;

/** A limit of a project, as its owner sees it. */
export interface ShownBudget {
  readonly unit: (typeof budgetUnits)[number];
  readonly person: number;
  /** Null if the project as a whole has no limit. */
  readonly project: number | null;
  /** Used by the whole project today; null if that is not counted. */
  readonly used: number | null;
}

/** A project's usage of a day. */
export interface ProjectUse {
  readonly counts: ReadonlyMap<string, number>;
  /** Calls to the team in the last 24 hours. */
  readonly transfers: number;
}

type Limited = Pick<Project, "plan" | "limits" | "liveSessionsPerDay">;

export const showBudgets = (project: Limited, { counts, transfers }: ProjectUse): readonly ShownBudget[] => {
  const usedOf = (unit: LimitName): number | null => {
    if (unit === "transfers") return transfers;
    return unit.endsWith("_per_hour") ? null : Math.max(0, counts.get(unit) ?? 0);
  };
  return [
    { unit: "voice_sessions", person: sessionsPerDayOf(project), project: null, used: null },
    ...limitNames.map((unit) => ({ unit, ...budgetOf(project, unit), used: usedOf(unit) })),
  ];
};
