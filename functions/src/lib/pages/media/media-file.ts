import { createHash } from "node:crypto";
import { allTypes, imageTypes, type ImageType } from "./image.ts";

/** A stored picture, named by a digest of its bytes, so that equal pictures are one file and files never change. */
export interface MediaFile {
  readonly projectId: string;
  readonly name: string;
  readonly type: ImageType;
}

/** 40 hexadecimal digits of a digest, 160 bits: finding a second file with the same digest is infeasible. */
const digestDigits = 40;

export const mediaFileOf = (projectId: string, bytes: Buffer, type: ImageType): MediaFile => ({
  projectId,
  name: `${createHash("sha256").update(bytes).digest("hex").slice(0, digestDigits)}.${imageTypes[type]}`,
  type,
});

const nameForm = /^[0-9a-f]{40}\.(?<end>[a-z]+)$/;

/** Undefined for an impossible name. */
export const parseMediaFile = (projectId: string, name: string): MediaFile | undefined => {
  const end = nameForm.exec(name)?.groups?.["end"];
  const type = allTypes.find((known) => imageTypes[known] === end);
  return type && { projectId, name, type };
};

export const mediaPrefix = (projectId: string): string => `projects/${encodeURIComponent(projectId)}/media/`;

export const objectNameOf = ({ projectId, name }: MediaFile): string => `${mediaPrefix(projectId)}${name}`;

/** The path under the site's origin. */
export const mediaPath = ({ projectId, name }: Omit<MediaFile, "type">): string => `/media/${encodeURIComponent(projectId)}/${name}`;
