import type { CollectionReference } from "firebase-admin/firestore";
import type { StoredObject } from "../../../src/lib/pages/media/bucket.ts";
import { imageNamesIn, mediaPrefix } from "../../../src/lib/pages/media/media-file.ts";
import { jsonForm } from "../../../src/lib/platform/core/json-form.ts";
import { propose, type Proposal } from "../change.ts";
import { OperatorError } from "../operator-error.ts";
import { requireProject } from "../records.ts";
import type { Target } from "../target.ts";
import { everythingBelow } from "./export-project.ts";

/** 24 h: a more recent unused picture may still be about to be inserted into a page. */
const unusedMs = 24 * 3_600_000;

interface Picture extends StoredObject {
  readonly isUsed: boolean;
}

export const listMedia = async (target: Target, projectId: string): Promise<Proposal> => {
  const pictures = await findPictures(target, projectId);
  const lines = pictures.map(
    ({ name, bytes, uploadedAt, isUsed }) => `${name}  ${bytes}  ${uploadedAt.toISOString()}  ${isUsed ? "used" : "unused"}`,
  );
  return propose({
    result: {
      project: projectId,
      bucket: target.bucketName,
      pictures: pictures.map(({ name, bytes, uploadedAt, isUsed }) => ({ name, bytes, uploaded_at: uploadedAt, is_used: isUsed })),
    },
    sentence: lines.length === 0 ? `${projectId} has no images.` : lines.join("\n"),
  });
};

/** A picture that is uploaded again or named while the operator is asked is kept. */
export const removeUnusedMedia = async (target: Target, projectId: string): Promise<Proposal> => {
  const unused = await findUnused(target, projectId);
  const lines = unused.map(({ name, bytes }) => `- gs://${target.bucketName}/${name} (${bytes} bytes)`);
  return propose({
    work: unused.length === 0 ? [] : [{ lines, run: async () => deleteStillUnused(target, projectId, unused) }],
    result: { project: projectId, bucket: target.bucketName, unused: unused.map(({ name, bytes }) => ({ name, bytes })) },
    sentence:
      unused.length === 0
        ? `${projectId} has no unused images older than a day.`
        : `Removed the images that are still unused, of ${unused.length}.`,
  });
};

const findUnused = async (target: Target, projectId: string): Promise<readonly Picture[]> => {
  const latest = Date.now() - unusedMs;
  return (await findPictures(target, projectId)).filter(({ isUsed, uploadedAt }) => !isUsed && uploadedAt.getTime() < latest);
};

const deleteStillUnused = async (target: Target, projectId: string, shown: readonly Picture[]): Promise<void> => {
  const still = new Set((await findUnused(target, projectId)).map(({ name }) => name));
  await deletePictures(
    target,
    shown.filter(({ name }) => still.has(name)),
  );
};

/** Pictures are listed before names are searched: a page that names a picture was written after its upload. */
const findPictures = async (target: Target, projectId: string): Promise<readonly Picture[]> => {
  await requireProject(target.firestore, projectId);
  const stored = await target.bucket.listObjects(mediaPrefix(projectId));
  const named = stored.length === 0 ? new Set() : await namesIn(target, projectId);
  return stored.map((picture) => ({ ...picture, isUsed: named.has(picture.name.slice(mediaPrefix(projectId).length)) }));
};

/** Pictures may be named in everything that the team writes, published or not, including versions, which can be restored. */
const written: ReadonlySet<string> = new Set(["documents", "templates"]);

const namesIn = async ({ firestore }: Target, projectId: string): Promise<ReadonlySet<string>> => {
  const names = new Set<string>();
  const isWanted = ({ id, parent }: CollectionReference): boolean => parent?.parent.id !== "projects" || written.has(id);
  for await (const document of everythingBelow(firestore, firestore.doc(`projects/${projectId}`), isWanted))
    for (const name of imageNamesIn(JSON.stringify(jsonForm(document.data())))) names.add(name);
  return names;
};

/** 10 requests in parallel. */
const atOnce = 10;

const deletePictures = async ({ bucket }: Target, pictures: readonly StoredObject[]): Promise<void> => {
  for (let from = 0; from < pictures.length; from += atOnce)
    await Promise.all(pictures.slice(from, from + atOnce).map(async (picture) => bucket.deleteObject(picture)));
};

/** 5: an upload admitted earlier may still store something. */
const mostRounds = 5;

/** @throws OperatorError when pictures are left after these rounds */
export const deleteAllPictures = async (target: Target, projectId: string): Promise<void> => {
  for (let round = 0; round < mostRounds; round++) {
    const pictures = await target.bucket.listObjects(mediaPrefix(projectId));
    if (pictures.length === 0) return;
    await deletePictures(target, pictures);
  }
  throw new OperatorError(`Someone keeps uploading images to ${projectId}. Run the command again.`);
};
