import type { Portion } from "../../platform/core/portions.ts";
import { removalLimits } from "./limits.ts";

export interface VersionSize {
  readonly id: string;
  readonly bytes: number;
}

/** Groups of versions, each small enough for one commit: Firestore also counts the bytes that a commit deletes. */
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

/** A removed document that still has versions. */
export interface Removal {
  readonly projectId: string;
  readonly documentId: string;
}

interface LeftVersions {
  /** Only those of the removed document, or of the draft that became a page: a new document with the same ID may have its own by now. */
  readonly versions: readonly VersionSize[];
  readonly writeToken: string;
}

/** @throws AppError `unavailable` when storage is unavailable (every method) */
export interface PageRemovalStore {
  /** Unfinished removals, so many at a time, of which projects take turns. */
  readonly findRemovals: (size: number) => Promise<Portion<Removal>>;
  /** Undefined if the removal has ended. */
  readonly findLeftVersions: (removal: Removal) => Promise<LeftVersions | undefined>;
  /**
   * Deletes in one commit. Versions that are already gone are ignored.
   *
   * @throws WriteConflict when another caller is deleting the same versions
   */
  readonly removeVersions: (removal: Removal, versions: readonly VersionSize[]) => Promise<void>;
  /** @throws WriteConflict when the removal has ended, or the document was created and removed again since */
  readonly endRemoval: (removal: Removal, writeToken: string) => Promise<void>;
}
