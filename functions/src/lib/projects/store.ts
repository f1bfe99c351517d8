import { AppError } from "../platform/core/app-error.ts";
import { keyIdOfAuthor, isInForce, projectOfKey } from "./keys/api-key.ts";
import { keyRef, parseKey } from "./keys/record.ts";
import type { MembershipStore } from "./list-projects.ts";
import { type Access, type ContactStore, type NameStore, type Project, roles } from "./project.ts";
import { projectLimits } from "./limits.ts";
import { database, projectRef, under, userRef } from "../platform/firestore/database.ts";
import { asMember } from "../platform/firestore/decode.ts";
import { isDocumentId } from "../platform/firestore/document-id.ts";
import { parseContact, parseKeyName, parseProject, parseUser } from "./record.ts";
import { reading } from "../platform/firestore/storage-errors.ts";

/**
 * The rights of a person, or of a key, which has those of a manager while the admin who made it is one.
 *
 * @throws AppError `unavailable`
 */
const findAccess = async (projectId: string, author: string): Promise<Access> => {
  const keyId = keyIdOfAuthor(author);
  return keyId === undefined ? findPersonalAccess(projectId, author) : findKeyAccess(projectId, keyId);
};

const findKeyAccess = async (projectId: string, keyId: string): Promise<Access> => {
  const ref = projectOfKey(keyId) === projectId ? keyRef(keyId) : undefined;
  const key = ref && parseKey(await reading(async () => ref.get()));
  if (key === undefined || !isInForce(key, new Date())) return nobody(keyId);
  const access = await findPersonalAccess(projectId, key.createdBy);
  return { ...access, role: access.role === "admin" ? "manager" : undefined };
};

const nobody = (account: string): Access => ({ account, project: undefined, role: undefined, user: undefined });

const findPersonalAccess = async (projectId: string, uid: string): Promise<Access> => {
  if (!isDocumentId(uid)) return nobody(uid);
  if (!isDocumentId(projectId)) return { ...nobody(uid), user: parseUser(await reading(async () => userRef(uid).get())) };
  const refs = [projectRef(projectId), under(projectId, "members").doc(uid), userRef(uid)] as const;
  const [project, member, user] = await reading(async () => database().getAll(...refs));
  return { account: uid, project: parseProject(project), role: asMember(roles, member?.get("role")), user: parseUser(user) };
};

const findMemberships: MembershipStore["findMemberships"] = async (uid) => {
  if (!isDocumentId(uid)) return [];
  const members = database().collectionGroup("members").where("uid", "==", uid).limit(projectLimits.memberships);
  const [user, { docs }] = await reading(async () => Promise.all([userRef(uid).get(), members.get()]));
  // The ID decides, as in the guard: the field is only how the record is found. Others may have collections of this name elsewhere.
  const own = docs.filter(({ ref }) => ref.path === under(ref.parent.parent?.id ?? "none", "members").doc(uid).path);
  if (own.length === 0 || parseUser(user)?.disabled === true) return [];
  const projects = await reading(async () => database().getAll(...own.map(({ ref }) => projectRef(ref.path.split("/")[1] ?? ""))));
  return own.flatMap((member, index) => {
    const [project, role] = [parseProject(projects[index]), asMember(roles, member.get("role"))];
    return project === undefined || role === undefined ? [] : [{ project, role }];
  });
};

const findProject = async (projectId: string): Promise<Project | undefined> =>
  isDocumentId(projectId) ? parseProject(await reading(async () => projectRef(projectId).get())) : undefined;

const getProject = async (projectId: string): Promise<Project> => {
  const project = await findProject(projectId);
  if (project === undefined) throw new AppError("not_found", "This site no longer exists.");
  return project;
};

const keyRefOf = (author: string) => {
  const keyId = keyIdOfAuthor(author);
  return keyId === undefined ? undefined : keyRef(keyId);
};

const contactFields = ["first_name", "last_name", "phone", "contact_email"].map((field) => `profile.${field}`);

const findContacts: ContactStore["findContacts"] = async (uids) => {
  const known = [...new Set(uids)].filter((uid) => typeof uid === "string").filter(isDocumentId);
  const named = known.map((author) => ({ author, ref: keyRefOf(author) ?? userRef(author) }));
  const refs = named.map(({ ref }) => ref);
  const records = refs.length === 0 ? [] : await reading(async () => database().getAll(...refs, { fieldMask: [...contactFields, "name"] }));
  const contacts = new Map(
    named.map(({ author }, index) => [
      author,
      keyIdOfAuthor(author) === undefined ? parseContact(records[index]) : parseKeyName(records[index]),
    ]),
  );
  return (uid) => contacts.get(uid ?? "");
};

const findNames: NameStore["findNames"] = async (uids) => {
  const contactOf = await findContacts(uids);
  return (uid) => contactOf(uid)?.name ?? null;
};

export const projectStore = { findAccess, findContacts, findMemberships, findNames, findProject, getProject };
