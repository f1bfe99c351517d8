import { createHash, createHmac, timingSafeEqual } from "node:crypto";

/** 22 characters of a digest, some 130 bits: they do not collide by chance. */
const digestLength = 22;

/** A short, stable name for a list of strings, safe as a Firestore document ID and in a URL. */
export const digest = (...parts: readonly string[]): string =>
  shorten(createHash("sha256").update(JSON.stringify(parts)).digest("base64url"));

/** For values that could be found by trying them all, such as phone numbers: that requires the key. */
export const keyedDigest = (key: string, ...parts: readonly string[]): string =>
  shorten(createHmac("sha256", key).update(JSON.stringify(parts)).digest("base64url"));

const shorten = (encoded: string): string => encoded.replaceAll(/[-_]/g, "0").slice(0, digestLength);

/** What is stored of a secret that was made at random. */
export const digestOfSecret = (secret: string): string => createHash("sha256").update(secret).digest("base64url");

/** Whether a text is the secret of this digest. Takes the same time for every text. */
export const isSecret = (text: string, { digest: known }: { readonly digest: string }): boolean => {
  const [given, expected] = [digestOfSecret(text), known].map((one) => Buffer.from(one));
  return given !== undefined && expected !== undefined && given.length === expected.length && timingSafeEqual(given, expected);
};
