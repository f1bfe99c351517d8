import { isRecord, type UnknownRecord } from "./unknown-record.ts";

/**
 * A stored value as a response shows it. Other programs may store what JSON cannot express: a time becomes RFC 3339, a reference its path,
 * a point its coordinates, bytes base64.
 */
export const jsonForm = (value: unknown): unknown => {
  if (value instanceof ExactValue) return value.shown;
  if (isRecord(value)) return jsonRecord(value);
  if (Array.isArray(value)) return value.map(jsonForm);
  // JSON can express -0, but most programs return 0, because `JSON.stringify` writes that.
  if (value === 0) return 0;
  if (typeof value !== "object" || value === null) return value;
  if (value instanceof Uint8Array) return Buffer.from(value).toString("base64");
  if (isTime(value)) return value.toDate().toISOString();
  if (isReference(value)) return value.path;
  return isPoint(value) ? { latitude: value.latitude, longitude: value.longitude } : null;
};

export const jsonRecord = (map: UnknownRecord): UnknownRecord =>
  Object.fromEntries(Object.entries(map).map(([key, value]) => [key, jsonForm(value)]));

const isTime = (value: object): value is { readonly toDate: () => Date } => "toDate" in value && typeof value.toDate === "function";

const isReference = (value: object): value is { readonly path: string } => "path" in value && typeof value.path === "string";

const isPoint = (value: object): value is { readonly latitude: number; readonly longitude: number } =>
  "latitude" in value && "longitude" in value;

/**
 * A stored value that JavaScript cannot write back unchanged: a time, a reference, an integer beyond 2^53, the double 1.0. `wire` is what
 * the database sent, so that a copy is bit-identical.
 */
export class ExactValue {
  readonly wire: UnknownRecord;
  readonly shown: unknown;
  readonly bytes: number;

  constructor(wire: UnknownRecord, shown: unknown, bytes: number) {
    this.wire = wire;
    this.shown = shown;
    this.bytes = bytes;
  }
}
