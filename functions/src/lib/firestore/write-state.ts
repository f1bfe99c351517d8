import type { DocumentReference } from "firebase-admin/firestore";
import { writing } from "./storage-errors.ts";
import { toUpdateTime, toWriteToken } from "./write-token.ts";

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
