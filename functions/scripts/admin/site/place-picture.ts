import { readFile } from "node:fs/promises";
import { cleanImage, type Image } from "../../../src/lib/pages/media/image.ts";
import { isNameOf, type MediaFile, mediaFileOf, objectNameOf } from "../../../src/lib/pages/media/media-file.ts";
import type { Proposal } from "../change.ts";
import { OperatorError } from "../operator-error.ts";
import { storePicture } from "../store-picture.ts";
import type { Target } from "../target.ts";

/** A picture of the folder: its name in this project, and what stores it there unless it is stored. */
export interface PlacedPicture {
  readonly name: string;
  readonly work: Proposal["work"];
}

/** What a camera wrote about a picture's author is left behind, which changes the name. A picture that the project has stays as it is. */
export const placePicture = async (
  { target, projectId }: { readonly target: Target; readonly projectId: string },
  name: string,
  file: string,
): Promise<PlacedPicture> => {
  const bytes = await readFile(file);
  const image = requireClean(bytes, file);
  const has = async (one: MediaFile): Promise<boolean> => (await target.bucket.sizeOf(objectNameOf(one))) !== undefined;
  const isItsName = isNameOf(name, image.content, image.type);
  const stored = isItsName ? { projectId, name, type: image.type } : mediaFileOf(projectId, image.content, image);
  for (const one of [{ ...stored, name }, stored]) if (await has(one)) return { name: one.name, work: [] };
  // Read again, so that all pictures of a site are not in memory at once.
  const run = async (): Promise<void> => storePicture(target, stored, requireClean(await readFile(file), file));
  return { name: stored.name, work: [{ lines: [`+ ${stored.name}`], run }] };
};

const requireClean = (bytes: Buffer, file: string): Image => {
  const image = cleanImage(bytes);
  if (typeof image === "string") throw new OperatorError(`${file} is no longer an image.`);
  return image;
};
