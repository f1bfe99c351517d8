import type { DocumentSnapshot, Firestore } from "firebase-admin/firestore";
import { isRecord } from "../../src/lib/core/unknown-record.ts";
import type { Stored } from "./change.ts";

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

/** Collections of projects whose records have the person in their field `uid`. `firestore.indexes.json` has an index of it over all projects. */
const withUid = ["daily_budgets", "live_usage", "messages", "questions", "tool_calls", "transfers"] as const;

/** 300 documents of one read: each of them is small, and an answer of Firestore holds at most 10 MiB. */
const batchSize = 300;

/** Everything that is stored about a person, in all projects. Pages that they wrote belong to the project, and name them by their uid alone. */
export const findPersonalData = async (firestore: Firestore, uid: string): Promise<readonly PersonalRecord[]> => {
  const projects = await firestore.collection("projects").listDocuments();
  const names = projects.flatMap(({ path }) => Object.entries(named).map(([collection, nameOf]) => `${path}/${collection}/${nameOf(uid)}`));
  const found = await Promise.all([
    readAll(firestore, [`users/${uid}`, ...names]),
    ...withUid.map(async (collection) => (await firestore.collectionGroup(collection).where("uid", "==", uid).get()).docs),
  ]);
  return found.flat().filter(isOfUserOrProject).flatMap(toRecord);
};

/** Batch after batch: a deployment may have tens of thousands of projects. */
const readAll = async (firestore: Firestore, paths: readonly string[]): Promise<readonly DocumentSnapshot[]> => {
  const found: DocumentSnapshot[] = [];
  for (let from = 0; from < paths.length; from += batchSize) {
    const batch = paths.slice(from, from + batchSize).map((path) => firestore.doc(path));
    found.push(...(await firestore.getAll(...batch)));
  }
  return found;
};

/** Other programs may have collections of the same name elsewhere. */
const isOfUserOrProject = ({ ref: { path } }: DocumentSnapshot): boolean => /^(users|projects\/[^/]+\/[^/]+)\/[^/]+$/.test(path);

const toRecord = (document: DocumentSnapshot): readonly PersonalRecord[] => {
  const { ref, updateTime } = document;
  const data: unknown = document.data();
  return isRecord(data) && updateTime !== undefined ? [{ path: ref.path, data, updateTime }] : [];
};
