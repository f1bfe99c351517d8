import { type CollectionReference, type DocumentReference, Timestamp, type WriteBatch } from "firebase-admin/firestore";
import { writing, reading } from "./storage-errors.ts";
import { database } from "./database.ts";

/** As a string, because a `Date` would lose the microseconds. */
export const toWriteToken = (updateTime: Timestamp): string => `${updateTime.seconds}.${updateTime.nanoseconds}`;

export const toUpdateTime = (writeToken: string): Timestamp => {
  const [seconds, nanoseconds] = writeToken.split(".").map(Number);
  return new Timestamp(seconds ?? 0, nanoseconds ?? 0);
};

/** Adds to a commit: without a write token a new record, which also gets the fields of `first`, otherwise an update of the record. */
export const addState = (
  batch: WriteBatch,
  ref: DocumentReference,
  writeToken: string | undefined,
  fields: Readonly<Record<string, unknown>>,
  first: Readonly<Record<string, unknown>> = {},
): void => {
  if (writeToken === undefined) batch.create(ref, { ...first, ...fields });
  else batch.update(ref, { ...fields }, { lastUpdateTime: toUpdateTime(writeToken) });
};

/**
 * Returns the update time of the first document in the commit.
 *
 * @throws WriteConflict when a condition of the commit was not met
 * @throws AppError `unavailable` when storage is unavailable; the commit may then have been stored
 */
export const commit = async (batch: WriteBatch): Promise<Timestamp> => {
  const [first] = await writing(async () => batch.commit());
  if (first === undefined) throw new Error("Firestore answered a commit without its write results");
  return first.writeTime;
};

/**
 * ID -> state name of the existing documents. Costs one read each. Only `field`, a short one, is transferred.
 *
 * @throws AppError `unavailable`
 */
export const findStates = async (
  collection: CollectionReference,
  ids: readonly string[],
  field: string,
): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map();
  const refs = ids.map((id) => collection.doc(id));
  const found = await reading(async () => database().getAll(...refs, { fieldMask: [field] }));
  return new Map(found.flatMap(({ id, updateTime }) => (updateTime === undefined ? [] : [[id, toWriteToken(updateTime)] as const])));
};
