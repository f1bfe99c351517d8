import { firestoreLimits } from "../firestore/limits.ts";
import type { ErrorDetail } from "../core/app-error.ts";
import { isRecord } from "../core/unknown-record.ts";

/** https://firebase.google.com/docs/firestore/quotas: field names must not match this. */
const reservedName = /^__.*__$/s;

/**
 * What Firestore could not hold in a map that came as JSON: the path of each part and the reason.
 * Document size is not looked at.
 */
export const findUnstorable = (map: Readonly<Record<string, unknown>>, path: string): readonly ErrorDetail[] => inMap(map, path, 1);

const inValue = (value: unknown, path: string, depth: number, insideList: boolean): readonly ErrorDetail[] => {
  if (typeof value === "string") return value.isWellFormed() ? [] : [{ path, message: "must be valid Unicode" }];
  if (typeof value === "number") return Number.isFinite(value) ? [] : [{ path, message: "must be a finite number" }];
  if (typeof value !== "object" || value === null) return [];
  if (depth > firestoreLimits.depth) return [{ path, message: `must not be nested deeper than ${firestoreLimits.depth} levels` }];
  if (isRecord(value)) return inMap(value, path, depth);
  if (insideList) return [{ path, message: "must not be a list inside a list" }];
  return Object.values(value).flatMap((item, index) => inValue(item, `${path}[${index}]`, depth + 1, true));
};

const inMap = (map: Readonly<Record<string, unknown>>, path: string, depth: number): readonly ErrorDetail[] =>
  Object.entries(map).flatMap(([key, value]) => {
    const keyPath = `${path}.${key}`;
    const problem = nameProblem(key) ?? lengthProblem(keyPath);
    return problem === undefined ? inValue(value, keyPath, depth + 1, false) : [{ path: keyPath.toWellFormed(), message: problem }];
  });

const lengthProblem = (path: string): string | undefined =>
  Buffer.byteLength(path) > firestoreLimits.fieldPathBytes
    ? `must not take more than ${firestoreLimits.fieldPathBytes} bytes to name`
    : undefined;

const nameProblem = (name: string): string | undefined => {
  if (name === "") return "must have a name";
  if (!name.isWellFormed()) return "must have a name in valid Unicode";
  if (reservedName.test(name)) return "must not have a name of the form __name__";
  return undefined;
};
