import { AppError, invalidRequest } from "../core/app-error.ts";
import { retryOnConflict } from "../core/write-conflict.ts";
import type { ContactStore } from "../projects/project.ts";
import { findItem, type Item, type Items } from "../questions/team-item.ts";
import { questionLimits } from "../questions/limits.ts";
import { parseText, type Question } from "../questions/question.ts";
import { type InboxItem, peopleOf, tagOf, toInboxItem } from "./inbox-item.ts";

export const inboxActions = ["answer", "close", "reopen", "note"] as const;

export interface InboxPorts {
  readonly items: Items;
  readonly people: ContactStore;
}

export interface InboxChange {
  readonly action: (typeof inboxActions)[number];
  /** The answer or the note as it was sent. */
  readonly text: string;
  /** Tags that the sender has seen; undefined if they do not say. */
  readonly expected: readonly string[] | undefined;
  readonly by: string;
  readonly at: Date;
}

/**
 * Answers, closes or reopens an item, or adds a note. Answering a message works as by voice: it notes the answer and closes the message. A
 * change already made by anybody has no effect.
 *
 * @throws AppError `not_found`, `invalid_request` for a text that says nothing or is too long, `stale_revision`, `unavailable`
 */
export const changeInboxItem = async (
  ports: InboxPorts,
  { projectId, itemId }: { readonly projectId: string; readonly itemId: string },
  change: InboxChange,
  found: Item | undefined,
): Promise<{ readonly item: InboxItem; readonly tag: string }> => {
  const load = async (): Promise<Item | undefined> => findItem(ports.items, projectId, itemId);
  const item = await retryOnConflict(found, load, async (current) => {
    if (current === undefined) throw new AppError("not_found", "There is nothing with this ID in the inbox.");
    const changed = current.kind === "question" ? decideQuestion(current, change) : decideMessage(current, change);
    if (changed === undefined) return current;
    await requireNewestItem(ports.people, current, change.expected);
    await changed.write(ports, projectId);
    return changed.item;
  });
  return { item: toInboxItem(item, await ports.people.findContacts(peopleOf(item))), tag: tagOf(item) };
};

interface Decision {
  readonly item: Item;
  readonly write: (ports: InboxPorts, projectId: string) => Promise<void>;
}

type QuestionItem = Extract<Item, { readonly kind: "question" }>;
type MessageItem = Extract<Item, { readonly kind: "message" }>;

const decideQuestion = ({ question }: QuestionItem, change: InboxChange): Decision | undefined => {
  const { by, at } = change;
  const next = nextOfQuestion(question, change);
  if (next === undefined) return undefined;
  return {
    item: { kind: "question", question: { ...question, ...next, changedBy: by, changedAt: at } },
    write: async ({ items: { questions } }, projectId) => questions.changeQuestion(projectId, question, { ...next, by, at }),
  };
};

/** Undefined if nothing changes. */
const nextOfQuestion = (question: Question, { action, text }: InboxChange) => {
  switch (action) {
    case "answer": {
      const answer = requireText(text);
      return question.answer === answer ? undefined : ({ status: "answered", answer } as const);
    }
    case "close":
      // A given answer stays: visitors are told it.
      return question.status === "open" ? ({ status: "closed" } as const) : undefined;
    case "reopen":
      return question.status === "open" ? undefined : ({ status: "open", answer: undefined } as const);
    case "note": {
      const note = readNote(text);
      return question.note === note ? undefined : { note };
    }
  }
};

const decideMessage = ({ message }: MessageItem, { action, text, by, at }: InboxChange): Decision | undefined => {
  const next = {
    answer: () => ({ status: "closed", note: requireText(text) }) as const,
    close: () => ({ status: "closed", note: message.note }) as const,
    reopen: () => ({ status: "open", note: message.note }) as const,
    note: () => ({ status: message.status, note: readNote(text) }) as const,
  }[action]();
  if (next.status === message.status && next.note === message.note) return undefined;
  return {
    item: { kind: "message", message: { ...message, ...next, changedBy: by, changedAt: at } },
    write: async ({ items }, projectId) => items.messages.changeMessage(projectId, message, { ...next, by, at }),
  };
};

const requireText = (raw: string): string => {
  const reading = parseText(raw, questionLimits.answerCharacters);
  if ("text" in reading) return reading.text;
  const message = reading.problem === "empty" ? "must say something" : `must have at most ${questionLimits.answerCharacters} characters`;
  throw invalidRequest([{ path: "text", message }]);
};

/** An empty note deletes it. */
const readNote = (raw: string): string | null => (raw.trim() === "" ? null : requireText(raw));

/**
 * Admits callers who have seen the team's last change or do not say what they have seen.
 *
 * @throws AppError `stale_revision` with who changed the item last, and when
 */
const requireNewestItem = async (people: ContactStore, item: Item, expected: readonly string[] | undefined): Promise<void> => {
  const tag = tagOf(item);
  if (expected === undefined || expected.includes(tag)) return;
  const { changedBy, changedAt } = item.kind === "question" ? item.question : item.message;
  const name = changedBy === undefined ? null : ((await people.findContacts(peopleOf(item)))(changedBy)?.name ?? null);
  const at = changedAt.toISOString();
  throw new AppError("stale_revision", `This has changed since you saw it: ${name ?? changedBy ?? "a visitor"} changed it at ${at}.`, {
    details: [
      ...(changedBy === undefined ? [] : [{ path: "updated_by", message: changedBy }]),
      ...(name === null ? [] : [{ path: "updated_by_name", message: name }]),
      { path: "updated_at", message: at },
    ],
    headers: { ETag: `"${tag}"` },
  });
};
