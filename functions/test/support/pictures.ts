import { createHash, randomUUID } from "node:crypto";
import { mediaBucketOf } from "../../src/lib/platform/config/params.ts";
import { mediaPrefix } from "../../src/lib/pages/media/media-file.ts";
import { cloudBucket } from "../../src/lib/providers/storage/cloud-bucket.ts";
import { localParameters } from "../../local/stack/parameters.ts";
import { projectId as stackProject } from "../../local/stack/paths.ts";

/** Pictures in the stack's fake of Cloud Storage. */

const baseUrl = process.env["LECTERN_STORAGE_URL"] ?? "";

const bucketName = mediaBucketOf(localParameters(), stackProject);

export const pictureStore = cloudBucket({ baseUrl: () => baseUrl, bucket: () => bucketName });

/** Stores a picture that was uploaded that many hours ago. Returns the name of its file. */
export const aPicture = async (projectId: string, hours = 25): Promise<string> => {
  const file = `${createHash("sha1").update(randomUUID()).digest("hex")}.png`;
  const name = `${mediaPrefix(projectId)}${file}`;
  await pictureStore.storeObject(name, "image/png", Buffer.from("a picture"));
  const body = JSON.stringify({ key: `${bucketName}/${name}`, ms: hours * 3_600_000 });
  await fetch(`${baseUrl}/control/age`, { method: "POST", headers: { "Content-Type": "application/json" }, body });
  return file;
};

/** The names of a project's files. */
export const picturesOf = async (projectId: string): Promise<readonly string[]> =>
  (await pictureStore.listObjects(mediaPrefix(projectId))).map(({ name }) => name.slice(mediaPrefix(projectId).length)).toSorted();

/** The smallest PNG: one pixel. */
export const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** A whole GIF of 30 by 20 pixels and 100 bytes, in signs that a text can hold: header, one image, one block of its data, end. */
export const asciiGif = ["GIF89a\u001e\0\u0014\0\0\0\0", ",\0\0\0\0\u001e\0\u0014\0\0", `\u0002I${"x".repeat(73)}\0`, ";"].join("");
