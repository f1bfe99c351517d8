import { isDeepStrictEqual } from "node:util";
import { ExactValue, jsonForm } from "../../platform/core/json-form.ts";
import { isRecord, type UnknownRecord } from "../../platform/core/unknown-record.ts";

export interface FieldChange {
  readonly path: readonly string[];
  /** Undefined deletes the field. */
  readonly value: unknown;
}

/** Ignores inherited properties such as `constructor`. */
export const own = (map: UnknownRecord, key: string): unknown => (Object.hasOwn(map, key) ? map[key] : undefined);

/** Whether the client returned the value exactly as the stored one was shown. */
export const isEcho = (stored: unknown, sent: unknown): boolean => isDeepStrictEqual(jsonForm(stored), sent);

/** The sent value, with every unchanged part of its maps and lists replaced by the stored original. */
export const mergeEchoes = (stored: unknown, sent: unknown): unknown => {
  if (isEcho(stored, sent)) return stored;
  if (isRecord(stored) && isRecord(sent)) {
    return Object.fromEntries(Object.entries(sent).map(([key, value]) => [key, mergeEchoes(own(stored, key), value)]));
  }
  return Array.isArray(stored) && Array.isArray(sent) ? mergeLists(stored, sent) : sent;
};

/**
 * Inserting an item shifts those after it, so an item equal to a stored one is matched with it at any position; any other item is compared
 * with the stored item at its own position.
 */
const mergeLists = (stored: readonly unknown[], sent: readonly unknown[]): readonly unknown[] => {
  if (!stored.some(holdsExact)) return sent;
  const byForm = Map.groupBy(stored, (item) => JSON.stringify(jsonForm(item)));
  return sent.map((item, index) => byForm.get(JSON.stringify(item))?.shift() ?? mergeEchoes(stored[index], item));
};

const holdsExact = (value: unknown): boolean =>
  value instanceof ExactValue ||
  (Array.isArray(value) && value.some(holdsExact)) ||
  (isRecord(value) && Object.values(value).some(holdsExact));

/** The fields to write to turn a stored value into `next`: only the parts of maps that differ. Lists are written whole. */
export const diffFields = (stored: unknown, next: unknown, path: readonly string[]): readonly FieldChange[] => {
  if (isDeepStrictEqual(stored, next)) return [];
  if (!isRecord(stored) || !isRecord(next) || Object.keys(stored).length === 0) return [{ path, value: next }];
  const gone = Object.keys(stored).filter((key) => !Object.hasOwn(next, key));
  return [
    ...gone.map((key) => ({ path: [...path, key], value: undefined })),
    ...Object.entries(next).flatMap(([key, value]) => diffFields(own(stored, key), value, [...path, key])),
  ];
};
