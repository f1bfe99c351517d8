export const planNames = ["free", "pro", "business"] as const;

type Plan = (typeof planNames)[number];

/** Units that cost money or somebody's attention, and are therefore counted per day. */
const budgetUnits = [
  "search_company",
  "select_company",
  "run_extraction",
  "ask_model",
  "translate_labels",
  "questions",
  "messages",
  "transfers",
  "media_bytes",
  "visitor_sessions",
  "tool_calls",
  "invitations",
  "comment_mails",
] as const;

export type BudgetUnit = (typeof budgetUnits)[number];

/** Limits that a project may override: daily budgets and others, per person and per project. */
export const limitNames = [...budgetUnits, "transfers_per_hour", "new_visitors_per_hour"] as const;

export type LimitName = (typeof limitNames)[number];

/** Limits for one person and for the whole project: per UTC day, unless the name of the limit says otherwise. */
export interface Budget {
  readonly person: number;
  readonly project: number;
  /** How much of the project's all anonymous visitors together may use. */
  readonly visitors: number;
}

interface PlanLimits {
  /** Voice sessions that one person may start in a UTC day. A project may override it. */
  readonly liveSessionsPerDay: number;
  /** A project may override each of them. */
  readonly budgets: Readonly<Record<LimitName, Omit<Budget, "visitors">>>;
}

const MiB = 1024 * 1024;

/**
 * A visitor asks some ten questions in a conversation, searches for one company, and speaks one or two languages. A project's limits are
 * what its plan can pay for, by the prices in `contract/bounds/prices.ts`; a gigabyte of pictures costs 2 cents a month.
 * Invitations are mails to addresses that nobody has asked for one. A script can create any number of anonymous visitors, so their
 * sessions also have a limit per project. A conversation has some twenty tool calls, which cost little each: their limit is there for
 * scripts.
 */
export const planLimits = {
  free: {
    liveSessionsPerDay: 5,
    budgets: {
      search_company: { person: 20, project: 100 },
      select_company: { person: 20, project: 100 },
      run_extraction: { person: 3, project: 20 },
      ask_model: { person: 100, project: 500 },
      translate_labels: { person: 20, project: 50 },
      questions: { person: 20, project: 200 },
      messages: { person: 20, project: 200 },
      transfers: { person: 5, project: 20 },
      media_bytes: { person: 100 * MiB, project: 200 * MiB },
      transfers_per_hour: { person: 3, project: 10 },
      visitor_sessions: { person: 2, project: 20 },
      new_visitors_per_hour: { person: 1, project: 10 },
      tool_calls: { person: 300, project: 5_000 },
      invitations: { person: 20, project: 20 },
      comment_mails: { person: 100, project: 200 },
    },
  },
  pro: {
    liveSessionsPerDay: 50,
    budgets: {
      search_company: { person: 50, project: 1_000 },
      select_company: { person: 50, project: 1_000 },
      run_extraction: { person: 10, project: 200 },
      ask_model: { person: 300, project: 5_000 },
      translate_labels: { person: 20, project: 100 },
      questions: { person: 20, project: 500 },
      messages: { person: 20, project: 500 },
      transfers: { person: 10, project: 50 },
      media_bytes: { person: 500 * MiB, project: 2_048 * MiB },
      transfers_per_hour: { person: 3, project: 10 },
      visitor_sessions: { person: 3, project: 200 },
      new_visitors_per_hour: { person: 1, project: 60 },
      tool_calls: { person: 500, project: 50_000 },
      invitations: { person: 50, project: 50 },
      comment_mails: { person: 200, project: 1_000 },
    },
  },
  business: {
    liveSessionsPerDay: 500,
    budgets: {
      search_company: { person: 100, project: 10_000 },
      select_company: { person: 100, project: 10_000 },
      run_extraction: { person: 20, project: 2_000 },
      ask_model: { person: 1_000, project: 50_000 },
      translate_labels: { person: 20, project: 200 },
      questions: { person: 20, project: 1_000 },
      messages: { person: 20, project: 1_000 },
      transfers: { person: 20, project: 500 },
      media_bytes: { person: 2048 * MiB, project: 10_240 * MiB },
      transfers_per_hour: { person: 5, project: 60 },
      visitor_sessions: { person: 5, project: 5_000 },
      new_visitors_per_hour: { person: 1, project: 600 },
      tool_calls: { person: 1_000, project: 500_000 },
      invitations: { person: 200, project: 200 },
      comment_mails: { person: 500, project: 5_000 },
    },
  },
} as const satisfies Readonly<Record<Plan, PlanLimits>>;

/** A project's plan, and what overrides it. */
export interface Limited {
  readonly plan: Plan;
  /** Voice sessions per person and day, instead of the plan's. */
  readonly liveSessionsPerDay: number | undefined;
  readonly limits: Readonly<Partial<Record<LimitName, Partial<Budget>>>>;
}

export const sessionsPerDayOf = ({ plan, liveSessionsPerDay }: Limited): number =>
  liveSessionsPerDay ?? planLimits[plan].liveSessionsPerDay;

/** Half of every budget: a script can be any number of anonymous visitors, and must leave the other half to members and the team. */
const visitorShare = 0.5;

/** Only anonymous visitors use these. */
const visitorUnits: ReadonlySet<LimitName> = new Set(["visitor_sessions", "new_visitors_per_hour"]);

/** The project's own budget, otherwise the plan's. */
export const budgetOf = ({ plan, limits }: Limited, name: LimitName): Budget => {
  const budget = { ...planLimits[plan].budgets[name], ...limits[name] };
  const share = visitorUnits.has(name) ? budget.project : Math.ceil(budget.project * visitorShare);
  return { ...budget, visitors: limits[name]?.visitors ?? share };
};
