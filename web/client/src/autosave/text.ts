import type { JsonObject } from "../json-object.ts";

/** Everything that a save carries. */
export interface Text {
  readonly metadata: JsonObject;
  readonly content: string;
}

export const isSameText = (a: Text, b: Text): boolean => a.content === b.content && isSameValue(a.metadata, b.metadata);

/** Metadata keys of `mine` that differ from `base`, as a save sends them. A removed key is sent as null. */
export const changedMetadata = (base: JsonObject, mine: JsonObject): JsonObject =>
  Object.fromEntries(
    keysOf(base, mine)
      .filter((key) => !isSameValue(own(base, key), own(mine, key)))
      .map((key) => [key, own(mine, key) ?? null]),
  );

/** An own property: every object inherits `constructor`. */
export const own = (map: JsonObject, key: string): unknown => (Object.hasOwn(map, key) ? map[key] : undefined);

export const keysOf = (...records: readonly object[]): readonly string[] => [...new Set(records.flatMap(Object.keys))];

/** Equality of JSON values. A key whose value is undefined counts as absent; null does not. */
export const isSameValue = (a: unknown, b: unknown): boolean =>
  Object.is(a, b) ||
  (isKeyed(a) && isKeyed(b) && Array.isArray(a) === Array.isArray(b) && keysOf(a, b).every((key) => isSameValue(own(a, key), own(b, key))));

/** An object or an array. */
const isKeyed = (value: unknown): value is JsonObject => typeof value === "object" && value !== null;
