import { Timestamp } from "firebase-admin/firestore";
import { AppError } from "../core/app-error.ts";
import { parseJson } from "../core/unknown-record.ts";
import { asList, asRecord } from "./decode.ts";

/** An opaque text for the position of a list's next page. Sort values may be times, strings or numbers: Firestore sorts mixed types. */
export const formatCursor = (values: readonly unknown[]): string =>
  Buffer.from(JSON.stringify(values.map((value) => (Array.isArray(value) ? value.map(toJson) : toJson(value))))).toString("base64url");

/** @throws AppError `invalid_request` for a text that is not a cursor */
export const parseCursor = (cursor: string): readonly unknown[] =>
  asList(parseJson(Buffer.from(cursor, "base64url").toString("utf8"))).map((value) =>
    Array.isArray(value) ? value.map(fromJson) : fromJson(value),
  );

export const unreadableCursor = (): AppError =>
  new AppError("invalid_request", "The cursor is invalid. Send the next_cursor of an earlier response.", {
    details: [{ path: "cursor", message: "must be the next_cursor of an earlier response" }],
  });

const toJson = (value: unknown): unknown => {
  if (value instanceof Timestamp) return { seconds: value.seconds, nanoseconds: value.nanoseconds };
  return ["string", "number", "boolean"].includes(typeof value) ? value : null;
};

const fromJson = (value: unknown): unknown => {
  if (typeof value !== "object" || value === null) return value;
  const { seconds, nanoseconds } = asRecord(value);
  if (typeof seconds !== "number" || typeof nanoseconds !== "number") throw unreadableCursor();
  try {
    return new Timestamp(seconds, nanoseconds);
  } catch {
    throw unreadableCursor(); // the SDK refuses what is not a time
  }
};
