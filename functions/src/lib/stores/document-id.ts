import { limits } from "../config/limits.ts";

/**
 * Whether Firestore could have a document of this id. Ids come from URLs and bodies: one that could not exist
 * is answered like one that does not, and never reaches a path.
 */
export const isDocumentId = (id: string): boolean =>
  id !== "" &&
  id !== "." &&
  id !== ".." &&
  !id.includes("/") &&
  !/^__.*__$/s.test(id) &&
  id.isWellFormed() &&
  Buffer.byteLength(id) <= limits.firestore.idBytes;
