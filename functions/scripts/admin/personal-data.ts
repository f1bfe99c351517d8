import type { Firestore } from "firebase-admin/firestore";
import { isRecord } from "../../src/lib/core/unknown-record.ts";
import type { Stored } from "./change.ts";
import { findRecord } from "./records.ts";

/** A record about one person. */
export interface PersonalRecord extends Stored {
  readonly path: string;
}

/** Collections of a project whose records about a person have a name of their own. */
const named: Readonly<Record<string, (uid: string) => string>> = {
  members: (uid) => uid,
  onboarding: (uid) => uid,
  question_readings: (uid) => uid,
  transfer_ledgers: (uid) => `caller_${uid}`,
};

/** Collections of a project whose records have the person in their field `uid`. */
const withUid = ["daily_budgets", "live_usage", "messages", "questions", "tool_calls", "transfers"] as const;

/** Everything that is stored about a person, in all projects. Pages that they wrote belong to the project, and name them by their uid alone. */
export const findPersonalData = async (firestore: Firestore, uid: string): Promise<readonly PersonalRecord[]> => {
  const projects = await firestore.collection("projects").listDocuments();
  const ofProjects = await Promise.all(projects.map(async ({ path }) => findInProject(firestore, path, uid)));
  return [...(await findOne(firestore, `users/${uid}`)), ...ofProjects.flat()];
};

const findInProject = async (firestore: Firestore, project: string, uid: string): Promise<readonly PersonalRecord[]> => {
  const records = await Promise.all([
    ...Object.entries(named).map(async ([collection, nameOf]) => findOne(firestore, `${project}/${collection}/${nameOf(uid)}`)),
    ...withUid.map(async (collection) => findByUid(firestore, `${project}/${collection}`, uid)),
  ]);
  return records.flat();
};

const findOne = async (firestore: Firestore, path: string): Promise<readonly PersonalRecord[]> => {
  const record = await findRecord(firestore, path);
  return record === undefined ? [] : [{ path, ...record }];
};

const findByUid = async (firestore: Firestore, collection: string, uid: string): Promise<readonly PersonalRecord[]> => {
  const { docs } = await firestore.collection(collection).where("uid", "==", uid).get();
  return docs.map((document) => {
    const data: unknown = document.data();
    return { path: document.ref.path, data: isRecord(data) ? data : {}, updateTime: document.updateTime };
  });
};
