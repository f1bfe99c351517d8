import { firestoreLimits } from "./limits.ts";
import { readKey, twilioApiKeySecret } from "../config/secrets.ts";
import { keyedDigest } from "../core/digest.ts";

/** google-gax 4.6 cannot encode these in the URL of a query: it splits surrogate pairs. */
const beyondBasicPlane = /[\u{10000}-\u{10FFFF}]/u;

/** Whether a Firestore document can have this ID. An impossible ID is answered like a missing document and is never used in a path. */
export const isDocumentId = (id: string): boolean =>
  id !== "" &&
  id !== "." &&
  id !== ".." &&
  !id.includes("/") &&
  !/^__.*__$/s.test(id) &&
  id.isWellFormed() &&
  !beyondBasicPlane.test(id) &&
  Buffer.byteLength(id) <= firestoreLimits.idBytes;

/** Letters, digits and what URLs leave as it is. Firestore's emulator takes a colon for the end of a name, and google-gax 4.6 a line end. */
const plain = /^[\w.~-]+$/;

/** Whether a query may have a document with this ID in its URL, where servers also cut off what is too long. */
export const canStandInUrl = (id: string): boolean => isDocumentId(id) && plain.test(id);

/** A document ID for a phone number. All functions that call phones have the key; rotating it changes the IDs. */
export const phoneName = (phone: string): string => keyedDigest(readKey(twilioApiKeySecret), phone);
