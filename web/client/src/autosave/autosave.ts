import type { Tagged } from "../calls.ts";
import type { OpenedDraft } from "../contract/editing.ts";
import { isLecternError } from "../errors.ts";
import type { LecternProject } from "../lectern.ts";
import { type AutosaveClock, browserClock } from "./clock.ts";
import { type Journal, type JournalEntry, type JournalOffer, firstOffer } from "./journal.ts";
import { createJournalWriter } from "./journal-writer.ts";
import { createQueue, type Failure, isDirty, type Phase, type Queue, type Revision } from "./queue.ts";
import { changedMetadata, type Text } from "./text.ts";
import { answered, compared, due, failed, flushed, resumed, resolved, type Step, typed } from "./transitions.ts";

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
  /** Nothing is sent and no timer acts any more. The journal keeps what is not saved. */
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
  const { projectId, opened, journal, clock = browserClock } = options;
  const place = { projectId, draftId: opened.draftId, run: crypto.randomUUID() };
  const writer = createJournalWriter(journal, place, clock, options.onJournalFailure);
  let queue = createQueue(revisionOf(opened), place.run);
  let cancelAlarm = (): void => undefined;
  let isStopped = false;

  /** Takes a step of the queue, and does what follows from it. */
  const become = (after: Queue, isTyped = false): void => {
    if (isStopped) return;
    const before = queue;
    queue = after;
    const { phase, text, base } = after;
    // Cleared by the answer to this very text, and by nothing else.
    if (text !== before.text || base !== before.base) writer.want(isDirty(after) ? { text, base, atMs: clock.now() } : undefined);
    if (text !== before.text && !isTyped) options.onShow(text);
    if (phase !== before.phase) {
      cancelAlarm();
      if ("dueAtMs" in phase) cancelAlarm = clock.after(phase.dueAtMs - clock.now(), () => become(due(queue)));
      if (phase.kind === "saving" || phase.kind === "comparing")
        void request(options, phase, after, clock.now).then((step) => become(step(queue)));
    }
    options.onChange(after);
  };

  const type = (text: Text): void => become(typed(queue, text, clock.now()), true);

  const stop = (): void => {
    isStopped = true;
    cancelAlarm();
    writer.end();
  };

  return {
    typed: type,
    flush: () => become(flushed(queue)),
    keep: () => void writer.flush(),
    resumed: () => become(resumed(queue)),
    resolve: (text) => become(resolved(queue, text)),
    queue: () => queue,
    nextOffer: async () => {
      await writer.flush();
      const entries = await journal.abandoned(place);
      return firstOffer(isDirty(queue) ? [] : entries, queue.base, writer.replace);
    },
    take: (offered, text) => {
      writer.replace(offered);
      type(text);
    },
    drop: writer.replace,
    stop,
    forget: () => {
      writer.want(undefined);
      stop();
    },
  };
};

type Asking = Extract<Phase, { readonly kind: "saving" | "comparing" }>;

/** Asks the service for what the phase waits for. The answer is a step of the queue as it is then. */
const request = async (
  { drafts, opened }: AutosaveOptions,
  phase: Asking,
  { base, text }: Queue,
  now: AutosaveClock["now"],
): Promise<Step> => {
  const { draftId, doc } = opened;
  try {
    if (phase.kind === "comparing") {
      const theirs = revisionOf(await drafts.read(draftId));
      return (queue) => compared(queue, theirs);
    }
    const { etag } = await drafts.save(
      { draftId, metadata: changedMetadata(base.text.metadata, text.metadata), content: text.content, language: doc.language },
      { ifMatch: base.etag, idempotencyKey: phase.key },
    );
    return (queue) => answered(queue, etag);
  } catch (error) {
    return (queue) => failed(queue, failureOf(error), now());
  }
};

/** Whatever `getIdToken` throws is a person who is not signed in. */
const failureOf = (error: unknown): Failure =>
  isLecternError(error) ? error : { code: "unauthenticated", message: error instanceof Error ? error.message : "", isRetryable: false };
