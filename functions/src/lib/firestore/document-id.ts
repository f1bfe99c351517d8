import { firestoreLimits } from "./limits.ts";
import { readKey, twilioApiKeySecret } from "../config/secrets.ts";
import { keyedDigest } from "../core/digest.ts";

/** google-gax (4.6) cannot write these into the URL of a query: it splits them in two halves. */
const beyondBasicPlane = /[\u{10000}-\u{10FFFF}]/u;

/**
 * Whether Firestore could have a document with this ID. IDs come from URLs and bodies: one that could not exist
 * is answered like one that does not, and never reaches a path.
 */
export const isDocumentId = (id: string): boolean =>
  id !== "" &&
  id !== "." &&
  id !== ".." &&
  !id.includes("/") &&
  !/^__.*__$/s.test(id) &&
  id.isWellFormed() &&
  !beyondBasicPlane.test(id) &&
  Buffer.byteLength(id) <= firestoreLimits.idBytes;

/** A document's name for a phone. All functions that call phones have the key; when it is rotated, the names change. */
export const phoneName = (phone: string): string => keyedDigest(readKey(twilioApiKeySecret), phone);
