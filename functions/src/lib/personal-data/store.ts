import type { DocumentSnapshot } from "firebase-admin/firestore";
import { isRecord } from "../core/unknown-record.ts";
import { database } from "../firestore/database.ts";
import { reading } from "../firestore/storage-errors.ts";
import { toWriteToken } from "../firestore/write-token.ts";
import type { PersonalRecord } from "./personal-data.ts";

/** Project collections in which the ID of a person's record is derived from the uid. */
const named: Readonly<Record<string, (uid: string) => string>> = {
  members: (uid) => uid,
  onboarding: (uid) => uid,
  question_readings: (uid) => uid,
  transfer_ledgers: (uid) => `caller_${uid}`,
};

/** Project collections with the field `uid`, which `firestore.indexes.json` indexes across all projects. */
const withUid = ["daily_budgets", "live_usage", "messages", "questions", "tool_calls", "transfers"] as const;

/** 300 documents in one read: they are small, and a Firestore response has at most 10 MiB. */
const batchSize = 300;

/**
 * Everything that is stored about a person. Not the pages that they wrote: these belong to the project, and contain only the uid.
 *
 * @param projectIds where they may have been, if known: in other projects, no records are found by ID
 * @throws AppError `unavailable`
 */
export const findPersonalData = async (uid: string, projectIds?: readonly string[]): Promise<readonly PersonalRecord[]> => {
  const projects = database().collection("projects");
  const paths = projectIds?.map((id) => projects.doc(id).path) ?? (await projects.listDocuments()).map(({ path }) => path);
  const names = paths.flatMap((path) => Object.entries(named).map(([collection, nameOf]) => `${path}/${collection}/${nameOf(uid)}`));
  const found = await Promise.all([
    readAll([`users/${uid}`, ...names]),
    ...withUid.map(
      async (collection) => (await reading(async () => database().collectionGroup(collection).where("uid", "==", uid).get())).docs,
    ),
  ]);
  return found.flat().filter(isOfUserOrProject).flatMap(toRecord);
};

/** In sequence, because a deployment may have tens of thousands of projects. */
const readAll = async (paths: readonly string[]): Promise<readonly DocumentSnapshot[]> => {
  const found: DocumentSnapshot[] = [];
  for (let from = 0; from < paths.length; from += batchSize) {
    const batch = paths.slice(from, from + batchSize).map((path) => database().doc(path));
    found.push(...(await reading(async () => database().getAll(...batch))));
  }
  return found;
};

/** Other programs may have collections with the same names elsewhere. */
const isOfUserOrProject = ({ ref: { path } }: DocumentSnapshot): boolean => /^(users|projects\/[^/]+\/[^/]+)\/[^/]+$/.test(path);

const toRecord = (document: DocumentSnapshot): readonly PersonalRecord[] => {
  const { ref, updateTime } = document;
  const data: unknown = document.data();
  return isRecord(data) && updateTime !== undefined ? [{ path: ref.path, data, writeToken: toWriteToken(updateTime) }] : [];
};
