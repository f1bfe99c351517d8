export interface StoredObject {
  readonly name: string;
  readonly bytes: number;
  /** When it was uploaded last, or within half a day before. */
  readonly uploadedAt: Date;
  readonly state: string;
}

/**
 * A plain file store that only the service can reach.
 *
 * @throws AppError `unavailable` when it does not answer, or only an operator can mend the cause (every method)
 */
export interface Bucket {
  /** Whether the object exists. If it does, it counts as uploaded now. */
  readonly renewObject: (name: string) => Promise<boolean>;
  /** All or nothing. An existing object of this name stays. */
  readonly storeObject: (name: string, type: string, bytes: Buffer) => Promise<void>;
  readonly readObject: (name: string) => Promise<Buffer | undefined>;
  readonly listObjects: (prefix: string) => Promise<readonly StoredObject[]>;
  /** False when it is no longer in that state: gone, or uploaded again. */
  readonly deleteObject: (object: Pick<StoredObject, "name" | "state">) => Promise<boolean>;
}
