import { type CollectionReference, type DocumentReference, Timestamp } from "firebase-admin/firestore";
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

const readStored = async (ref: DocumentReference): Promise<Stored> => {
  const record = await ref.get();
  return { id: ref.id, fields: record.data(), updateTime: record.updateTime && `${record.updateTime.seconds}.${record.updateTime.nanoseconds}` };
};

const readCollection = async (collection: CollectionReference): Promise<readonly Stored[]> =>
  Promise.all((await collection.listDocuments()).map(readStored));

const pageRef = (projectId: string, id: string): DocumentReference => firestore.doc(`projects/${projectId}/documents/${id}`);

export const storedPage = async (projectId: string, id: string): Promise<Fields | undefined> => (await readStored(pageRef(projectId, id))).fields;

export const storedProject = async (projectId: string): Promise<Stored> => readStored(firestore.doc(`projects/${projectId}`));

/** The metadata of a stored page. */
export const storedMetadata = async (projectId: string, id: string): Promise<Fields> =>
  z.record(z.string(), z.unknown()).parse((await storedPage(projectId, id))?.["metadata"]);

/** The versions below a page, oldest first: their ids are numbers. */
export const storedVersions = async (projectId: string, id: string): Promise<readonly Stored[]> =>
  (await readCollection(pageRef(projectId, id).collection("versions"))).toSorted((a, b) => Number(a.id) - Number(b.id));

export const storedDrafts = async (projectId: string): Promise<readonly Stored[]> =>
  (await readCollection(firestore.collection(`projects/${projectId}/documents`))).filter(({ fields }) => fields?.["visibility"] !== "live");

export const storedClaims = async (projectId: string): Promise<readonly Fields[]> =>
  (await readCollection(firestore.collection(`projects/${projectId}/draft_claims`))).map(({ fields = {} }) => fields);

/** All that a project holds, by path: what a test compares when nothing may have been written. */
export const everythingIn = async (projectId: string): Promise<ReadonlyMap<string, Stored>> =>
  new Map(await everythingBelow(firestore.doc(`projects/${projectId}`)));

const everythingBelow = async (ref: DocumentReference): Promise<readonly (readonly [string, Stored])[]> => {
  const [own, collections] = await Promise.all([readStored(ref), ref.listCollections()]);
  const children = (await Promise.all(collections.map(async (collection) => collection.listDocuments()))).flat();
  return [[ref.path, own], ...(await Promise.all(children.map(everythingBelow))).flat()];
};
