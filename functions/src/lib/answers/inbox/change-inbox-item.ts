import { AppError, invalidRequest } from "../../platform/core/app-error.ts";
import { retryOnConflict } from "../../platform/core/write-conflict.ts";
import type { ContactStore } from "../../projects/project.ts";
import type { TeamItem, TeamItemStore } from "../questions/team-item.ts";
import { questionLimits } from "../questions/limits.ts";
import type { Message } from "../questions/message.ts";
import { parseText, type Question } from "../questions/question.ts";
import { peopleOf, tagOf, toInboxItem } from "./inbox-item.ts";

export const inboxActions = ["answer", "close", "reopen", "note"] as const;

interface InboxPorts {
  readonly items: TeamItemStore;
  readonly people: ContactStore;
}

export interface InboxChange {
  readonly action: (typeof inboxActions)[number];
  /** The answer or the note as it was sent. */
  readonly text: string;
  /** Tags that the sender has seen; undefined if the request has none. */
  readonly expected: readonly string[] | undefined;
  readonly by: string;
  readonly at: Date;
}

/**
 * Answers, closes or reopens an item, or adds a note. As by voice, answering a message notes the answer and closes the message. A change
 * that somebody has already made has no effect.
 *
 * @throws AppError `not_found`, `invalid_request` for a text that is empty or too long, `stale_revision`, `unavailable`
 */
export const changeInboxItem = async (
  { items, people }: InboxPorts,
  { projectId, itemId }: { readonly projectId: string; readonly itemId: string },
  change: InboxChange,
  found: TeamItem | undefined,
) => {
  const load = async (): Promise<TeamItem | undefined> => items.findItem(projectId, itemId);
  const item = await retryOnConflict(found, load, async (current) => {
    if (current === undefined) throw new AppError("not_found", "There is nothing with this ID in the inbox.");
    const decision = decide(current, change);
    if (decision === undefined) return current;
    await requireNewestItem(people, current, change.expected);
    await items.changeItem(projectId, current, { ...decision.next, by: change.by, at: change.at });
    return decision.item;
  });
  return { item: toInboxItem(item, await people.findContacts(peopleOf(item))), tag: tagOf(item) };
};

/** The change, and the item after it. Undefined if nothing changes. */
const decide = (item: TeamItem, change: InboxChange) => {
  const changed = { changedBy: change.by, changedAt: change.at };
  if (item.kind === "question") {
    const next = nextOfQuestion(item, change);
    return next && { next, item: { ...item, ...next, ...changed } };
  }
  const next = nextOfMessage(item, change);
  return next && { next, item: { ...item, ...next, ...changed } };
};

const nextOfQuestion = (question: Question, { action, text }: InboxChange) => {
  switch (action) {
    case "answer": {
      const answer = requireText(text);
      return question.answer === answer ? undefined : ({ status: "answered", answer } as const);
    }
    case "close":
      // An answered question stays answered, because visitors are told the answer.
      return question.status === "open" ? ({ status: "closed" } as const) : undefined;
    case "reopen":
      return question.status === "open" ? undefined : ({ status: "open", answer: undefined } as const);
    case "note": {
      const note = readNote(text);
      return question.note === note ? undefined : { note };
    }
  }
};

const nextOfMessage = (message: Message, { action, text }: InboxChange) => {
  const next = {
    answer: () => ({ status: "closed", note: requireText(text) }) as const,
    close: () => ({ status: "closed", note: message.note }) as const,
    reopen: () => ({ status: "open", note: message.note }) as const,
    note: () => ({ status: message.status, note: readNote(text) }) as const,
  }[action]();
  return next.status === message.status && next.note === message.note ? undefined : next;
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
 * Accepts requests whose sender has seen the team's last change, and those that do not say.
 *
 * @throws AppError `stale_revision` with who changed the item last, and when
 */
const requireNewestItem = async (people: ContactStore, item: TeamItem, expected: readonly string[] | undefined): Promise<void> => {
  const tag = tagOf(item);
  if (expected === undefined || expected.includes(tag)) return;
  const { changedBy, changedAt } = item;
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
