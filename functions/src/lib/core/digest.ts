import { createHash, createHmac } from "node:crypto";

/** Characters kept of a digest: 22 of base64url are 132 bits, which do not collide by chance. */
const digestLength = 22;

/** A short, stable name for a list of strings, safe as a Firestore document ID and in a URL. */
export const digest = (...parts: readonly string[]): string =>
  shorten(createHash("sha256").update(JSON.stringify(parts)).digest("base64url"));

/** The same for values that could be guessed by trying them all, such as phone numbers: without the key that is impossible. */
export const keyedDigest = (key: string, ...parts: readonly string[]): string =>
  shorten(createHmac("sha256", key).update(JSON.stringify(parts)).digest("base64url"));

const shorten = (encoded: string): string => encoded.replaceAll(/[-_]/g, "0").slice(0, digestLength);
