import type { Image } from "../../src/lib/pages/media/image.ts";
import { type MediaFile, objectNameOf } from "../../src/lib/pages/media/media-file.ts";
import { mediaStore } from "../../src/lib/pages/media/store.ts";
import type { Target } from "./target.ts";

/** Stores a picture and its size as an upload does, without a budget: operators have none. */
export const storePicture = async ({ bucket }: Target, file: MediaFile, { content, width, height, type }: Image): Promise<void> => {
  await bucket.storeObject(objectNameOf(file), type, content);
  await mediaStore.keepFacts(file.projectId, file.name, { width, height, bytes: content.length });
};
