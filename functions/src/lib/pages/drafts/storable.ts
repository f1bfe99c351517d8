import { firestoreLimits } from "../../platform/firestore/limits.ts";
import type { ErrorDetail } from "../../../../answers/error-body.ts";
import { errorLimits } from "../../platform/core/limits.ts";
import { isRecord } from "../../platform/core/unknown-record.ts";

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
