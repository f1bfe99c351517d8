import { type Change, propose, type Proposal } from "../change.ts";
import { findRecord, requireProject } from "../records.ts";
import type { Target } from "../target.ts";
import { requirePerson } from "./person.ts";

/** Gives somebody a role in a project. */
export const setMember = async (target: Target, projectId: string, emailOrUid: string, role: string): Promise<Proposal> => {
  await requireProject(target.firestore, projectId);
  const { uid } = await requirePerson(target, emailOrUid);
  const path = `projects/${projectId}/members/${uid}`;
  const before = await findRecord(target.firestore, path);
  return propose({
    changes: [{ path, before, after: { ...before?.data, role } }, ...(await keepVisitor(target, uid))],
    result: { project: projectId, uid, role },
    sentence: `${emailOrUid} is ${role} of ${projectId}.`,
  });
};

/** Somebody with a role is no longer an anonymous visitor, whose data expires. */
const keepVisitor = async ({ firestore }: Target, uid: string): Promise<readonly Change[]> => {
  const path = `users/${uid}`;
  const before = await findRecord(firestore, path);
  if (before?.data["visitor"] === undefined) return [];
  return [{ path, before, after: Object.fromEntries(Object.entries(before.data).filter(([key]) => key !== "visitor")) }];
};

export const removeMember = async (target: Target, projectId: string, emailOrUid: string): Promise<Proposal> => {
  await requireProject(target.firestore, projectId);
  const { uid } = await requirePerson(target, emailOrUid);
  const path = `projects/${projectId}/members/${uid}`;
  const before = await findRecord(target.firestore, path);
  return propose({
    changes: before === undefined ? [] : [{ path, before, after: undefined }],
    result: { project: projectId, uid, role: null },
    sentence: `${emailOrUid} has no role in ${projectId}.`,
  });
};
