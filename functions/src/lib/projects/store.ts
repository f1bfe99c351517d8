import { type DocumentSnapshot, FieldValue } from "firebase-admin/firestore";
import { AppError } from "../core/app-error.ts";
import { type Access, type Contact, type ContactStore, type PeopleStore, type Project, roles } from "./project.ts";
import type { SettingsStore } from "./update-settings.ts";
import { database } from "../firestore/database.ts";
import { asMember } from "../firestore/decode.ts";
import { isDocumentId } from "../firestore/document-id.ts";
import { parseContact, parseName, parseProject, parseUser } from "./record.ts";
import { reading, writing } from "../firestore/storage-errors.ts";
import { toUpdateTime } from "../firestore/write-token.ts";

const projectRef = (projectId: string) => database().collection("projects").doc(projectId);

/** @throws AppError `unavailable` when storage is unavailable */
const findAccess = async (projectId: string, uid: string): Promise<Access> => {
  if (!isDocumentId(uid)) return { project: undefined, role: undefined, user: undefined };
  const userRef = database().collection("users").doc(uid);
  if (!isDocumentId(projectId)) return { project: undefined, role: undefined, user: parseUser(await reading(async () => userRef.get())) };
  const project = projectRef(projectId);
  const [projectRecord, member, user] = await reading(async () =>
    database().getAll(project, project.collection("members").doc(uid), userRef),
  );
  return {
    project: parseProject(projectRecord),
    role: asMember(roles, member?.get("role")),
    user: parseUser(user),
  };
};

const getProject = async (projectId: string): Promise<Project> => {
  const project = parseProject(await reading(async () => projectRef(projectId).get()));
  if (project === undefined) throw new AppError("not_found", "This project no longer exists.");
  return project;
};

const writeSettings: SettingsStore["writeSettings"] = async (project, settings) => {
  const fields = Object.fromEntries(settings.map(({ path, value }) => [path, value === undefined ? FieldValue.delete() : value]));
  await writing(async () => projectRef(project.id).update(fields, { lastUpdateTime: toUpdateTime(project.writeToken) }));
};

const readPeople = async (
  uids: readonly (string | null | undefined)[],
  fields: readonly string[],
): Promise<readonly DocumentSnapshot[]> => {
  const known = [...new Set(uids)].filter((uid) => typeof uid === "string").filter(isDocumentId);
  const refs = known.map((uid) => database().collection("users").doc(uid));
  const fieldMask = fields.map((field) => `profile.${field}`);
  return refs.length === 0 ? [] : reading(async () => database().getAll(...refs, { fieldMask }));
};

const findNames: PeopleStore["findNames"] = async (uids) => {
  const records = await readPeople(uids, ["first_name", "last_name"]);
  const names = new Map<string | null, string | undefined>(records.map((record) => [record.id, parseName(record)]));
  return (uid) => names.get(uid) ?? null;
};

const findContacts: ContactStore["findContacts"] = async (uids) => {
  const records = await readPeople(uids, ["first_name", "last_name", "phone", "contact_email"]);
  const contacts = new Map<string | null | undefined, Contact>(
    records.filter(({ exists }) => exists).map((record) => [record.id, parseContact(record)]),
  );
  return (uid) => contacts.get(uid);
};

export const projectStore = { findAccess, findContacts, findNames, getProject, writeSettings };
