import { asMember, asRecord, asTexts } from "../../../src/lib/platform/firestore/decode.ts";
import { isOfTeam, type Role, roles } from "../../../src/lib/projects/project.ts";
import { type Change, propose, type Proposal, type Stored } from "../change.ts";
import { findRecord, requireProject } from "../records.ts";
import type { Target } from "../target.ts";
import { admitPerson, describeTakeOvers, type Entry, requireProven, toProposal } from "./admit-person.ts";
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
  const project = await requireProject(target.firestore, projectId);
  const person = await admitPerson(target, {
    found: await requirePerson(target, emailOrUid),
    emailOrUid,
    takeOver: takeOverUnverified,
    entries: (uid) => [
      { path: `projects/${projectId}/members/${uid}`, after: (before) => ({ ...before, role }) },
      { path: `users/${uid}`, after: keptUser },
    ],
  });
  requireProven([person]);
  const { identities, changes } = toProposal([person]);
  const leaves = !isOfTeam(role) && changes.some((change) => wasOfTeam(projectId, change));
  return propose({
    identities,
    changes: [...changes, ...(leaves ? toldNoMore(projectId, project, person.email) : [])],
    result: { project: projectId, uid: person.uid, role },
    sentence: `${emailOrUid} is ${role} of ${projectId}.${describeTakeOvers([person])}`,
  });
};

/** Somebody with a role is no longer an anonymous visitor, whose data expires. */
const keptUser: Entry["after"] = (before) => before && Object.fromEntries(Object.entries(before).filter(([key]) => key !== "visitor"));

export const removeMember = async (target: Target, projectId: string, emailOrUid: string): Promise<Proposal> => {
  const project = await requireProject(target.firestore, projectId);
  const { uid, email } = await requirePerson(target, emailOrUid);
  const path = `projects/${projectId}/members/${uid}`;
  const before = await findRecord(target.firestore, path);
  const gone = { path, before, after: undefined };
  return propose({
    changes: [gone, ...(wasOfTeam(projectId, gone) ? toldNoMore(projectId, project, email) : [])],
    result: { project: projectId, uid, role: null },
    sentence: `${emailOrUid} has no role in ${projectId}.`,
  });
};

const wasOfTeam = (projectId: string, { path, before }: Change): boolean =>
  path.startsWith(`projects/${projectId}/members/`) && isOfTeam(asMember(roles, before?.data["role"]));

/** Whoever leaves a team gets no more mails about its inbox. */
const toldNoMore = (projectId: string, project: Stored, email: string | undefined): readonly Change[] => {
  const notify = asRecord(project.data["notify"]);
  const emails = asTexts(notify["emails"]);
  const left = emails.filter((address) => address.toLowerCase() !== email);
  if (left.length === emails.length) return [];
  return [{ path: `projects/${projectId}`, before: project, after: { ...project.data, notify: { ...notify, emails: left } } }];
};
