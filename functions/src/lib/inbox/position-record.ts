import { Timestamp } from "firebase-admin/firestore";
import { AppError } from "../core/app-error.ts";
import { parseJson, isRecord } from "../core/unknown-record.ts";
import { isDocumentId } from "../firestore/document-id.ts";
import type { ItemState } from "./inbox-item.ts";

/** A position in a collection: the values that it is sorted by, and the id. `start` and `end` are before and behind everything. */
export type SourcePlace = readonly unknown[] | "start" | "end";

/** Where a page of the list ends, in both collections. */
export interface Position {
  readonly messages: SourcePlace;
  readonly questions: SourcePlace;
}

export const startPosition: Position = { messages: "start", questions: "start" };

export const formatPosition = (state: ItemState, { messages, questions }: Position): string =>
  Buffer.from(JSON.stringify([state, toJson(messages), toJson(questions)])).toString("base64url");

/** @throws AppError `invalid_request` for a position that no list of this state gave */
export const parsePosition = (state: ItemState, position: string): Position => {
  const parsed = parseJson(Buffer.from(position, "base64url").toString("utf8"));
  const members: readonly unknown[] = Array.isArray(parsed) ? parsed : [];
  const [ofState, messages, questions] = members;
  const places = { messages: fromJson(messages, 1), questions: fromJson(questions, state === "open" ? 2 : 1) };
  if (ofState === state && places.messages !== undefined && places.questions !== undefined)
    return { messages: places.messages, questions: places.questions };
  throw new AppError("invalid_request", "The cursor is not one that a list gave.", {
    details: [{ path: "cursor", message: "is not one that this list gave" }],
  });
};

const toJson = (place: SourcePlace): unknown =>
  typeof place === "string"
    ? place
    : place.map((value) => (value instanceof Timestamp ? { s: value.seconds, n: value.nanoseconds } : value));

/** As many values as the collection is sorted by, and the id. */
const fromJson = (place: unknown, sorted: number): SourcePlace | undefined => {
  if (place === "start" || place === "end") return place;
  const values: readonly unknown[] = Array.isArray(place) ? place : [];
  const id = values.at(-1);
  if (values.length !== sorted + 1 || typeof id !== "string" || !isDocumentId(id)) return undefined;
  const decoded = values.slice(0, -1).map(toValue);
  return decoded.includes(undefined) ? undefined : [...decoded, id];
};

const toValue = (value: unknown): unknown => {
  if (Number.isSafeInteger(value)) return value;
  const { s, n } = isRecord(value) ? value : {};
  return isWithin(s, 0, latestSec) && isWithin(n, 0, 999_999_999) ? new Timestamp(s, n) : undefined;
};

/** Year 9999: https://firebase.google.com/docs/firestore/reference/rest/Shared.Types/Timestamp */
const latestSec = 253_402_300_799;

const isWithin = (value: unknown, least: number, most: number): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= least && value <= most;
