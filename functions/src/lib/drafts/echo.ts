import { isDeepStrictEqual } from "node:util";
import { ExactValue, jsonForm } from "../core/json-form.ts";
import { isRecord, type UnknownRecord } from "../core/unknown-record.ts";

/** One field of a document that changes. */
export interface FieldChange {
  readonly path: readonly string[];
  /** Undefined when the field goes. */
  readonly value: unknown;
}

/** The value of a key of its own: every object inherits `constructor`. */
export const own = (map: UnknownRecord, key: string): unknown => (Object.hasOwn(map, key) ? map[key] : undefined);

/** Whether a value that was sent is the stored one as it was shown. */
export const isEcho = (stored: unknown, sent: unknown): boolean => isDeepStrictEqual(jsonForm(stored), sent);

/** What was sent, with what is stored in place of every echo in its maps and lists. */
export const mergeEchoes = (stored: unknown, sent: unknown): unknown => {
  if (isEcho(stored, sent)) return stored;
  if (isRecord(stored) && isRecord(sent)) {
    return Object.fromEntries(Object.entries(sent).map(([key, value]) => [key, mergeEchoes(own(stored, key), value)]));
  }
  return Array.isArray(stored) && Array.isArray(sent) ? mergeLists(stored, sent) : sent;
};

/**
 * Items of a list move when one is added before them. An item that is shown like a stored one is that one, wherever it stands now;
 * any other is compared with the stored one at its place.
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

/** The fields to write so that a stored value becomes another: as deep in maps as they differ. A list is written as one. */
export const diffFields = (stored: unknown, next: unknown, path: readonly string[]): readonly FieldChange[] => {
  if (isDeepStrictEqual(stored, next)) return [];
  if (!isRecord(stored) || !isRecord(next) || Object.keys(stored).length === 0) return [{ path, value: next }];
  const gone = Object.keys(stored).filter((key) => !Object.hasOwn(next, key));
  return [
    ...gone.map((key) => ({ path: [...path, key], value: undefined })),
    ...Object.entries(next).flatMap(([key, value]) => diffFields(own(stored, key), value, [...path, key])),
  ];
};
