import { shownManagers } from "../projects/update-settings.ts";
import { FieldValue, type WriteBatch } from "firebase-admin/firestore";
import { AppError } from "../platform/core/app-error.ts";
import { database, projectRef, userRef } from "../platform/firestore/database.ts";
import { isDocumentId } from "../platform/firestore/document-id.ts";
import { reading, writing, ignoreConflict } from "../platform/firestore/storage-errors.ts";
import { addState, commit, toUpdateTime, toWriteToken } from "../platform/firestore/write-token.ts";
import { keyRef } from "../projects/keys/record.ts";
import { keyStore } from "../projects/keys/store.ts";
import { unknownProfile, blankProfile } from "../projects/profile.ts";
import type { Project } from "../projects/project.ts";
import { parseProject, parseUser } from "../projects/record.ts";
import { projectStore } from "../projects/store.ts";
import type { StoredInvitation } from "./stored-invitation.ts";
import { peopleLimits } from "./limits.ts";
import type { Member, PeopleStore } from "./people-store.ts";
import { invitationsOf, membersOf, parseInvitation, parseMember, toInvitationDocument } from "./record.ts";

/** The commit fails if this record has changed. It is written as it is, with the uid that older records lack. */
const addWitness = (batch: WriteBatch, projectId: string, witness: Member | undefined): void => {
  if (witness === undefined) return;
  batch.update(membersOf(projectId).doc(witness.uid), { uid: witness.uid }, { lastUpdateTime: toUpdateTime(witness.writeToken) });
};

/** Gone since the guard has read it. */
const requireProject = (found: Project | undefined): Project => {
  if (found === undefined) throw new AppError("not_found", "This site no longer exists.");
  return found;
};

const findMember: PeopleStore["findMember"] = async (projectId, uid) =>
  isDocumentId(projectId) && isDocumentId(uid) ? parseMember(await reading(async () => membersOf(projectId).doc(uid).get())) : undefined;

const listInvitations: PeopleStore["listInvitations"] = async (projectId) => {
  const { docs } = await reading(async () =>
    invitationsOf(projectId)
      .limit(2 * peopleLimits.invitations)
      .get(),
  );
  return docs.flatMap((record) => parseInvitation(record) ?? []);
};

const findTeam: PeopleStore["findTeam"] = async (projectId, uid) => {
  const known = isDocumentId(uid) ? uid : "nobody";
  // By the alphabet: admins, then managers.
  const team = membersOf(projectId).where("role", ">=", "admin").where("role", "<=", "manager").orderBy("role").limit(peopleLimits.people);
  const [[project, target, user], { docs }, keys, invitations] = await Promise.all([
    reading(async () => database().getAll(projectRef(projectId), membersOf(projectId).doc(known), userRef(known))),
    reading(async () => team.get()),
    keyStore.listKeys(projectId),
    listInvitations(projectId),
  ]);
  const users =
    docs.length === 0 ? [] : (await reading(async () => database().getAll(...docs.map(({ id }) => userRef(id))))).map(parseUser);
  return {
    project: requireProject(parseProject(project)),
    admins: docs.flatMap((record, index) => {
      const member = parseMember(record);
      return member?.role === "admin" ? [{ ...member, isLockedOut: users[index]?.disabled === true }] : [];
    }),
    target: parseMember(target),
    profile: parseUser(user)?.profile ?? unknownProfile,
    others: users.flatMap((other, index) => (other === undefined || docs[index]?.id === uid ? [] : other.profile)),
    keyIds: keys.filter(({ createdBy }) => createdBy === uid).map(({ id }) => id),
    invitationIds: invitations.filter(({ invitedBy }) => invitedBy === uid).map(({ id }) => id),
  };
};

const changeTeam: PeopleStore["changeTeam"] = async (projectId, { member, witness, keyIds, invitationIds, by, at, project }) => {
  const batch = database().batch();
  const condition = { lastUpdateTime: toUpdateTime(member.writeToken) };
  const ref = membersOf(projectId).doc(member.uid);
  if (member.role === undefined) batch.delete(ref, condition);
  else batch.update(ref, { role: member.role, uid: member.uid }, condition);
  addWitness(batch, projectId, witness);
  for (const key of keyIds.map(keyRef)) if (key !== undefined) batch.update(key, { revoked_at: at, revoked_by: by });
  for (const id of invitationIds) batch.delete(invitationsOf(projectId).doc(id));
  if (project !== undefined) {
    const { emails, managers } = project;
    const list = managers.length === 0 ? FieldValue.delete() : shownManagers(managers);
    batch.update(
      projectRef(projectId),
      { "notify.emails": emails, manager_phone: managers[0]?.phone ?? null, managers: list },
      { lastUpdateTime: toUpdateTime(project.writeToken) },
    );
  }
  await commit(batch);
};

