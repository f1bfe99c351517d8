import { asList, asMember, asOptionalText, asRecord, asText, asTexts } from "../../../src/lib/platform/firestore/decode.ts";
import { isMembership } from "../../../src/lib/visitors/personal-data/personal-data.ts";
import { isOfTeam, roles } from "../../../src/lib/projects/project.ts";
import type { UnknownRecord } from "../../../src/lib/platform/core/unknown-record.ts";
import type { Change } from "../change.ts";
import { findRecord } from "../records.ts";
import type { Target } from "../target.ts";

/** Somebody who is no longer of the team of a project. */
interface Leaver {
  readonly projectId: string;
  readonly uid: string;
  readonly email: string | undefined;
}

/** The teams that somebody leaves by these changes. Whoever gets a new account stays, with another uid. */
export const leaversIn = (changes: readonly Change[], email: string | undefined): readonly Leaver[] => {
  const memberships = changes.filter(isMembership).map(({ path, before, after }) => {
    const [, projectId = "", , uid = ""] = path.split("/");
    return { projectId, uid, was: isOfTeam(roleIn(before?.data)), is: isOfTeam(roleIn(after)) };
  });
  const stays = new Set(memberships.filter(({ is }) => is).map(({ projectId }) => projectId));
  return memberships.filter(({ projectId, was }) => was && !stays.has(projectId)).map(({ projectId, uid }) => ({ projectId, uid, email }));
};

/** The projects of whose team somebody is, by their records. */
export const teamsIn = (records: readonly { readonly path: string; readonly data: UnknownRecord }[]): readonly string[] =>
  records.filter((record) => isMembership(record) && isOfTeam(roleIn(record.data))).map(({ path }) => path.split("/")[1] ?? "");

const roleIn = (member: UnknownRecord | undefined) => asMember(roles, member?.["role"]);

/** Whoever leaves a team gets no more mails about its inbox, and no calls of its visitors. What belongs to nobody in particular stays. */
export const leaveTeams = async ({ firestore }: Pick<Target, "firestore">, leavers: readonly Leaver[]): Promise<readonly Change[]> => {
  const phones = new Map(
    await Promise.all(
      leavers.map(async ({ uid }) => {
        const user = await findRecord(firestore, `users/${uid}`);
        return [uid, numberIn(asText(asRecord(user?.data["profile"])["phone"]))] as const;
      }),
    ),
  );
  const byProject = [...Map.groupBy(leavers, ({ projectId }) => projectId)];
  const changes = await Promise.all(
    byProject.map(async ([projectId, left]) => {
      const path = `projects/${projectId}`;
      const before = await findRecord(firestore, path);
      if (before === undefined) return [];
      const emails = new Set(left.map(({ email }) => email?.toLowerCase()));
      const numbers = new Set(left.map(({ uid }) => phones.get(uid)).filter((number) => number !== ""));
      return [{ path, before, after: withoutThem(before.data, emails, numbers) }];
    }),
  );
  return changes.flat();
};

const withoutThem = (
  project: UnknownRecord,
  emails: ReadonlySet<string | undefined>,
  numbers: ReadonlySet<string | undefined>,
): UnknownRecord => {
  const notify = asRecord(project["notify"]);
  const told = asTexts(notify["emails"]);
  const left = told.filter((address) => !emails.has(address.toLowerCase()));
  const isCalled = (phone: unknown): boolean => !numbers.has(numberIn(asText(phone)));
  const managers = asList(project["managers"]);
  const called = managers.filter((manager) => isCalled(asRecord(manager)["phone"]));
  return {
    ...project,
    ...(left.length < told.length && { notify: { ...notify, emails: left } }),
    ...(called.length < managers.length && { managers: called }),
    ...(!isCalled(project["manager_phone"]) && { manager_phone: asOptionalText(asRecord(called[0])["phone"]) ?? null }),
  };
};

const numberIn = (text: string): string => text.replaceAll(/[^+\d]/g, "");
