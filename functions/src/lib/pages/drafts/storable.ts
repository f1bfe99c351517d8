import { firestoreLimits } from "../../platform/firestore/limits.ts";
import type { ErrorDetail } from "../../../../answers/error-body.ts";
import { errorLimits } from "../../platform/core/limits.ts";
import { isRecord, type UnknownRecord } from "../../platform/core/unknown-record.ts";
import { draftLimits } from "./limits.ts";
import { AppError } from "../../platform/core/app-error.ts";
import { ExactValue } from "../../platform/core/json-form.ts";
import type { PageText } from "./page.ts";

/** https://firebase.google.com/docs/firestore/quotas: field names must not match this. */
const reservedName = /^__.*__$/s;

/** Path and reason of each part of a JSON map that Firestore cannot store, as many as an answer may list. Ignores document size. */
export const findUnstorable = (
  map: Readonly<Record<string, unknown>>,
  path: string,
  limits: Limits = firestoreLimits,
): readonly ErrorDetail[] =>
  Iterator.from(inMap(map, path, { depth: 1, limits }))
    .take(errorLimits.details)
    .toArray();

/** Parts that cannot be a shown stored value. A point is shown one level deeper, and other programs may use longer paths. */
export const findUnshowable = (metadata: Readonly<Record<string, unknown>>): readonly ErrorDetail[] =>
  findUnstorable(metadata, "metadata", { depth: firestoreLimits.depth + 1, fieldPathBytes: firestoreLimits.fieldPathBytes + 8 });

interface Nesting {
  readonly depth: number;
  readonly limits: Limits;
}

interface Limits {
  readonly depth: number;
  readonly fieldPathBytes: number;
}

const inValue = function* (value: unknown, path: string, { depth, limits }: Nesting, insideList: boolean): Generator<ErrorDetail> {
  if (typeof value === "string" && !value.isWellFormed()) yield { path, message: "must be valid Unicode" };
  if (typeof value === "number" && !Number.isFinite(value)) yield { path, message: "must be a finite number" };
  if (typeof value !== "object" || value === null) return;
  const inside = { depth: depth + 1, limits };
  if (depth > limits.depth) yield { path, message: `must not be nested deeper than ${firestoreLimits.depth} levels` };
  else if (isRecord(value)) yield* inMap(value, path, { depth, limits });
  else if (insideList) yield { path, message: "must not be a list inside a list" };
  else for (const [index, item] of Object.values(value).entries()) yield* inValue(item, `${path}[${index}]`, inside, true);
};

const inMap = function* (map: Readonly<Record<string, unknown>>, path: string, { depth, limits }: Nesting): Generator<ErrorDetail> {
  for (const [key, value] of Object.entries(map)) {
    const keyPath = `${path}.${key}`;
    const problem = nameProblem(key) ?? lengthProblem(keyPath, limits);
    if (problem === undefined) yield* inValue(value, keyPath, { depth: depth + 1, limits }, false);
    else yield { path: keyPath.toWellFormed(), message: problem };
  }
};

const lengthProblem = (path: string, { fieldPathBytes }: Limits): string | undefined =>
  Buffer.byteLength(path) > fieldPathBytes ? `must not take more than ${firestoreLimits.fieldPathBytes} bytes to name` : undefined;

const nameProblem = (name: string): string | undefined => {
  if (name === "") return "must have a name";
  if (!name.isWellFormed()) return "must have a name in valid Unicode";
  if (reservedName.test(name)) return "must not have a name of the form __name__";
  return undefined;
};

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
