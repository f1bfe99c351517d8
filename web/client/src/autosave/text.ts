import type { JsonObject } from "../contract/json.ts";

/** What an author types: all that a save carries. */
export interface Text {
  readonly metadata: JsonObject;
  readonly content: string;
}

export const isSameText = (a: Text, b: Text): boolean => a.content === b.content && isSameValue(a.metadata, b.metadata);

/** Metadata keys of `mine` that differ from `base`: what a save sends. A key that was taken away is sent as null. */
export const changedMetadata = (base: JsonObject, mine: JsonObject): JsonObject =>
  Object.fromEntries(
    keysOf(base, mine)
      .filter((key) => !isSameValue(base[key], mine[key]))
      .map((key) => [key, mine[key] ?? null]),
  );

export const keysOf = (...records: readonly JsonObject[]): readonly string[] => [
  ...new Set(records.flatMap((record) => Object.keys(record))),
];

/** Equality of JSON values. A key whose value is undefined is no key; null is another value than none. */
export const isSameValue = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, index) => isSameValue(item, b[index]));
  if (!isRecord(a) || !isRecord(b)) return false;
  return keysOf(a, b).every((key) => isSameValue(a[key], b[key]));
};

const isRecord = (value: unknown): value is JsonObject => typeof value === "object" && value !== null && !Array.isArray(value);
