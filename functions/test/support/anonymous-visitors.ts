import { firestore } from "./admin-app.ts";
import { anAnonymous } from "./people.ts";
import type { Fields } from "./projects.ts";
import { aVoiceProject, type Visitor } from "./visitors.ts";

/** Anonymous visitors, and projects that admit them. */

export const anOpenProject = async (fields: Fields = {}): Promise<string> => aVoiceProject({ visitors: "anyone", ...fields });

/** Signed in, and not yet known to the project. */
export const anAnonymousVisitor = async (projectId: string): Promise<Visitor> => ({ ...(await anAnonymous()), projectId });

export const limitsOf = ({ sessions, newcomers, perPerson }: { sessions?: number; newcomers?: number; perPerson?: number }): Fields => ({
  limits: {
    visitor_sessions: {
      ...(sessions !== undefined && { per_project: sessions }),
      ...(perPerson !== undefined && { per_person: perPerson }),
    },
    new_visitors_per_hour: { ...(newcomers !== undefined && { per_project: newcomers }) },
  },
});

export const userOf = async ({ uid }: Pick<Visitor, "uid">): Promise<Fields | undefined> =>
  (await firestore.doc(`users/${uid}`).get()).data();

/** The project's counts of today: sessions of anonymous visitors, and new visitors in all hours. */
export const countsOf = async (projectId: string): Promise<{ readonly sessions: number; readonly newcomers: number }> => {
  const day = new Date().toISOString().slice(0, 10);
  const record = await firestore.doc(`projects/${projectId}/daily_budgets/project.${day}`).get();
  const counts: unknown = record.get("counts");
  const entries = Object.entries(counts ?? {}).map(([unit, count]) => [unit, Number(count)] as const);
  const sum = (isWanted: (unit: string) => boolean): number =>
    entries.filter(([unit]) => isWanted(unit)).reduce((total, [, count]) => total + count, 0);
  return { sessions: sum((unit) => unit === "visitor_sessions"), newcomers: sum((unit) => unit.startsWith("new_visitors_")) };
};
