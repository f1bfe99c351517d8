import { createHash } from "node:crypto";
import { allTypes, type Image, imageTypes, type ImageType } from "./image.ts";

/**
 * A stored picture, named by a digest of its bytes, so that equal pictures are one file and files never change, and by its size, so that every
 * page has room for it before it arrives. Older ones are named by the digest alone.
 */
export interface MediaFile {
  readonly projectId: string;
  readonly name: string;
  readonly type: ImageType;
}

/** 40 hexadecimal digits of a digest, 160 bits: finding a second file with the same digest is infeasible. */
const digestDigits = 40;

export const mediaFileOf = (projectId: string, bytes: Buffer, { type, width, height }: Image): MediaFile => ({
  projectId,
  name: `${createHash("sha256").update(bytes).digest("hex").slice(0, digestDigits)}-${width}x${height}.${imageTypes[type]}`,
  type,
});

const nameForm = /[0-9a-f]{40}(?:-[1-9]\d{0,4}x[1-9]\d{0,4})?\.(?<end>[a-z]+)/g;

/** The names of pictures in a text. */
export const mediaNamesIn = (text: string): readonly string[] => [...text.matchAll(nameForm)].map(([name]) => name);

/** Undefined for an impossible name. */
export const parseMediaFile = (projectId: string, name: string): MediaFile | undefined => {
  const [found] = name.matchAll(nameForm);
  const end = found?.[0] === name ? found.groups?.["end"] : undefined;
  const type = allTypes.find((known) => imageTypes[known] === end);
  return type && { projectId, name, type };
};

export const mediaPrefix = (projectId: string): string => `projects/${encodeURIComponent(projectId)}/media/`;

export const objectNameOf = ({ projectId, name }: MediaFile): string => `${mediaPrefix(projectId)}${name}`;

/** The path under the site's origin. */
export const mediaPath = ({ projectId, name }: MediaFile): string => `/media/${encodeURIComponent(projectId)}/${name}`;
