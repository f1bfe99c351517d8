import type { DocumentReference, Firestore } from "firebase-admin/firestore";
import { mediaPrefix } from "../../../src/lib/pages/media/media-file.ts";
import { outboxRef } from "../../../src/lib/notifications/notice-record.ts";
import { type Change, propose, type Proposal, type Work } from "../change.ts";
import { OperatorError } from "../operator-error.ts";
import { findRecord, requireId } from "../records.ts";
import type { Target } from "../target.ts";
import { countVisitors, deleteVisitors } from "./delete-visitors.ts";
import { deleteAllPictures } from "./media.ts";

/**
 * Deletes a project and everything below it. Its document goes first, so that no further requests are admitted; the rest follows in many
 * small commits. An interrupted command can be repeated.
 */
export const deleteProject = async (target: Target, projectId: string): Promise<Proposal> => {
  const { firestore } = target;
  const path = `projects/${requireId(projectId)}`;
  const project = firestore.doc(path);
  const outbox = outboxRef(projectId).path;
  const [before, collections, outboxBefore, hosts] = await Promise.all([
    findRecord(firestore, path),
    project.listCollections(),
    findRecord(firestore, outbox),
    findHosts(firestore, projectId),
  ]);
  const [visitors, pictures] = await Promise.all([countVisitors(target, projectId), countPictures(target, projectId)]);
  if (isNothing([before, outboxBefore, hosts], [collections.length, visitors, pictures ?? 0]))
    throw new OperatorError(`There is no project ${projectId}.`);
  await requireNoCalls(firestore, projectId);
  const [counts, members] = await Promise.all([
    Promise.all(collections.map(async (collection) => ({ name: collection.id, count: (await collection.count().get()).data().count }))),
    firestore.collection(`${path}/members`).select().get(),
  ]);
  const changes: readonly Change[] = before === undefined ? [] : [{ path, before, after: undefined }];
  const below = {
    lines: [
      ...counts.map(({ name, count }) => `- ${path}/${name} (${count}, and what is below)`),
      ...(outboxBefore === undefined ? [] : [`- ${outbox}`]),
    ],
    run: async () => {
      await deleteBelow(project);
      // Last: requests admitted earlier may still write it.
      await firestore.doc(outbox).delete();
    },
  };
  const people = {
    lines: [`- users who only visited it, anonymously (${visitors} at most)`],
    run: async () => deleteVisitors(target, projectId),
  };
  const media = {
    lines: [`- gs://${target.bucketName}/${mediaPrefix(projectId)} (${pictures} pictures)`],
    run: async () => deleteAllPictures(target, projectId),
  };
  const work: readonly Work[] = [
    ...(hosts === undefined ? [] : [hosts]),
    ...(below.lines.length === 0 ? [] : [below]),
    ...(visitors === 0 ? [] : [people]),
    // Even if there is none, an upload may be in progress.
    ...(pictures === undefined ? [] : [media]),
  ];
  return propose({
    changes,
    work,
    result: {
      project: projectId,
      collections: Object.fromEntries(counts.map(({ name, count }) => [name, count])),
      people: members.docs.map(({ id }) => id),
    },
    sentence: describeEnd(target, projectId, { people: members.size, areUnknownPictures: pictures === undefined }),
  });
};

interface End {
  readonly people: number;
  readonly areUnknownPictures: boolean;
}

const describeEnd = ({ bucketName }: Target, projectId: string, { people, areUnknownPictures }: End): string =>
  `Nothing is left of the project ${projectId}. The ${people} people who had a role in it stay, as they may have others: "user delete" deletes them.` +
  (areUnknownPictures
    ? `\nThe bucket of its pictures could not be read. If it has any:\ngcloud storage rm --recursive "gs://${bucketName}/${mediaPrefix(projectId)}"`
    : "");

const isNothing = (things: readonly unknown[], counts: readonly number[]): boolean =>
  things.every((thing) => thing === undefined) && counts.every((count) => count === 0);

/** The domains of its site; undefined if it has none. */
const findHosts = async (firestore: Firestore, projectId: string): Promise<Work | undefined> => {
  const { docs } = await firestore.collection("site_hosts").where("project_id", "==", projectId).get();
  const run = async (): Promise<void> => {
    for (const { ref } of docs) await ref.delete();
  };
  return docs.length === 0 ? undefined : { lines: docs.map(({ ref }) => `- ${ref.path}`), run };
};

/** Undefined if unknown: a deployment may have no bucket, or the operator no access to it. */
const countPictures = async ({ bucket }: Target, projectId: string): Promise<number | undefined> =>
  bucket.listObjects(mediaPrefix(projectId)).then(
    ({ length }) => length,
    () => undefined,
  );

/** A call in progress would write into the deleted project, and would never be ended. */
const requireNoCalls = async (firestore: Firestore, projectId: string): Promise<void> => {
  const transfers = await firestore.collection(`projects/${projectId}/transfers`).select("deadline").get();
  const open = transfers.docs.find((transfer) => (transfer.get("deadline") ?? null) !== null);
  if (open !== undefined)
    throw new OperatorError(
      `Somebody is on the phone. End the call first, with "transfer end ${projectId} ${open.id}", and wait six minutes.`,
    );
};

/** 5: requests admitted earlier may still write, so what is left is deleted again. */
const mostRounds = 5;

/** Recursive deletion repeats failed deletions, and deletes each document in its own commit, so no commit is too large. */
const deleteBelow = async (project: DocumentReference): Promise<void> => {
  for (let round = 0; round < mostRounds; round++) {
    const collections = await project.listCollections();
    if (collections.length === 0) return;
    for (const collection of collections) await project.firestore.recursiveDelete(collection);
  }
  throw new OperatorError(`Somebody keeps writing below ${project.path}. Run the command again.`);
};
