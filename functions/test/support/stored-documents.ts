import type { DocumentReference, DocumentSnapshot, Firestore } from "firebase-admin/firestore";
import * as z from "zod";

/** Reads stored documents with the caller's client, also outside of the tests. */

export interface Stored {
  readonly id: string;
  /** Undefined if the document itself is gone and only its subcollections exist. */
  readonly fields: Readonly<Record<string, unknown>> | undefined;
  /** The time of the last write, to the microsecond. */
  readonly updateTime: string | undefined;
}

export const toStored = (record: DocumentSnapshot): Stored => ({
  id: record.id,
  fields: record.data(),
  updateTime: record.updateTime && `${record.updateTime.seconds}.${record.updateTime.nanoseconds}`,
});

const readAll = async (firestore: Firestore, refs: readonly DocumentReference[]): Promise<readonly DocumentSnapshot[]> =>
  refs.length === 0 ? [] : firestore.getAll(...refs);

/** Everything in a project, by path. */
export const readEverything = async (firestore: Firestore, projectId: string): Promise<ReadonlyMap<string, Stored>> => {
  const root = `projects/${projectId}`;
  // A deleted document may still have subcollections.
  const paths = new Set([root, ...(await pathsBelow(root)).flatMap((path) => [...parentsOf(path), path])]);
  return readDocuments(firestore, [...paths]);
};

/** These documents, by path. */
export const readDocuments = async (firestore: Firestore, paths: readonly string[]): Promise<ReadonlyMap<string, Stored>> => {
  const records = await readAll(
    firestore,
    paths.map((path) => firestore.doc(path)),
  );
  return new Map(records.map((record) => [record.ref.path, toStored(record)]));
};

/**
 * The IDs in a collection, in order, those too of documents of which only subcollections exist.
 *
 * @param path of a collection below a document
 */
export const idsIn = async (path: string): Promise<readonly string[]> => {
  const found = (await pathsBelow(path.slice(0, path.lastIndexOf("/")))).filter((below) => below.startsWith(`${path}/`));
  return [
    ...new Set(
      found.map((below) =>
        below
          .slice(path.length + 1)
          .split("/", 1)
          .join(""),
      ),
    ),
  ];
};

/** The documents with the IDs of `idsIn`. */
export const readCollection = async (firestore: Firestore, path: string): Promise<readonly Stored[]> => {
  const records = await readAll(
    firestore,
    (await idsIn(path)).map((id) => firestore.doc(`${path}/${id}`)),
  );
  return records.map(toStored);
};

/** Paths of the documents above one: every second segment is an ID. */
const parentsOf = (path: string): readonly string[] => {
  const segments = path.split("/");
  return Array.from({ length: segments.length / 2 - 1 }, (_, index) => segments.slice(0, 2 * (index + 1)).join("/"));
};

const Found = z.array(z.object({ document: z.object({ name: z.string(), updateTime: z.string() }).optional() }));

/**
 * The documents below one, or all, at any depth, and when each was written last, without their content, by one query, which the Admin SDK does not offer. To list the collections of one document, or the
 * documents of one collection, the emulator scans everything that it holds, and would do so for every document of the project.
 */
export const writeTimesBelow = async (path: string): Promise<ReadonlyMap<string, string>> => {
  const { FIRESTORE_EMULATOR_HOST: host = "", GCLOUD_PROJECT: firebaseProject = "" } = process.env;
  const database = `projects/${firebaseProject}/databases/(default)/documents`;
  const structuredQuery = { from: [{ allDescendants: true }], select: { fields: [{ fieldPath: "__name__" }] } };
  const response = await fetch(`http://${host}/v1/${database}${path === "" ? "" : `/${path}`}:runQuery`, {
    method: "POST",
    headers: { Authorization: "Bearer owner" },
    body: JSON.stringify({ structuredQuery }),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  const found = Found.parse(await response.json()).flatMap(({ document }) => document ?? []);
  return new Map(found.map(({ name, updateTime }) => [name.slice(database.length + 1), updateTime]));
};

const pathsBelow = async (path: string): Promise<readonly string[]> => [...(await writeTimesBelow(path)).keys()];
