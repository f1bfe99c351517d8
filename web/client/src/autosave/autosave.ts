import type { Tagged } from "../calls.ts";
import type { OpenedDraft } from "../contract/editing.ts";
import { isLecternError } from "../errors.ts";
import type { LecternProject } from "../lectern.ts";
import type { Journal } from "./journal.ts";
import { next } from "./next.ts";
import { createQueue, type Failure, type Queue, type QueueEffect, type QueueEvent, type Revision } from "./queue.ts";
import { changedMetadata, type Text } from "./text.ts";

export interface AutosaveOptions {
  readonly projectId: string;
  readonly drafts: LecternProject["drafts"];
  /** What `open` or `read` answered. */
  readonly opened: Tagged<OpenedDraft>;
  readonly journal: Journal;
  /** After every event: for the line that says what is saved. */
  readonly onChange: (queue: Queue) => void;
  /** Somebody else's disjoint changes were merged, or a conflict was resolved: the form shall show this text. */
  readonly onShow: (text: Text) => void;
  /** The journal does not work (private browsing, a full disk): the author should know. */
  readonly onJournalFailure: (error: unknown) => void;
  readonly clock?: AutosaveClock;
}

/** Milliseconds since the epoch, and timers. Tests bring their own. */
export interface AutosaveClock {
  readonly now: () => number;
  /** Answers what cancels the timer. */
  readonly after: (ms: number, act: () => void) => () => void;
}

export interface Autosave {
  readonly typed: (text: Text) => void;
  /** Ctrl+S, and when the page is being hidden. */
  readonly flush: () => void;
  /** Signed in or online again. */
  readonly resumed: () => void;
  /** The author's way out of a conflict. */
  readonly resolve: (text: Text) => void;
  readonly queue: () => Queue;
  /** Ends timers and listeners. The journal keeps what is not saved. */
  readonly stop: () => void;
}

const browserClock: AutosaveClock = {
  now: () => Date.now(),
  after: (ms, act) => {
    const timer = setTimeout(act, ms);
    return () => {
      clearTimeout(timer);
    };
  },
};

export const revisionOf = ({ doc, etag }: Tagged<OpenedDraft>): Revision => ({
  text: { metadata: doc.metadata, content: doc.content },
  etag,
});

/** Keeps one draft saved while its author types. */
export const createAutosave = (options: AutosaveOptions): Autosave => {
  const { opened, journal, clock = browserClock } = options;
  const key = { projectId: options.projectId, draftId: opened.draftId };
  let queue = createQueue(revisionOf(opened), crypto.randomUUID());
  let cancelTimer = (): void => undefined;
  let isStopped = false;
  // One write after the other, or an older text could land last.
  let journalWrites = Promise.resolve();

  const dispatch = (event: QueueEvent): void => {
    if (isStopped) return;
    const { queue: changed, effects } = next(queue, event);
    queue = changed;
    effects.forEach(perform);
    options.onChange(queue);
  };

  const writeJournal = (write: () => Promise<void>): void => {
    journalWrites = journalWrites.then(write).catch(options.onJournalFailure);
  };

  const perform = (effect: QueueEffect): void => {
    switch (effect.kind) {
      case "save":
        return void save(options, effect, clock.now).then(dispatch);
      case "read":
        return void read(options, clock.now).then(dispatch);
      case "wake":
        cancelTimer();
        cancelTimer = clock.after(effect.atMs - clock.now(), () => {
          dispatch({ kind: "clock", atMs: clock.now() });
        });
        return;
      case "journal":
        writeJournal(async () => journal.put({ ...key, text: effect.text, base: effect.base, atMs: clock.now() }));
        return;
      case "clear_journal":
        writeJournal(async () => journal.clear(key, effect.text));
        return;
      case "show":
        options.onShow(effect.text);
    }
  };

  return {
    typed: (text) => dispatch({ kind: "typed", text, atMs: clock.now() }),
    flush: () => dispatch({ kind: "flush", atMs: clock.now() }),
    resumed: () => dispatch({ kind: "resumed", atMs: clock.now() }),
    resolve: (text) => dispatch({ kind: "resolved", text, atMs: clock.now() }),
    queue: () => queue,
    stop: () => {
      isStopped = true;
      cancelTimer();
    },
  };
};

type Requests = Pick<AutosaveOptions, "drafts" | "opened">;

const save = async (
  { drafts, opened }: Requests,
  { text, base, key }: Extract<QueueEffect, { kind: "save" }>,
  now: () => number,
): Promise<QueueEvent> => {
  const metadata = changedMetadata(base.text.metadata, text.metadata);
  const request = { draftId: opened.draftId, metadata, content: text.content, language: opened.doc.language };
  try {
    const { etag } = await drafts.save(request, { ifMatch: base.etag, idempotencyKey: key });
    return { kind: "answered", key, etag, atMs: now() };
  } catch (error) {
    return { kind: "failed", key, failure: failureOf(error), atMs: now() };
  }
};

const read = async ({ drafts, opened }: Requests, now: () => number): Promise<QueueEvent> => {
  try {
    return { kind: "theirs", revision: revisionOf(await drafts.read(opened.draftId)), atMs: now() };
  } catch (error) {
    return { kind: "theirs_failed", failure: failureOf(error), atMs: now() };
  }
};

/** Whatever `getIdToken` throws is a person who is not signed in. */
const failureOf = (error: unknown): Failure =>
  isLecternError(error) ? error : { code: "unauthenticated", message: error instanceof Error ? error.message : "", isRetryable: false };
