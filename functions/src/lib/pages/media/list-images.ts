import * as z from "zod/mini";
import type { ImageList } from "../../../../answers/images.ts";
import { invalidRequest } from "../../platform/core/app-error.ts";
import { parseJson } from "../../platform/core/unknown-record.ts";
import type { Bucket, StoredObject } from "./bucket.ts";
import { mediaLimits } from "./limits.ts";
import { type MediaFile, mediaPath, mediaPrefix, parseMediaFile } from "./media-file.ts";
import type { MediaStore } from "./media-store.ts";

export const ImagesQuery = z.object({ cursor: z.optional(z.string()) });

interface ListPorts {
  readonly bucket: Pick<Bucket, "listObjects">;
  readonly store: Pick<MediaStore, "findSizes" | "findUses">;
  readonly origin: string;
}

/**
 * The pictures of a project, the newest first, and which pages use them. The bucket knows which there are: what another program has stored, or
 * whose facts were lost half-way, is listed too.
 *
 * @throws AppError `invalid_request` for a cursor that no list returned, `unavailable`
 */
export const listImages = async (
  { bucket, store, origin }: ListPorts,
  { projectId, cursor }: { readonly projectId: string; readonly cursor: string | undefined },
): Promise<ImageList> => {
  const after = cursor === undefined ? undefined : parsePlace(cursor);
  const [objects, uses] = await Promise.all([bucket.listObjects(mediaPrefix(projectId)), store.findUses(projectId)]);
  const left = objects
    .flatMap((object) => toImage(projectId, object))
    .toSorted(byNewest)
    .filter((image) => after === undefined || byNewest(after, image) < 0);
  const shown = left.slice(0, mediaLimits.listed);
  const last = left.length > shown.length ? shown.at(-1) : undefined;
  const sizes = await store.findSizes(
    projectId,
    shown.map(({ name }) => name),
  );
  return {
    images: shown.map(({ file, name, bytes, atMs }) => ({
      url: `${origin}${mediaPath(file)}`,
      width: sizes.get(name)?.width ?? null,
      height: sizes.get(name)?.height ?? null,
      bytes,
      uploaded_at: new Date(atMs).toISOString(),
      used_by: [...(uses.pages.get(name) ?? [])],
    })),
    next_cursor: last === undefined ? null : Buffer.from(JSON.stringify([last.atMs, last.name])).toString("base64url"),
  };
};

interface Place {
  readonly atMs: number;
  readonly name: string;
}

interface FoundImage extends Place {
  readonly file: MediaFile;
  readonly bytes: number;
}

/** Not what another program has put there under a name of its own. */
const toImage = (projectId: string, { name: path, bytes, uploadedAt }: StoredObject): readonly FoundImage[] => {
  const name = path.slice(mediaPrefix(projectId).length);
  const file = parseMediaFile(projectId, name);
  return file === undefined ? [] : [{ file, name, bytes, atMs: uploadedAt.getTime() }];
};

const byNewest = (a: Place, b: Place): number => b.atMs - a.atMs || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0);

const StoredPlace = z.tuple([z.number(), z.string()]);

const parsePlace = (cursor: string): Place => {
  const parsed = StoredPlace.safeParse(parseJson(Buffer.from(cursor, "base64url").toString("utf8")));
  if (!parsed.success) throw invalidRequest([{ path: "cursor", message: "must be the next_cursor of an earlier response" }]);
  const [atMs, name] = parsed.data;
  return { atMs, name };
};
