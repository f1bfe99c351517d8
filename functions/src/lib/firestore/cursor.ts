import { Timestamp } from "firebase-admin/firestore";
import { AppError } from "../core/app-error.ts";
import { parseJson } from "../core/unknown-record.ts";
import { asList, asRecord } from "./decode.ts";

/** The position of a list's next page, as opaque text. Sort values may be times, strings or numbers, which Firestore sorts together. */
export const formatCursor = (values: readonly unknown[]): string =>
  Buffer.from(JSON.stringify(values.map((value) => (Array.isArray(value) ? value.map(toJson) : toJson(value))))).toString("base64url");

/** @throws AppError `invalid_request` for a text that is not a cursor */
export const parseCursor = (cursor: string): readonly unknown[] =>
  asList(parseJson(Buffer.from(cursor, "base64url").toString("utf8"))).map((value) =>
    Array.isArray(value) ? value.map(fromJson) : fromJson(value),
  );

export const unreadableCursor = (): AppError =>
  new AppError("invalid_request", "The cursor is not one that a list gave.", {
    details: [{ path: "cursor", message: "is not one that a list gave" }],
  });

const toJson = (value: unknown): unknown => {
  if (value instanceof Timestamp) return { seconds: value.seconds, nanoseconds: value.nanoseconds };
  return ["string", "number", "boolean"].includes(typeof value) ? value : null;
};

const fromJson = (value: unknown): unknown => {
  if (typeof value !== "object" || value === null) return value;
  const { seconds, nanoseconds } = asRecord(value);
  if (isWithin(seconds, earliestSec, latestSec) && isWithin(nanoseconds, 0, 999_999_999)) return new Timestamp(seconds, nanoseconds);
  throw unreadableCursor();
};

/** Years 1 to 9999: https://firebase.google.com/docs/firestore/reference/rest/Shared.Types/Timestamp */
const earliestSec = -62_135_596_800;
const latestSec = 253_402_300_799;

const isWithin = (value: unknown, least: number, most: number): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= least && value <= most;
