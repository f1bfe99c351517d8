import { removalLimits } from "../limits.ts";

/** A version that is to be deleted. */
export interface VersionSize {
  readonly id: string;
  readonly bytes: number;
}

/** Groups of versions that one commit each may delete: Firestore also counts the bytes that a commit deletes. */
export const portionsOf = (versions: readonly VersionSize[]): readonly (readonly VersionSize[])[] => {
  const portions: VersionSize[][] = [];
  let bytes = 0;
  for (const version of versions) {
    const last = portions.at(-1);
    const isFull = bytes + version.bytes > removalLimits.commitBytes || last?.length === removalLimits.commitVersions;
    bytes = isFull ? version.bytes : bytes + version.bytes;
    if (last === undefined || isFull) portions.push([version]);
    else last.push(version);
  }
  return portions;
};
