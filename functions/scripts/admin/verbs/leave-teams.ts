import { asList, asMember, asOptionalText, asRecord, asText, asTexts } from "../../../src/lib/platform/firestore/decode.ts";
import { isMembership } from "../../../src/lib/visitors/personal-data/personal-data.ts";
import { isNamed, type Leaver as Leaving, leaveTeam, toLeaver } from "../../../src/lib/people/leave-team.ts";
import { peopleStore } from "../../../src/lib/people/store.ts";
import { digitsOf, withFirstPhone } from "../../../src/lib/projects/managers.ts";
import { isOfTeam, roles } from "../../../src/lib/projects/project.ts";
import type { UnknownRecord } from "../../../src/lib/platform/core/unknown-record.ts";
import type { Change } from "../change.ts";
import { findRecord } from "../records.ts";
import type { Target } from "../target.ts";
import { findPerson } from "./person.ts";

/** Somebody who is no longer of the team of a project. */
interface Leaver {
  readonly projectId: string;
  readonly uid: string;
}

/** The teams that somebody leaves by these changes. Whoever gets a new account stays, with another uid. */
export const leaversIn = (changes: readonly Change[]): readonly Leaver[] => {
  const memberships = changes.filter(isMembership).map(({ path, before, after }) => {
    const [, projectId = "", , uid = ""] = path.split("/");
    return { projectId, uid, was: isOfTeam(roleIn(before?.data)), is: isOfTeam(roleIn(after)) };
  });
  const stays = new Set(memberships.filter(({ is }) => is).map(({ projectId }) => projectId));
  return memberships.filter(({ projectId, was }) => was && !stays.has(projectId)).map(({ projectId, uid }) => ({ projectId, uid }));
};

/** The projects of whose team somebody is, by their records. */
export const teamsIn = (records: readonly { readonly path: string; readonly data: UnknownRecord }[]): readonly string[] =>
  records.filter((record) => isMembership(record) && isOfTeam(roleIn(record.data))).map(({ path }) => path.split("/")[1] ?? "");

const roleIn = (member: UnknownRecord | undefined) => asMember(roles, member?.["role"]);

/** What leaving teams changes beside the roles: `leaveTeam`. */
export const leaveTeams = async ({ firestore, auth }: Target, leavers: readonly Leaver[]): Promise<readonly Change[]> => {
  const byProject = [...Map.groupBy(leavers, ({ projectId }) => projectId)];
  const changes = await Promise.all(
    byProject.map(async ([projectId, people]) => {
      const path = `projects/${projectId}`;
      const before = await findRecord(firestore, path);
      if (before === undefined) return [];
      const left = people.map(async ({ uid }) => {
        const [account, { profile, others }] = await Promise.all([findPerson(auth, uid), peopleStore.findTeam(projectId, uid)]);
        return toLeaver(account, profile, others);
      });
      return [{ path, before, after: withoutThem(before.data, await Promise.all(left)) }];
    }),
  );
  return changes.flat();
};

/** What is known of somebody. */
export interface Known extends Pick<Leaving, "phones" | "names"> {
  /** Lower case. */
  readonly emails: readonly Leaving["email"][];
}

/** Whether settings name somebody. */
export const areNamedIn = (settings: UnknownRecord, { emails, phones, names }: Known): boolean => {
  const called = calledIn(settings);
  const numbers = [asText(settings["manager_phone"]), ...called.map(({ phone }) => phone)].map(digitsOf);
  return (
    asTexts(asRecord(settings["notify"])["emails"]).some((address) => emails.includes(address.toLowerCase())) ||
    phones.some((phone) => digitsOf(phone ?? "") !== "" && numbers.includes(digitsOf(phone ?? ""))) ||
    called.some(({ name }) => isNamed(name, names))
  );
};

/** Whom visitors are put through to after these changes: Lectern cannot know whether a phone without a name is that of somebody who leaves. */
export const describeCalled = (changes: readonly Pick<Change, "path" | "after">[]): string =>
  changes
    .flatMap(({ path, after }) => {
      const first = asOptionalText(after?.["manager_phone"]);
      if (!isProject(path) || first === undefined) return [];
      const called = withFirstPhone(calledIn(after), first, { name: "" }).map(({ name, phone }) => `${name} ${phone}`.trim());
      return [`\nVisitors of ${path.split("/")[1]} are still put through to: ${called.join(", ")}. If one of them has left, change it.`];
    })
    .join("");

const isProject = (path: string): boolean => /^projects\/[^/]+$/.test(path);

const calledIn = (project: UnknownRecord | undefined) =>
  asList(project?.["managers"])
    .map(asRecord)
    .map((manager) => ({ ...manager, name: asText(manager["name"]), phone: asText(manager["phone"]) }));

const withoutThem = (project: UnknownRecord, people: readonly Leaving[]): UnknownRecord => {
  const notify = asRecord(project["notify"]);
  const told = asTexts(notify["emails"]);
  const phone = asOptionalText(project["manager_phone"]);
  const listed = calledIn(project);
  // A program may have changed who is called first, and nothing else.
  const managers = phone === undefined || listed.length === 0 ? listed : withFirstPhone(listed, phone, { name: "" });
  const left = leaveTeam({ emails: told, managers, phone }, people);
  return {
    ...project,
    ...(left.emails.length < told.length && { notify: { ...notify, emails: left.emails } }),
    ...(left.managers.length < managers.length && { managers: left.managers }),
    ...(left.phone !== phone && { manager_phone: left.phone ?? null }),
  };
};
