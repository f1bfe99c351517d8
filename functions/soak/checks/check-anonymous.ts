import type { SoakLedger } from "../ledger.ts";
import type { Finding } from "../result.ts";
import { siteLimits } from "../sites.ts";
import { inCollection, type Kept, numbersIn, sum } from "../stored.ts";

/**
 * Anonymous visitors of one site: the project's daily counts include their sessions, and each visitor once as new, within the limits.
 *
 * @param admitted those with a stored record
 */
export function checkAnonymous(
  projectId: string,
  kept: readonly Kept[],
  { ledger, admitted }: { readonly ledger: SoakLedger; readonly admitted: ReadonlySet<string> },
): readonly Finding[] {
  const own = [...ledger.anonymous].filter(([, project]) => project === projectId).map(([uid]) => uid);
  const isOwn = (uid: unknown): boolean => own.some((one) => one === uid);
  const usages = inCollection(kept, "live_usage").filter(({ fields }) => isOwn(fields?.["uid"]));
  const days = inCollection(kept, "daily_budgets").filter(({ id }) => id.startsWith("project."));
  const newcomers = days.flatMap(({ fields }) => [...numbersIn(fields?.["counts"])].filter(([unit]) => unit.startsWith("new_visitors_")));
  const isBeyond = newcomers.some(([, count]) => count > siteLimits.newVisitors.project);
  const counted = sum(newcomers.map(([, count]) => count));
  const known = own.filter((uid) => admitted.has(uid)).length;
  return [
    ...days.flatMap(({ id, fields }): readonly Finding[] => {
      const count = numbersIn(fields?.["counts"]).get("visitor_sessions") ?? 0;
      const used = sum(usages.filter((usage) => usage.fields?.["day"] === fields?.["day"]).map((usage) => Number(usage.fields?.["count"])));
      return [
        ...(count === used ? [] : [{ kind: "broken", sentence: `${id} counts ${count} visitor_sessions, its visitors ${used}` } as const]),
        ...(count > siteLimits.visitorSessions.project
          ? [{ kind: "broken", sentence: `${id} counts ${count} visitor_sessions, beyond the limit` } as const]
          : []),
      ];
    }),
    ...(counted === known ? [] : [{ kind: "broken", sentence: `${projectId} counts ${counted} new visitors, and has ${known}` } as const]),
    ...(isBeyond ? [{ kind: "broken", sentence: `${projectId} counts more new visitors in an hour than it may have` } as const] : []),
    ...usages
      .filter(({ fields }) => Number(fields?.["count"]) > siteLimits.visitorSessions.person)
      .map(({ id }): Finding => ({ kind: "broken", sentence: `${id} has more sessions than an anonymous visitor may have` })),
    ...own
      .filter((uid) => ledger.tokens.has(uid) && !admitted.has(uid))
      .map((uid): Finding => ({ kind: "lost", sentence: `the anonymous visitor ${uid} got a token, and has no record` })),
  ];
}
