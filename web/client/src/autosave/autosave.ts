import type { Tagged } from "../calls.ts";
import type { OpenedDraft } from "../contract/editing.ts";
import type { LecternProject } from "../lectern.ts";
import { type AutosaveClock, browserClock, createAlarm } from "./clock.ts";
import { createDecisions } from "./decisions.ts";
import { failureOf } from "./failure-of.ts";
import { firstOffer, type Journal, type JournalEntry, type JournalOffer } from "./journal.ts";
import { createJournalWriter, setAsideIn } from "./journal-writer.ts";
import { createQueue, isDirty, type Phase, type Queue, type Revision } from "./queue.ts";
import { changedMetadata, type Text } from "./text.ts";
import { answered, compared, due, failed, flushed, learned, resumed, type Step, typed } from "./transitions.ts";

/** Why a text shall be shown: somebody else's disjoint changes came in, or the author has decided. */
export type ShowCause = "merged" | "decided";

export interface AutosaveOptions {
  /** The person who types, by their user ID: the journal of this device is theirs. */
  readonly author: string;
  readonly drafts: Pick<LecternProject["drafts"], "projectId" | "save" | "read">;
  /** What `open` or `read` answered. */
  readonly opened: Tagged<OpenedDraft>;
  readonly journal: Journal;
  /** After every event: for the line that says what is saved. */
  readonly onChange: (queue: Queue) => void;
  /** The form shall show this text. What was merged does not belong into the undo history: it is nothing that the author has done. */
  readonly onShow: (text: Text, cause: ShowCause) => void;
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
  /** What the service has now. It is shown where nothing was typed; otherwise the next save finds it out. */
  readonly learn: (draft: Tagged<OpenedDraft>) => void;
  /** The author's way out of a conflict. What they have typed and this text has not is set aside. */
  readonly resolve: (text: Text) => void;
  /** The author decides for another text (restores a version, say). What is there becomes a version; what is not saved is set aside. */
  readonly replace: (text: Text) => void;
  readonly queue: () => Queue;
  /**
   * A text of a dead tab that the draft does not have, the newest first. Ask when the draft is opened, and after each one that was taken or
   * dropped, once all is saved: while something is not, there is no offer.
   */
  readonly nextOffer: () => Promise<JournalOffer>;
  /** The author puts what was offered into the draft: as it was, or what became of it in a comparison. */
  readonly take: (offered: JournalEntry, text: Text) => void;
  readonly drop: (offered: JournalEntry) => void;
  /** Texts of this draft that the author has decided against, on this device, the newest first: to be copied, or dropped. */
  readonly setAside: () => Promise<readonly JournalEntry[]>;
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
  const { author, drafts, opened, journal, clock = browserClock } = options;
  const place = { author, projectId: drafts.projectId, draftId: opened.draftId, run: crypto.randomUUID() };
  const writer = createJournalWriter(journal, place, clock, options.onJournalFailure);
  let queue = createQueue(revisionOf(opened), place.run);
  const alarm = createAlarm(clock, () => become(due(queue)));
  let isStopped = false;
  const decisions = createDecisions({ queue: () => queue, become: (after) => become(after, "decided"), writer, now: clock.now });

  /** Takes a step of the queue, and does what follows from it. */
  const become = (after: Queue, cause: ShowCause | "typed" = "merged"): void => {
    if (isStopped) return;
    const before = queue;
    queue = after;
    const { phase, text, base } = after;
    // Cleared by the answer to this very text, and by nothing else.
    if (text !== before.text || base !== before.base) writer.want(isDirty(after) ? { text, base, atMs: clock.now() } : undefined);
    decisions.settleTaken(after);
    if (text !== before.text && cause !== "typed") options.onShow(text, cause);
    if (phase !== before.phase) {
      alarm.set("dueAtMs" in phase ? phase.dueAtMs : undefined);
      if (phase.kind === "saving" || phase.kind === "comparing")
        void request(options, phase, after, clock.now).then((step) => become(step(queue)));
    }
    options.onChange(after);
  };

  /** What dead tabs have left, and what was set aside, after all that is being written. */
  const left = async (): Promise<readonly JournalEntry[]> => {
    await writer.flush();
    return journal.abandoned(place);
  };

  const stop = (): void => {
    isStopped = true;
    alarm.set(undefined);
    writer.end();
  };

  return {
    typed: (text) => become(typed(queue, text, clock.now()), "typed"),
    flush: () => become(flushed(queue)),
    keep: () => void writer.flush(),
    resumed: () => become(resumed(queue)),
    learn: (draft) => become(learned(queue, revisionOf(draft))),
    ...decisions,
    queue: () => queue,
    nextOffer: async () => {
      const entries = await left();
      return firstOffer(isDirty(queue) ? [] : entries, queue.base, writer.replace);
    },
    drop: writer.replace,
    setAside: async () => setAsideIn(await left()),
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
      {
        draftId,
        metadata: changedMetadata(base.text.metadata, text.metadata),
        content: text.content,
        language: doc.language,
        ...(phase.keep && { keep: true }),
      },
      { ifMatch: base.etag, idempotencyKey: phase.key },
    );
    return (queue) => answered(queue, etag);
  } catch (error) {
    return (queue) => failed(queue, failureOf(error), now());
  }
};
