import { type DocumentSnapshot, Timestamp } from "firebase-admin/firestore";
import { ExactValue } from "../core/json-form.ts";
import { isRecord, type UnknownRecord } from "../core/unknown-record.ts";
import { asList, asRecord } from "./decode.ts";
import { firestoreLimits } from "./limits.ts";

/**
 * All fields of a document, without loss. Strings, booleans, null, maps, lists and plain numbers are JavaScript values; everything else is
 * an `ExactValue`. The SDK's `data()` rounds the integer 2^53 + 1 to a double, and turns the double 1.0 into an integer when written back.
 *
 * The protocol form (`_fieldsProto`, @google-cloud/firestore 7.11) is not public; a test compares it with `data()`.
 */
export const exactFields = (record: DocumentSnapshot): UnknownRecord => {
  const fields: unknown = Reflect.get(record, "_fieldsProto");
  return exactMap(fields);
};

/** https://firebase.google.com/docs/firestore/reference/rest/v1/Value */
const exactValue = (wire: unknown): unknown => {
  if (!isRecord(wire)) return null;
  const kind = Object.keys(decoders).find((name) => wire[name] !== undefined);
  return kind === undefined ? null : decoders[kind]?.(wire);
};

const decoders: Readonly<Record<string, (wire: UnknownRecord) => unknown>> = {
  stringValue: ({ stringValue }) => stringValue,
  booleanValue: ({ booleanValue }) => booleanValue,
  nullValue: () => null,
  integerValue: (wire) => {
    const integer = Number(wire["integerValue"]);
    return Number.isSafeInteger(integer) ? integer : new ExactValue(wire, integer, firestoreLimits.scalarBytes);
  },
  doubleValue: (wire) => {
    const double = Number(wire["doubleValue"]);
    // The SDK would write a whole number back as an integer.
    if (!Number.isSafeInteger(double) && Number.isFinite(double)) return double;
    return new ExactValue(wire, Number.isFinite(double) ? double + 0 : null, firestoreLimits.scalarBytes);
  },
  timestampValue: (wire) => new ExactValue(wire, toTime(wire["timestampValue"]).toDate().toISOString(), firestoreLimits.scalarBytes),
  referenceValue: (wire) => {
    const name = String(wire["referenceValue"]);
    return new ExactValue(wire, name.replace(/^projects\/[^/]+\/databases\/[^/]+\/documents\//, ""), Buffer.byteLength(name) + 1);
  },
  geoPointValue: (wire) => {
    const { latitude = 0, longitude = 0 } = asRecord(wire["geoPointValue"]);
    return new ExactValue(wire, { latitude, longitude }, 2 * firestoreLimits.scalarBytes);
  },
  bytesValue: (wire) => {
    const bytes = toBytes(wire["bytesValue"]);
    return new ExactValue(wire, bytes.toString("base64"), bytes.length);
  },
  arrayValue: ({ arrayValue }) => asItems(arrayValue).map(exactValue),
  mapValue: (wire) => {
    const fields = asRecord(asRecord(wire["mapValue"])["fields"]);
    return asRecord(fields["__type__"])["stringValue"] === "__vector__" ? vector(wire, fields["value"]) : exactMap(fields);
  },
};

const exactMap = (fields: unknown): UnknownRecord =>
  Object.fromEntries(Object.entries(asRecord(fields)).map(([name, wire]) => [name, exactValue(wire)]));

/** A vector is stored as a map with two reserved names. */
const vector = (wire: UnknownRecord, value: unknown): ExactValue => {
  const numbers = asItems(asRecord(value)["arrayValue"]).map((item) => Number(asRecord(item)["doubleValue"]));
  return new ExactValue(wire, numbers, numbers.length * firestoreLimits.scalarBytes + Buffer.byteLength("__type__ __vector__ value "));
};

const asItems = (value: unknown): readonly unknown[] => asList(asRecord(value)["values"]);

const toTime = (value: unknown): Timestamp => {
  const { seconds = 0, nanos = 0 } = asRecord(value);
  return new Timestamp(Number(seconds), Number(nanos));
};

const toBytes = (value: unknown): Buffer =>
  value instanceof Uint8Array ? Buffer.from(value) : Buffer.from(typeof value === "string" ? value : "", "base64");

/**
 * Converts a value from `exactFields` or JSON for writing with the SDK, which sends the result of an object's `toProto` unchanged and
 * ignores non-enumerable members when it validates.
 */
export const toWritable = (value: unknown): unknown => {
  if (value instanceof ExactValue) return Object.defineProperty({}, "toProto", { value: () => value.wire });
  if (Array.isArray(value)) return value.map(toWritable);
  return isRecord(value) ? toWritableMap(value) : value;
};

export const toWritableMap = (map: UnknownRecord): Record<string, unknown> =>
  Object.fromEntries(Object.entries(map).map(([name, value]) => [name, toWritable(value)]));
