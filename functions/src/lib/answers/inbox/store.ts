import { FieldPath, type Query, type QueryDocumentSnapshot, Timestamp } from "firebase-admin/firestore";
import { readBounded } from "../../platform/firestore/answer-bound.ts";
import { formatCursor, parseCursor, unreadableCursor } from "../../platform/firestore/cursor.ts";
import { under } from "../../platform/firestore/database.ts";
import { isDocumentId } from "../../platform/firestore/document-id.ts";
import type { TeamItem } from "../questions/team-item.ts";
import { parseMessage, parseQuestion } from "../questions/record.ts";
import { type ItemState, kindOf } from "./inbox-item.ts";
import type { InboxPage, InboxQuery } from "./list-inbox.ts";
import { inboxLimits } from "./limits.ts";

/** A position in a collection: its sort values and the ID. `start` and `end` are before and after everything. */
type SourcePlace = readonly unknown[] | "start" | "end";

/** Where a page of the list ends, in both collections. */
interface Position {
  readonly messages: SourcePlace;
  readonly questions: SourcePlace;
}

const startPosition: Position = { messages: "start", questions: "start" };

const formatPosition = (state: ItemState, { messages, questions }: Position): string => formatCursor([state, messages, questions]);

/** @throws AppError `invalid_request` for a position that no list of this state returned */
const parsePosition = (state: ItemState, position: string): Position => {
  const [ofState, messages, questions] = parseCursor(position);
  if (ofState !== state) throw unreadableCursor();
  return { messages: requirePlace(messages, 1), questions: requirePlace(questions, state === "open" ? 2 : 1) };
};

/** Requires all sort values of the collection, and the ID. */
const requirePlace = (place: unknown, sorted: number): SourcePlace => {
  if (place === "start" || place === "end") return place;
  const values: readonly unknown[] = Array.isArray(place) ? place : [];
  const id = values.at(-1);
  const isSorted = values.slice(0, -1).every((value) => value instanceof Timestamp || Number.isSafeInteger(value));
  if (values.length === sorted + 1 && typeof id === "string" && isDocumentId(id) && isSorted) return values;
  throw unreadableCursor();
};

/** One of the two collections, in the order of the list. */
interface Source {
  readonly query: Query;
  /** Sort order, before the id. */
  readonly fields: readonly string[];
  readonly parse: (record: QueryDocumentSnapshot) => TeamItem | undefined;
}

interface Entry {
  readonly item: TeamItem;
  readonly place: SourcePlace;
}

interface Stretch {
  readonly entries: readonly Entry[];
  /** Where to continue after it. */
  readonly rest: SourcePlace;
}

const messagesIn = (projectId: string, state: ItemState): Source => ({
  query: under(projectId, "messages").where("status", "==", state === "open" ? "open" : "closed"),
  fields: ["left_at"],
  parse: parseMessage,
});

const questionsIn = (projectId: string, state: ItemState): Source => {
  const questions = under(projectId, "questions");
  return {
    query: state === "open" ? questions.where("status", "==", "open") : questions.where("status", "in", ["answered", "closed"]),
    fields: state === "open" ? ["asked_count", "last_asked_at"] : ["last_asked_at"],
    parse: parseQuestion,
  };
};

/** Reads one item more than requested, to know whether there are more. */
const readStretch = async ({ query, fields, parse }: Source, from: SourcePlace, { kind, limit }: InboxQuery): Promise<Stretch> => {
  const sorted = fields.reduce((sorting, field) => sorting.orderBy(field, "desc"), query).orderBy(FieldPath.documentId(), "desc");
  const entries: Entry[] = [];
  let place = from;
  for (let scan = 1; place !== "end"; scan++) {
    const behind = place === "start" ? sorted : sorted.startAfter(...place);
    const { docs, isCut } = await readBounded(behind.limit(limit + 1), inboxLimits.listedBytes);
    for (const record of docs) {
      place = [...fields.map((field): unknown => record.get(field)), record.id];
      const item = parse(record);
      if (item !== undefined && (kind === undefined || kindOf(item) === kind)) entries.push({ item, place });
    }
    if (!isCut && docs.length <= limit) return { entries, rest: "end" };
    if (isCut || entries.length > limit || scan === inboxLimits.scans) break;
  }
  return { entries, rest: place };
};

const lastAtMs = ({ item }: Entry): number => (item.kind === "question" ? item.lastAskedAt : item.leftAt).getTime();

const nothing: Stretch = { entries: [], rest: "end" };

/** Where the next page begins in a source: after what this page shows, or after everything that was read. */
const placeBehind = ({ entries, rest }: Stretch, shown: readonly Entry[], from: SourcePlace): SourcePlace => {
  const taken = entries.filter((entry) => shown.includes(entry));
  return taken.length === entries.length ? rest : (taken.at(-1)?.place ?? from);
};

/**
 * Open items: messages, the newest first, then questions, the most asked first. Done ones: the newest first.
 *
 * @throws AppError `invalid_request` for a cursor that no list returned, `unavailable`
 */
export const listItems = async (projectId: string, query: InboxQuery): Promise<InboxPage> => {
  if (!isDocumentId(projectId)) return { items: [], next_cursor: null };
  const { state, kind, limit, cursor } = query;
  const from = cursor === undefined ? startPosition : parsePosition(state, cursor);
  const [messages, questions] = await Promise.all([
    kind === "question" ? nothing : readStretch(messagesIn(projectId, state), from.messages, query),
    kind === undefined || kind === "question" ? readStretch(questionsIn(projectId, state), from.questions, query) : nothing,
  ]);
  const all = [...messages.entries, ...questions.entries];
  // Messages come before questions, because their visitors wait for a call; among questions, the most asked is first.
  const sorted = state === "open" ? all : all.toSorted((a, b) => lastAtMs(b) - lastAtMs(a));
  const shown = sorted.slice(0, limit);
  const next: Position = {
    messages: placeBehind(messages, shown, from.messages),
    questions: placeBehind(questions, shown, from.questions),
  };
  const isLast = next.messages === "end" && next.questions === "end";
  return { items: shown.map(({ item }) => item), next_cursor: isLast ? null : formatPosition(state, next) };
};
