import { setTimeout as sleep } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { type DocumentReference, Timestamp } from "firebase-admin/firestore";
import * as z from "zod";
import { firestore } from "./admin-app.ts";
import type { Fields } from "./projects.ts";
import { idsIn, readCollection, readEverything, type Stored, toStored, writeTimesBelow } from "./stored-documents.ts";

/** Stored documents, read without the service. */

/** A stored time in milliseconds since 1970, or NaN, which no range contains. */
export const toMs = (value: unknown): number => (value instanceof Timestamp ? value.toMillis() : Number.NaN);

const readStored = async (ref: DocumentReference): Promise<Stored> => toStored(await ref.get());

const pageRef = (projectId: string, id: string): DocumentReference => firestore.doc(`projects/${projectId}/documents/${id}`);

export const storedPage = async (projectId: string, id: string): Promise<Fields | undefined> =>
  (await readStored(pageRef(projectId, id))).fields;

export const storedProject = async (projectId: string): Promise<Stored> => readStored(firestore.doc(`projects/${projectId}`));

/** The metadata of a stored page. */
export const storedMetadata = async (projectId: string, id: string): Promise<Fields> =>
  z.record(z.string(), z.unknown()).parse((await storedPage(projectId, id))?.["metadata"]);

/** The versions of a page, oldest first: our IDs sort by revision, after the numeric IDs that these tests give to other interfaces' versions. */
export const storedVersions = async (projectId: string, id: string): Promise<readonly Stored[]> =>
  (await readCollection(firestore, `${pageRef(projectId, id).path}/versions`)).toSorted(
    (a, b) => Number(a.id) - Number(b.id) || (a.id < b.id ? -1 : 1),
  );

export const storedDrafts = async (projectId: string): Promise<readonly Stored[]> =>
  (await readCollection(firestore, `projects/${projectId}/documents`)).filter(({ fields }) => fields?.["visibility"] !== "live");

export const storedClaims = async (projectId: string): Promise<readonly Fields[]> =>
  (await readCollection(firestore, `projects/${projectId}/draft_claims`)).map(({ fields = {} }) => fields);

/** Everything in a project, by path: compared by tests in which nothing may have been written. */
export const everythingIn = async (projectId: string): Promise<ReadonlyMap<string, Stored>> => readEverything(firestore, projectId);

/** Of one that is large: without its content. */
export const storedVersionIds = async (projectId: string, id: string): Promise<readonly string[]> =>
  idsIn(`${pageRef(projectId, id).path}/versions`);

/** The documents of a project that exist, by path. */
export const pathsIn = async (projectId: string): Promise<readonly string[]> => {
  const project = firestore.doc(`projects/${projectId}`);
  const [{ exists }, below] = await Promise.all([project.get(), writeTimesBelow(project.path)]);
  return [...(exists ? [project.path] : []), ...below.keys()];
};

/** Waits until nothing changes any more: a commit of a killed process may still be in flight. */
export const untilStill = async (projectId: string): Promise<void> => {
  const look = async () => Promise.all([storedProject(projectId), writeTimesBelow(`projects/${projectId}`)]);
  let before = await look();
  for (;;) {
    await sleep(stillnessMs);
    const after = await look();
    if (isDeepStrictEqual(before, after)) return;
    before = after;
  }
};

/** 300 ms: many times the emulator's time for a commit. */
const stillnessMs = 300;
