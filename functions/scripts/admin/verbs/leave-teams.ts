import { asList, asMember, asOptionalText, asRecord, asText, asTexts } from "../../../src/lib/platform/firestore/decode.ts";
import { isMembership } from "../../../src/lib/visitors/personal-data/personal-data.ts";
import { leaveTeam } from "../../../src/lib/people/leave-team.ts";
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

/** What leaving teams changes beside the roles: `leaveTeam`. */
export const leaveTeams = async ({ firestore }: Pick<Target, "firestore">, leavers: readonly Leaver[]): Promise<readonly Change[]> => {
  const left = await Promise.all(
    leavers.map(async ({ projectId, uid, email }) => {
      const user = await findRecord(firestore, `users/${uid}`);
      return { projectId, email, phone: asText(asRecord(user?.data["profile"])["phone"]) };
    }),
  );
  const byProject = [...Map.groupBy(left, ({ projectId }) => projectId)];
  const changes = await Promise.all(
    byProject.map(async ([projectId, people]) => {
      const path = `projects/${projectId}`;
      const before = await findRecord(firestore, path);
      return before === undefined ? [] : [{ path, before, after: withoutThem(before.data, people) }];
    }),
  );
  return changes.flat();
};

const withoutThem = (project: UnknownRecord, people: Parameters<typeof leaveTeam>[1]): UnknownRecord => {
  const notify = asRecord(project["notify"]);
  const told = asTexts(notify["emails"]);
  const managers = asList(project["managers"]).map(asRecord);
  const phone = asOptionalText(project["manager_phone"]);
  const left = leaveTeam(
    { emails: told, managers: managers.map((manager) => ({ ...manager, phone: asText(manager["phone"]) })), phone },
    people,
  );
  return {
    ...project,
    ...(left.emails.length < told.length && { notify: { ...notify, emails: left.emails } }),
    ...(left.managers.length < managers.length && { managers: left.managers }),
    ...(left.phone !== phone && { manager_phone: left.phone ?? null }),
  };
};
