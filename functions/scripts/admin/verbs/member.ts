import type { Role } from "../../../src/lib/projects/project.ts";
import { propose, type Proposal } from "../change.ts";
import { findRecord, requireProject } from "../records.ts";
import type { Target } from "../target.ts";
import { admitPerson, describeTakeOvers, type Entry, requireProven, toProposal } from "./admit-person.ts";
import { changeRoles } from "./change-roles.ts";
import { leaversIn, leaveTeams } from "./leave-teams.ts";
import { requirePerson } from "./person.ts";

export interface TakeOverOption {
  readonly takeOverUnverified?: boolean;
}

interface NewRole extends TakeOverOption {
  readonly projectId: string;
  readonly emailOrUid: string;
  readonly role: Role;
}

/** Gives somebody a role in a project. */
export const setMember = async (
  target: Target,
  { projectId, emailOrUid, role, takeOverUnverified = false }: NewRole,
): Promise<Proposal> => {
  await requireProject(target.firestore, projectId);
  const person = await admitPerson(target, {
    found: await requirePerson(target, emailOrUid),
    emailOrUid,
    takeOver: takeOverUnverified,
    entries: (uid) => [
      { path: `projects/${projectId}/members/${uid}`, after: (before) => ({ ...before, role, uid }) },
      { path: `users/${uid}`, after: keptUser },
    ],
  });
  requireProven([person]);
  const { identities, changes: all } = toProposal([person]);
  const { changes, work, called } = changeRoles(target, projectId, all);
  return propose({
    identities,
    changes: [...changes, ...(await leaveTeams(target, leaversIn(changes)))],
    work,
    result: { project: projectId, uid: person.uid, role },
    sentence: () => `${emailOrUid} is ${role} of ${projectId}.${describeTakeOvers([person])}${called()}`,
  });
};

/** Somebody with a role is no longer an anonymous visitor, whose data expires. */
const keptUser: Entry["after"] = (before) => before && Object.fromEntries(Object.entries(before).filter(([key]) => key !== "visitor"));

export const removeMember = async (target: Target, projectId: string, emailOrUid: string): Promise<Proposal> => {
  await requireProject(target.firestore, projectId);
  const { uid } = await requirePerson(target, emailOrUid);
  const path = `projects/${projectId}/members/${uid}`;
  const before = await findRecord(target.firestore, path);
  const gone = { path, before, after: undefined };
  const { changes, work, called } = changeRoles(target, projectId, [gone]);
  return propose({
    ...{ changes, work },
    result: { project: projectId, uid, role: null },
    sentence: () => `${emailOrUid} has no role in ${projectId}.${called()}`,
  });
};
