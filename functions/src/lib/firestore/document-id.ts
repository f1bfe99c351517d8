import { firestoreLimits } from "./limits.ts";
import { readKey, twilioApiKeySecret } from "../config/secrets.ts";
import { keyedDigest } from "../core/digest.ts";

/** google-gax (4.6) cannot write these into the URL of a query: it splits the surrogate pairs. */
const beyondBasicPlane = /[\u{10000}-\u{10FFFF}]/u;

/** Whether Firestore could have a document with this ID. An impossible one is answered like a missing one and never reaches a path. */
export const isDocumentId = (id: string): boolean =>
  id !== "" &&
  id !== "." &&
  id !== ".." &&
  !id.includes("/") &&
  !/^__.*__$/s.test(id) &&
  id.isWellFormed() &&
  !beyondBasicPlane.test(id) &&
  Buffer.byteLength(id) <= firestoreLimits.idBytes;

/** A document name for a phone. Every function that calls phones has the key; rotating it changes the names. */
export const phoneName = (phone: string): string => keyedDigest(readKey(twilioApiKeySecret), phone);
