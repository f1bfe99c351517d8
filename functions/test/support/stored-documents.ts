import type { DocumentReference, DocumentSnapshot, Firestore } from "firebase-admin/firestore";

/** What is stored, read with a client of whoever asks: also outside of the tests. */

export interface Stored {
  readonly id: string;
  /** Undefined where only something below the document is left of it. */
  readonly fields: Readonly<Record<string, unknown>> | undefined;
  /** When it was last written, to the microsecond. */
  readonly updateTime: string | undefined;
}

export const toStored = (record: DocumentSnapshot): Stored => ({
  id: record.id,
  fields: record.data(),
  updateTime: record.updateTime && `${record.updateTime.seconds}.${record.updateTime.nanoseconds}`,
});

/** One request for all of them. */
export const readAll = async (firestore: Firestore, refs: readonly DocumentReference[]): Promise<readonly DocumentSnapshot[]> =>
  refs.length === 0 ? [] : firestore.getAll(...refs);

/** Collections of a project are one level below it, and their documents may have some of their own. */
const levels = 2;

/** All that a project holds, by path. */
export const readEverything = async (firestore: Firestore, projectId: string): Promise<ReadonlyMap<string, Stored>> => {
  const records = await readAll(firestore, await refsBelow(firestore.doc(`projects/${projectId}`), levels));
  return new Map(records.map((record) => [record.ref.path, toStored(record)]));
};

const refsBelow = async (ref: DocumentReference, depth: number): Promise<readonly DocumentReference[]> => {
  const collections = depth === 0 ? [] : await ref.listCollections();
  const children = (await Promise.all(collections.map(async (collection) => collection.listDocuments()))).flat();
  return [ref, ...(await Promise.all(children.map(async (child) => refsBelow(child, depth - 1)))).flat()];
};
