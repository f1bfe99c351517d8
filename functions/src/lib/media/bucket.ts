/** An object in the bucket. */
export interface StoredObject {
  readonly name: string;
  readonly bytes: number;
  readonly storedAt: Date;
}

/**
 * A plain store of files that only the service reaches.
 *
 * @throws AppError `unavailable` when it does not answer, or only an operator can mend why (every method)
 */
export interface Bucket {
  readonly hasObject: (name: string) => Promise<boolean>;
  /** All of it or nothing. An object of this name that is there already stays. */
  readonly storeObject: (name: string, type: string, bytes: Buffer) => Promise<void>;
  /** Undefined when there is none. */
  readonly readObject: (name: string) => Promise<Buffer | undefined>;
  /** All whose names begin so. */
  readonly listObjects: (prefix: string) => Promise<readonly StoredObject[]>;
  /** One that is gone already does no harm. */
  readonly deleteObject: (name: string) => Promise<void>;
}
