import { setTimeout as sleep } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { type CollectionReference, type DocumentReference, type DocumentSnapshot, Timestamp } from "firebase-admin/firestore";
import * as z from "zod";
import { firestore } from "./admin-app.ts";
import type { Fields } from "./projects.ts";

/** What is stored, read without the service. */

export interface Stored {
  readonly id: string;
  /** Undefined where only something below the document is left of it. */
  readonly fields: Fields | undefined;
  /** When it was last written, to the microsecond. */
  readonly updateTime: string | undefined;
}

/** A stored time in milliseconds since 1970, or NaN, which is within nothing. */
export const toMs = (value: unknown): number => (value instanceof Timestamp ? value.toMillis() : Number.NaN);

const toStored = (record: DocumentSnapshot): Stored => ({
  id: record.id,
  fields: record.data(),
  updateTime: record.updateTime && `${record.updateTime.seconds}.${record.updateTime.nanoseconds}`,
});

const readStored = async (ref: DocumentReference): Promise<Stored> => toStored(await ref.get());

/** One request for all of them. */
const readAll = async (refs: readonly DocumentReference[]): Promise<readonly DocumentSnapshot[]> =>
  refs.length === 0 ? [] : firestore.getAll(...refs);

const readCollection = async (collection: CollectionReference): Promise<readonly Stored[]> =>
  (await readAll(await collection.listDocuments())).map(toStored);

const pageRef = (projectId: string, id: string): DocumentReference => firestore.doc(`projects/${projectId}/documents/${id}`);

export const storedPage = async (projectId: string, id: string): Promise<Fields | undefined> =>
  (await readStored(pageRef(projectId, id))).fields;

export const storedProject = async (projectId: string): Promise<Stored> => readStored(firestore.doc(`projects/${projectId}`));

/** The metadata of a stored page. */
export const storedMetadata = async (projectId: string, id: string): Promise<Fields> =>
  z.record(z.string(), z.unknown()).parse((await storedPage(projectId, id))?.["metadata"]);

/** The versions below a page, oldest first: our ids sort by revision, after the numbers of other interfaces in these tests. */
export const storedVersions = async (projectId: string, id: string): Promise<readonly Stored[]> =>
  (await readCollection(pageRef(projectId, id).collection("versions"))).toSorted(
    (a, b) => Number(a.id) - Number(b.id) || (a.id < b.id ? -1 : 1),
  );

export const storedDrafts = async (projectId: string): Promise<readonly Stored[]> =>
  (await readCollection(firestore.collection(`projects/${projectId}/documents`))).filter(({ fields }) => fields?.["visibility"] !== "live");

export const storedClaims = async (projectId: string): Promise<readonly Fields[]> =>
  (await readCollection(firestore.collection(`projects/${projectId}/draft_claims`))).map(({ fields = {} }) => fields);

/** Collections of a project are one level below it, and their documents may have some of their own. */
const levels = 2;

/** All that a project holds, by path: what a test compares when nothing may have been written. */
export const everythingIn = async (projectId: string): Promise<ReadonlyMap<string, Stored>> => {
  const records = await readAll(await refsBelow(firestore.doc(`projects/${projectId}`), levels));
  return new Map(records.map((record) => [record.ref.path, toStored(record)]));
};

/** Waits until nothing changes any more: a commit of a process that was killed may still be under way. */
export const untilStill = async (projectId: string): Promise<void> => {
  let before = await everythingIn(projectId);
  for (;;) {
    await sleep(stillnessMs);
    const after = await everythingIn(projectId);
    if (isDeepStrictEqual(before, after)) return;
    before = after;
  }
};

/** 300 ms: many times what the emulator takes for a commit. */
const stillnessMs = 300;

const refsBelow = async (ref: DocumentReference, depth: number): Promise<readonly DocumentReference[]> => {
  const collections = depth === 0 ? [] : await ref.listCollections();
  const children = (await Promise.all(collections.map(async (collection) => collection.listDocuments()))).flat();
  return [ref, ...(await Promise.all(children.map(async (child) => refsBelow(child, depth - 1)))).flat()];
};
