import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { finished } from "node:stream/promises";
import type { CollectionReference, DocumentReference, DocumentSnapshot, Firestore } from "firebase-admin/firestore";
import { jsonForm } from "../../../src/lib/platform/core/json-form.ts";
import { propose, type Proposal } from "../change.ts";
import { requireNewFile } from "../require-new-file.ts";
import { requireProject } from "../records.ts";
import type { Target } from "../target.ts";

/** Writes everything in a project to a file: one line of JSON per document. */
export const exportProject = async ({ firestore }: Target, projectId: string, file: string): Promise<Proposal> => {
  await requireProject(firestore, projectId);
  requireNewFile(file);
  const project = firestore.doc(`projects/${projectId}`);
  return propose({
    work: [
      {
        lines: [`+ ${file}`],
        run: async () => writeExport(firestore, project, file),
      },
    ],
    result: { project: projectId, file },
    sentence: `Everything that ${projectId} has in Firestore is in ${file}.`,
  });
};

/** Written under another name until it is complete, so that a part cannot be taken for the whole. */
const writeExport = async (firestore: Firestore, project: DocumentReference, file: string): Promise<void> => {
  const unfinished = `${file}.part`;
  const stream = createWriteStream(unfinished, { mode: 0o600 });
  const ended = finished(stream);
  try {
    for await (const document of everythingBelow(firestore, project)) {
      if (!stream.write(`${JSON.stringify(toLine(document))}\n`)) await Promise.race([once(stream, "drain"), ended]);
    }
    stream.end();
    await ended;
  } catch (error) {
    stream.destroy();
    await ended.catch(() => undefined);
    await rm(unfinished, { force: true });
    throw error;
  }
  await rename(unfinished, file);
};

const toLine = (document: DocumentSnapshot) => ({
  path: document.ref.path,
  updated_at: document.updateTime?.toDate().toISOString(),
  data: jsonForm(document.data()),
});

/** 20 documents per read: each may have 1 MiB. */
const batchSize = 20;

/** A document and everything below it in the wanted collections, even below documents that no longer exist. */
export async function* everythingBelow(
  firestore: Firestore,
  root: DocumentReference,
  isWanted: (collection: CollectionReference) => boolean = () => true,
): AsyncGenerator<DocumentSnapshot> {
  const [document, collections] = await Promise.all([root.get(), root.listCollections()]);
  if (document.exists) yield document;
  for (const collection of collections.filter(isWanted)) {
    const refs = await collection.listDocuments();
    for (let from = 0; from < refs.length; from += batchSize) {
      const batch = refs.slice(from, from + batchSize);
      const [documents, below] = await Promise.all([
        firestore.getAll(...batch),
        Promise.all(batch.map(async (ref) => ref.listCollections())),
      ]);
      for (const [at, one] of documents.entries()) {
        if ((below[at] ?? []).length > 0) yield* everythingBelow(firestore, one.ref, isWanted);
        else if (one.exists) yield one;
      }
    }
  }
}
