import type { CollectionReference } from "firebase-admin/firestore";
import { database } from "./database.ts";
import { reading } from "./storage-errors.ts";
import { toWriteToken } from "./write-token.ts";

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
