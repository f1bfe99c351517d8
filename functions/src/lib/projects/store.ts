import { FieldValue } from "firebase-admin/firestore";
import { AppError } from "../platform/core/app-error.ts";
import { type Access, type ContactStore, type PeopleStore, type Project, roles } from "./project.ts";
import type { SettingsStore } from "./update-settings.ts";
import { database, projectRef, under, userRef } from "../platform/firestore/database.ts";
import { asMember } from "../platform/firestore/decode.ts";
import { isDocumentId } from "../platform/firestore/document-id.ts";
import { parseContact, parseProject, parseUser } from "./record.ts";
import { reading, writing } from "../platform/firestore/storage-errors.ts";
import { toUpdateTime } from "../platform/firestore/write-token.ts";

/** @throws AppError `unavailable` */
const findAccess = async (projectId: string, uid: string): Promise<Access> => {
  if (!isDocumentId(uid)) return { project: undefined, role: undefined, user: undefined };
  if (!isDocumentId(projectId))
    return { project: undefined, role: undefined, user: parseUser(await reading(async () => userRef(uid).get())) };
  const refs = [projectRef(projectId), under(projectId, "members").doc(uid), userRef(uid)] as const;
  const [project, member, user] = await reading(async () => database().getAll(...refs));
  return { project: parseProject(project), role: asMember(roles, member?.get("role")), user: parseUser(user) };
};

const findProject = async (projectId: string): Promise<Project | undefined> =>
  isDocumentId(projectId) ? parseProject(await reading(async () => projectRef(projectId).get())) : undefined;

const getProject = async (projectId: string): Promise<Project> => {
  const project = await findProject(projectId);
  if (project === undefined) throw new AppError("not_found", "This project no longer exists.");
  return project;
};

const writeSettings: SettingsStore["writeSettings"] = async (project, settings) => {
  const fields = Object.fromEntries(settings.map(({ path, value }) => [path, value === undefined ? FieldValue.delete() : value]));
  await writing(async () => projectRef(project.id).update(fields, { lastUpdateTime: toUpdateTime(project.writeToken) }));
};

const contactFields = ["first_name", "last_name", "phone", "contact_email"].map((field) => `profile.${field}`);

const findContacts: ContactStore["findContacts"] = async (uids) => {
  const known = [...new Set(uids)].filter((uid) => typeof uid === "string").filter(isDocumentId);
  const refs = known.map(userRef);
  const records = refs.length === 0 ? [] : await reading(async () => database().getAll(...refs, { fieldMask: contactFields }));
  const contacts = new Map(records.map((record) => [record.id, parseContact(record)]));
  return (uid) => contacts.get(uid ?? "");
};

const findNames: PeopleStore["findNames"] = async (uids) => {
  const contactOf = await findContacts(uids);
  return (uid) => contactOf(uid)?.name ?? null;
};

export const projectStore = { findAccess, findContacts, findNames, findProject, getProject, writeSettings };
