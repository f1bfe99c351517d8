import { draftLimits } from "./limits.ts";
import { AppError } from "../../platform/core/app-error.ts";
import { ExactValue } from "../../platform/core/json-form.ts";
import { isRecord, type UnknownRecord } from "../../platform/core/unknown-record.ts";
import type { PageText } from "./page.ts";
import { firestoreLimits } from "../../platform/firestore/limits.ts";

/** Bytes of the mark for a metadata key: a revision, a dot and a digest of 8 characters. */
const markBytes = 20;

type Sized = PageText & {
  /** Fields of other programs: they count towards the same limit. */
  readonly otherFields?: UnknownRecord;
};

/**
 * Bytes that Firestore counts for the text of a draft, including the mark for every metadata key.
 * https://firebase.google.com/docs/firestore/storage-size
 */
export const textBytes = ({ metadata, content, otherFields = {} }: Sized): number =>
  stringBytes(content) +
  valueBytes(metadata) +
  valueBytes(otherFields) +
  Object.keys(metadata).reduce((sum, key) => sum + stringBytes(key) + markBytes, 0);

const stringBytes = (text: string): number => Buffer.byteLength(text) + 1;

const valueBytes = (value: unknown): number => {
  if (typeof value === "string") return stringBytes(value);
  if (typeof value === "boolean" || value === null) return 1;
  if (value instanceof ExactValue) return value.bytes;
  if (Array.isArray(value)) return value.reduce((sum: number, item) => sum + valueBytes(item), 0);
  if (!isRecord(value)) return firestoreLimits.scalarBytes;
  return Object.entries(value).reduce((sum, [key, item]) => sum + stringBytes(key) + valueBytes(item), 0);
};

/** @throws AppError `too_large` with the size and the limit, in bytes */
export const requireFits = (text: Sized): void => {
  const bytes = textBytes(text);
  const limit = draftLimits.textBytes;
  if (bytes <= limit) return;
  throw new AppError("too_large", `The page is too large: ${bytes} bytes; the limit is ${limit} bytes.`, {
    details: [
      { path: "size_bytes", message: String(bytes) },
      { path: "limit_bytes", message: String(limit) },
    ],
  });
};