const findArrival: PeopleStore["findArrival"] = async (projectId, uid, invitedBy) => {
  const refs = [projectRef(projectId), membersOf(projectId).doc(uid), userRef(uid)] as const;
  const [[project, record, user], inviter, inviterAccess] = await Promise.all([
    reading(async () => database().getAll(...refs)),
    invitedBy === null ? undefined : findMember(projectId, invitedBy),
    invitedBy === null ? undefined : projectStore.findAccess(projectId, invitedBy),
  ]);
  const member = parseMember(record);
  return {
    access: { account: uid, project: parseProject(project), role: member?.role, user: parseUser(user) },
    member,
    userToken: user?.updateTime && toWriteToken(user.updateTime),
    inviter,
    inviterAccess,
  };
};

/** What is stored of somebody who comes in: what the invitation said, for them to correct. */
const profileOf = ({ email, firstName, lastName }: StoredInvitation) => ({
  profile: { ...blankProfile, first_name: firstName, last_name: lastName, contact_email: email },
});

const storeArrival: PeopleStore["storeArrival"] = async (projectId, { uid, role, found, invitation }) => {
  const batch = database().batch();
  const { digest, writeToken } = invitation;
  addState(batch, membersOf(projectId).doc(uid), found.member?.writeToken, { role, uid, joined_by: digest });
  // Somebody who is known keeps their name. Whoever has a role is no passing visitor, whose data expires.
  if (found.userToken === undefined) batch.create(userRef(uid), profileOf(invitation));
  else batch.update(userRef(uid), { visitor: FieldValue.delete() }, { lastUpdateTime: toUpdateTime(found.userToken) });
  batch.delete(invitationsOf(projectId).doc(invitation.id), { lastUpdateTime: toUpdateTime(writeToken) });
  if (found.inviter?.uid !== uid) addWitness(batch, projectId, found.inviter);
  await commit(batch);
};

export const peopleStore: PeopleStore = {
  findInvitation: async (projectId, id) =>
    isDocumentId(projectId) && isDocumentId(id)
      ? parseInvitation(await reading(async () => invitationsOf(projectId).doc(id).get()))
      : undefined,
  listInvitations,
  listMembers: async (projectId) => {
    const { docs } = await reading(async () => membersOf(projectId).orderBy("role").limit(peopleLimits.people).get());
    return docs.flatMap((record) => parseMember(record) ?? []);
  },
  findMember,
  hasRights: async (uid) => {
    const [user, { docs }] = await Promise.all([
      reading(async () => userRef(uid).get()),
      reading(async () => database().collectionGroup("members").where("uid", "==", uid).limit(1).get()),
    ]);
    return docs.length > 0 || (user.exists && parseUser(user)?.visits === undefined);
  },
  writeInvitation: async (projectId, invitation, { writeToken, witness }) => {
    const batch = database().batch();
    addState(batch, invitationsOf(projectId).doc(invitation.id), writeToken, toInvitationDocument(invitation));
    addWitness(batch, projectId, witness);
    return toWriteToken(await commit(batch));
  },
  noteMail: async (projectId, { id, writeToken, mailedAt }) => {
    const fields = mailedAt === undefined ? { attempted_at: null } : { mailed_at: mailedAt };
    const lastUpdateTime = toUpdateTime(writeToken);
    await writing(async () => invitationsOf(projectId).doc(id).update(fields, { lastUpdateTime })).catch(ignoreConflict);
  },
  removeInvitation: async (projectId, { id, writeToken }, witness) => {
    const batch = database().batch();
    batch.delete(invitationsOf(projectId).doc(id), { lastUpdateTime: toUpdateTime(writeToken) });
    addWitness(batch, projectId, witness);
    await commit(batch);
  },
  findTeam,
  changeTeam,
  findArrival,
  storeArrival,
};
