import { Timestamp, type CollectionReference, type DocumentReference, type WriteBatch } from "firebase-admin/firestore";
import { writing, reading } from "./storage-errors.ts";
import { database } from "./database.ts";

/** The update time of a record as a string: microseconds matter, so a Date would not do. */
export const toWriteToken = (updateTime: Timestamp): string => `${updateTime.seconds}.${updateTime.nanoseconds}`;

export const toUpdateTime = (writeToken: string): Timestamp => {
  const [seconds, nanoseconds] = writeToken.split(".").map(Number);
  return new Timestamp(seconds ?? 0, nanoseconds ?? 0);
};

/** The creation time of a record, in microseconds since 1970: no two generations of a document have the same. */
export const toGeneration = (createTime: Timestamp): string => (createTime.seconds * 1e6 + createTime.nanoseconds / 1e3).toString(36);

/**
 * Creates a record where there was none, with the fields of `first` added, or changes the one that `writeToken` names. Returns the new write token.
 *
 * @throws WriteConflict when the record is no longer in that state
 * @throws AppError `unavailable` when storage is unavailable; the write may then have been stored
 */
export const writeState = async (
  ref: DocumentReference,
  writeToken: string | undefined,
  fields: Readonly<Record<string, unknown>>,
  first: Readonly<Record<string, unknown>> = {},
): Promise<string> => {
  const { writeTime } = await writing(async () =>
    writeToken === undefined
      ? ref.create({ ...first, ...fields })
      : ref.update({ ...fields }, { lastUpdateTime: toUpdateTime(writeToken) }),
  );
  return toWriteToken(writeTime);
};

/** The same as a part of a commit. */
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
 * ID -> the name of its state, for those of the documents that exist. Costs a read for each; of their texts only `field` is transferred,
 * because it is short.
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
