import { must } from "../../projects/site/fields.ts";
import { buffer } from "node:stream/consumers";
import * as z from "zod/mini";
import type { RemovedImage } from "../../../../answers/images.ts";
import { AppError, invalidRequest } from "../../platform/core/app-error.ts";
import type { Bucket } from "./bucket.ts";
import { type MediaFile, mediaPath, objectNameOf, parseMediaFile } from "./media-file.ts";
import type { MediaStore } from "./media-store.ts";

export const ImageRemoval = z.object({ url: z.string(must("a string")) });

interface RemovalPorts {
  readonly bucket: Bucket;
  readonly store: Pick<MediaStore, "findUses" | "forget">;
  readonly origin: string;
}

/**
 * Removes a picture that no page, draft, template or setting names. A save may begin to use it meanwhile: so its uses are looked for again once
 * it is gone, and it is put back if there are any. Earlier versions of pages do not hold it.
 *
 * @throws AppError `invalid_request`, `not_found`, `image_in_use`, `unavailable`
 */
export const removeImage = async (
  { bucket, store, origin }: RemovalPorts,
  { projectId, url }: { readonly projectId: string; readonly url: string },
): Promise<RemovedImage> => {
  const file = parseMediaFile(projectId, url.split("/").at(-1) ?? "");
  if (file === undefined || url !== `${origin}${mediaPath(file)}`)
    throw invalidRequest([{ path: "url", message: "must be the address of a picture of this project" }]);
  const name = objectNameOf(file);
  const object = (await bucket.listObjects(name)).find((found) => found.name === name);
  const opened = object && (await bucket.openObject(name));
  if (object === undefined || opened === undefined) throw new AppError("not_found", "There is no image at this address.");
  const bytes = await buffer(opened.content);
  await requireUnused(store, file);
  // Somebody has just uploaded it again, and is about to use it. Or somebody else has removed it: then that is done.
  if (!(await bucket.deleteObject(object)) && (await bucket.sizeOf(name)) !== undefined) throw inUse([]);
  try {
    await requireUnused(store, file);
  } catch (error) {
    await bucket.storeObject(name, file.type, bytes);
    throw error;
  }
  await store.forget(projectId, file.name);
  return { success: true, url };
};

const requireUnused = async (store: Pick<MediaStore, "findUses">, { projectId, name }: MediaFile): Promise<void> => {
  const { pages, others, isWhole } = await store.findUses(projectId);
  const users = pages.get(name) ?? [];
  if (users.length > 0 || others.has(name) || !isWhole) throw inUse(users);
};

const inUse = (users: readonly string[]): AppError =>
  new AppError("image_in_use", "A page, draft, template or setting uses this image.", {
    details: users.slice(0, 20).map((id) => ({ path: "docId", message: id })),
  });
