import { Timestamp } from "firebase-admin/firestore";
import { formatCursor, parseCursor, unreadableCursor } from "../firestore/cursor.ts";
import { isDocumentId } from "../firestore/document-id.ts";
import type { ItemState } from "./inbox-item.ts";

/** A position in a collection: the values that it is sorted by, and the id. `start` and `end` are before and after everything. */
export type SourcePlace = readonly unknown[] | "start" | "end";

/** Where a page of the list ends, in both collections. */
export interface Position {
  readonly messages: SourcePlace;
  readonly questions: SourcePlace;
}

export const startPosition: Position = { messages: "start", questions: "start" };

export const formatPosition = (state: ItemState, { messages, questions }: Position): string => formatCursor([state, messages, questions]);

/** @throws AppError `invalid_request` for a position that no list of this state returned */
export const parsePosition = (state: ItemState, position: string): Position => {
  const [ofState, messages, questions] = parseCursor(position);
  if (ofState !== state) throw unreadableCursor();
  return { messages: requirePlace(messages, 1), questions: requirePlace(questions, state === "open" ? 2 : 1) };
};

/** As many values as the collection is sorted by, and the id. */
const requirePlace = (place: unknown, sorted: number): SourcePlace => {
  if (place === "start" || place === "end") return place;
  const values: readonly unknown[] = Array.isArray(place) ? place : [];
  const id = values.at(-1);
  const isSorted = values.slice(0, -1).every((value) => value instanceof Timestamp || Number.isSafeInteger(value));
  if (values.length === sorted + 1 && typeof id === "string" && isDocumentId(id) && isSorted) return values;
  throw unreadableCursor();
};
