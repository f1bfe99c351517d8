import type { Readable } from "node:stream";

/** An object whose bytes are on their way. Who opens it reads or destroys `content`. */
export interface OpenObject {
  readonly bytes: number;
  /** Fails if the object does not arrive whole. */
  readonly content: Readable;
}

export interface StoredObject {
  readonly name: string;
  readonly bytes: number;
  /** When it was last uploaded, or up to 12 h before that. */
  readonly uploadedAt: Date;
  readonly state: string;
}

/**
 * A file store that only the functions can reach.
 *
 * @throws AppError `unavailable` when it does not answer, or an operator has to fix the cause (every method)
 */
export interface Bucket {
  /** Returns whether the object exists. If it does, it counts as uploaded now. */
  readonly renewObject: (name: string) => Promise<boolean>;
  /** Stores all of it or nothing. Does not replace an existing object. */
  readonly storeObject: (name: string, type: string, bytes: Buffer) => Promise<void>;
  readonly openObject: (name: string) => Promise<OpenObject | undefined>;
  /** Reads nothing of the object itself. */
  readonly sizeOf: (name: string) => Promise<number | undefined>;
  readonly listObjects: (prefix: string) => Promise<readonly StoredObject[]>;
  /** Returns false if the object is gone or was uploaded again. */
  readonly deleteObject: (object: Pick<StoredObject, "name" | "state">) => Promise<boolean>;
}
