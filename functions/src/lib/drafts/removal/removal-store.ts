import { removalLimits } from "../limits.ts";

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

/** A removed document, some of whose versions are left. */
export interface Removal {
  readonly projectId: string;
  readonly documentId: string;
}

interface LeftVersions {
  /** Those present when the document was removed: a document created again under this ID may have others by now. */
  readonly versions: readonly VersionSize[];
  readonly writeToken: string;
}

/** @throws AppError `unavailable` when storage is unavailable (every method) */
export interface RemovalStore {
  /** Unfinished removals of any project. */
  readonly findRemovals: (limit: number) => Promise<readonly Removal[]>;
  /** Undefined when the removal has ended. */
  readonly findLeftVersions: (removal: Removal) => Promise<LeftVersions | undefined>;
  /**
   * One commit. Versions already gone do no harm.
   *
   * @throws WriteConflict when others are deleting the same
   */
  readonly removeVersions: (removal: Removal, versions: readonly VersionSize[]) => Promise<void>;
  /** @throws WriteConflict when it has ended, or the document was made and removed again since */
  readonly endRemoval: (removal: Removal, writeToken: string) => Promise<void>;
}
