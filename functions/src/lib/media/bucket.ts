/** An object in the bucket. */
export interface StoredObject {
  readonly name: string;
  readonly bytes: number;
  /** When it was uploaded last, or within half a day before. */
  readonly uploadedAt: Date;
  /** Names this state of it. */
  readonly state: string;
}

/**
 * A plain store of files that only the service reaches.
 *
 * @throws AppError `unavailable` when it does not answer, or only an operator can mend why (every method)
 */
export interface Bucket {
  /** Whether the object exists. If it does, it counts as uploaded now. */
  readonly renewObject: (name: string) => Promise<boolean>;
  /** All of it or nothing. An object of this name that is there already stays. */
  readonly storeObject: (name: string, type: string, bytes: Buffer) => Promise<void>;
  /** Undefined when there is none. */
  readonly readObject: (name: string) => Promise<Buffer | undefined>;
  /** All objects whose names begin with the prefix. */
  readonly listObjects: (prefix: string) => Promise<readonly StoredObject[]>;
  /** False when it is no longer in that state: gone, or uploaded again. */
  readonly deleteObject: (object: Pick<StoredObject, "name" | "state">) => Promise<boolean>;
}
