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

const digestOf = (bytes: Buffer): string => createHash("sha256").update(bytes).digest("hex").slice(0, digestDigits);

/** Whether a file may have this name. */
export const isNameOf = (name: string, bytes: Buffer, type: ImageType): boolean =>
  name.startsWith(digestOf(bytes)) && parseMediaFile("", name)?.type === type;

export const mediaFileOf = (projectId: string, bytes: Buffer, { type, width, height }: Omit<Image, "content">): MediaFile => ({
  projectId,
  name: `${digestOf(bytes)}-${width}x${height}.${imageTypes[type]}`,
  type,
});

/** A pattern of names. */
export const mediaName = String.raw`[0-9a-f]{40}(?:-[1-9]\d{0,4}x[1-9]\d{0,4})?\.[a-z]+`;

const nameForm = new RegExp(`^${mediaName}$`);

const anyName = new RegExp(mediaName, "g");

/** The names of pictures in a text, each once. */
export const imageNamesIn = (text: string): readonly string[] => [...new Set(text.match(anyName))];

/** Undefined for an impossible name. */
export const parseMediaFile = (projectId: string, name: string): MediaFile | undefined => {
  const end = nameForm.test(name) ? name.split(".")[1] : undefined;
  const type = allTypes.find((known) => imageTypes[known] === end);
  return type && { projectId, name, type };
};

export const mediaPrefix = (projectId: string): string => `projects/${encodeURIComponent(projectId)}/media/`;

export const objectNameOf = ({ projectId, name }: MediaFile): string => `${mediaPrefix(projectId)}${name}`;

/** The path under the site's origin. */
export const mediaPath = ({ projectId, name }: Omit<MediaFile, "type">): string => `/media/${encodeURIComponent(projectId)}/${name}`;
