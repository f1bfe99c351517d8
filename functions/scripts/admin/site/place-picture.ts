import { readFile } from "node:fs/promises";
import { cleanImage } from "../../../src/lib/pages/media/image.ts";
import { mediaFileOf, objectNameOf } from "../../../src/lib/pages/media/media-file.ts";
import type { Proposal } from "../change.ts";
import { OperatorError } from "../operator-error.ts";
import type { Target } from "../target.ts";

/** A picture of the folder: its name in this project, and what stores it there unless it is stored. */
export interface PlacedPicture {
  readonly name: string;
  readonly work: Proposal["work"];
}

/** What a camera wrote about a picture's author is left behind, which changes the name. A picture that the project has stays as it is. */
export const placePicture = async (
  { target: { bucket }, projectId }: { readonly target: Target; readonly projectId: string },
  name: string,
  file: string,
): Promise<PlacedPicture> => {
  const bytes = await readFile(file);
  const image = cleanImage(bytes);
  if (typeof image === "string") throw new OperatorError(`${file} is not a picture any more.`);
  if ((await bucket.sizeOf(objectNameOf({ projectId, name, type: image.type }))) !== undefined) return { name, work: [] };
  const stored = mediaFileOf(projectId, image.content, image);
  if ((await bucket.sizeOf(objectNameOf(stored))) !== undefined) return { name: stored.name, work: [] };
  const run = async (): Promise<void> => bucket.storeObject(objectNameOf(stored), image.type, await readCleaned(file));
  return { name: stored.name, work: [{ lines: [`+ ${stored.name}`], run }] };
};

/** Read again, so that all pictures of a site are not in memory at once. */
const readCleaned = async (file: string): Promise<Buffer> => {
  const image = cleanImage(await readFile(file));
  if (typeof image === "string") throw new OperatorError(`${file} is not a picture any more.`);
  return image.content;
};
