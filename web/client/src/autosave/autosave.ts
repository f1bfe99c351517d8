import type { Tagged } from "../calls.ts";
import type { OpenedDraft } from "../contract/editing.ts";
import { isLecternError } from "../errors.ts";
import type { LecternProject } from "../lectern.ts";
import { type AutosaveClock, browserClock, createAlarm } from "./clock.ts";
import { type Journal, type JournalEntry, type JournalOffer, offerOf } from "./journal.ts";
import { createJournalWriter, type Unsaved } from "./journal-writer.ts";
import { next } from "./next.ts";
import { createQueue, type Failure, isDirty, type Queue, type QueueEffect, type QueueEvent, type Revision } from "./queue.ts";
import { changedMetadata, type Text } from "./text.ts";

export interface AutosaveOptions {
  readonly projectId: string;
  readonly drafts: Pick<LecternProject["drafts"], "save" | "read">;
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

export interface Autosave {
  readonly typed: (text: Text) => void;
  /** Ctrl+S, and when the page is being hidden. */
  readonly flush: () => void;
  /** The page may be about to go: what was typed is written to the journal now. */
  readonly keep: () => void;
  /** Signed in or online again. */
  readonly resumed: () => void;
  /** The author's way out of a conflict. */
  readonly resolve: (text: Text) => void;
  readonly queue: () => Queue;
  /**
   * A text of a dead tab that the draft does not have, the newest first. Ask when the draft is opened, and after each one that was taken or
   * dropped, once all is saved: while something is not, there is no offer.
   */
  readonly nextOffer: () => Promise<JournalOffer>;
  /** The author puts what was offered into the draft: as it was, or what became of it in a comparison. */
  readonly take: (offered: JournalEntry, text: Text) => void;
  readonly drop: (offered: JournalEntry) => void;
  /** Ends timers. The journal keeps what is not saved. */
  readonly stop: () => void;
  /** As `stop`, but the journal keeps nothing: the draft was discarded. */
  readonly forget: () => void;
}

export const revisionOf = ({ doc, etag }: Tagged<OpenedDraft>): Revision => ({
  text: { metadata: doc.metadata, content: doc.content },
  etag,
});

/** Keeps one draft saved while its author types. */
export const createAutosave = (options: AutosaveOptions): Autosave => {
  const { opened, journal, clock = browserClock } = options;
  const place = { projectId: options.projectId, draftId: opened.draftId, run: crypto.randomUUID() };
  const writer = createJournalWriter(journal, place, clock, options.onJournalFailure);
  const alarm = createAlarm(clock, () => dispatch({ kind: "due" }));
  let queue = createQueue(revisionOf(opened), place.run);
  let isStopped = false;

  const dispatch = (event: QueueEvent): void => {
    if (isStopped) return;
    const before = queue;
    const step = next(queue, event);
    queue = step.queue;
    // Cleared by the answer to this very text, and by nothing else.
    if (queue.text !== before.text || queue.base !== before.base) writer.want(unsavedOf(queue, clock.now()));
    if (queue.phase !== before.phase) alarm.set("dueAtMs" in queue.phase ? queue.phase.dueAtMs : undefined);
    step.effects.forEach(perform);
    options.onChange(queue);
  };

  const perform = (effect: QueueEffect): void => {
    if (effect.kind === "show") options.onShow(effect.text);
    else void request(options, effect, clock.now).then(dispatch);
  };

  const typed = (text: Text): void => dispatch({ kind: "typed", text, atMs: clock.now() });

  const stop = (): void => {
    isStopped = true;
    alarm.set(undefined);
    writer.end();
  };

  return {
    typed,
    flush: () => dispatch({ kind: "flush" }),
    keep: () => void writer.flush(),
    resumed: () => dispatch({ kind: "resumed" }),
    resolve: (text) => dispatch({ kind: "resolved", text }),
    queue: () => queue,
    nextOffer: async () => {
      await writer.flush();
      return findOffer(await journal.abandoned(place), queue, writer.replace);
    },
    take: (offered, text) => {
      writer.replace(offered);
      typed(text);
    },
    drop: writer.replace,
    stop,
    forget: () => {
      writer.want(undefined);
      stop();
    },
  };
};

const unsavedOf = (queue: Queue, atMs: number): Unsaved | undefined =>
  isDirty(queue) ? { text: queue.text, base: queue.base, atMs } : undefined;

/** Entries that the draft has whole are no offers: they go. */
const findOffer = (entries: readonly JournalEntry[], queue: Queue, remove: (entry: JournalEntry) => void): JournalOffer => {
  for (const entry of isDirty(queue) ? [] : entries) {
    const offer = offerOf(entry, queue.base);
    if (offer.kind !== "nothing") return offer;
    remove(entry);
  }
  return { kind: "nothing" };
};

type RequestEffect = Exclude<QueueEffect, { readonly kind: "show" }>;

const request = async ({ drafts, opened }: AutosaveOptions, effect: RequestEffect, now: () => number): Promise<QueueEvent> => {
  const { draftId, doc } = opened;
  try {
    if (effect.kind === "read") return { kind: "theirs", revision: revisionOf(await drafts.read(draftId)) };
    const { text, base, key } = effect;
    const change = { draftId, metadata: changedMetadata(base.text.metadata, text.metadata), content: text.content, language: doc.language };
    const { etag } = await drafts.save(change, { ifMatch: base.etag, idempotencyKey: key });
    return { kind: "answered", key, etag };
  } catch (error) {
    const failed = { failure: failureOf(error), atMs: now() };
    return effect.kind === "read" ? { kind: "theirs_failed", ...failed } : { kind: "failed", key: effect.key, ...failed };
  }
};

/** Whatever `getIdToken` throws is a person who is not signed in. */
const failureOf = (error: unknown): Failure =>
  isLecternError(error) ? error : { code: "unauthenticated", message: error instanceof Error ? error.message : "", isRetryable: false };
