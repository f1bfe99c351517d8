export const planNames = ["free", "pro", "business"] as const;

export type Plan = (typeof planNames)[number];

interface PlanLimits {
  /** Voice sessions that one person may start in a day, UTC. A project may override it. */
  readonly liveSessionsPerDay: number;
}

export const planLimits = {
  free: { liveSessionsPerDay: 5 },
  pro: { liveSessionsPerDay: 50 },
  business: { liveSessionsPerDay: 500 },
} as const satisfies Readonly<Record<Plan, PlanLimits>>;
