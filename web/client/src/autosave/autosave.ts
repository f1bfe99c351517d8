import type { Tagged } from "../calls.ts";
import type { OpenedDraft } from "../contract.ts";
import type { LecternProject } from "../lectern.ts";
import { type AutosaveClock, browserClock, createAlarm } from "./clock.ts";
import { createDecisions } from "./decisions.ts";
import { failureOf } from "./failure-of.ts";
import { firstOffer, type Journal, type JournalEntry, type JournalOffer } from "./journal.ts";
import { createJournalWriter, setAsideIn } from "./journal-writer.ts";
import { createQueue, isDirty, type Phase, type Queue, type Revision } from "./queue.ts";
import { changedMetadata, type Text } from "./text.ts";
import { answered, compared, due, failed, flushed, learned, resumed, type Step, typed } from "./transitions.ts";

/** Why a text is shown: somebody else's disjoint changes were merged, or the author has decided. */
export type ShowCause = "merged" | "decided";

export interface AutosaveOptions {
  /** The user ID of the person who types: the journal of this device belongs to them. */
  readonly author: string;
  readonly drafts: Pick<LecternProject["drafts"], "projectId" | "save" | "read">;
  /** The answer of `open` or `read`. */
  readonly opened: Tagged<OpenedDraft>;
  readonly journal: Journal;
  /** Called after every event, to update the save state. */
  readonly onChange: (queue: Queue) => void;
  /** The form must show this text. Merged changes do not belong in the undo history, because the author did not make them. */
  readonly onShow: (text: Text, cause: ShowCause) => void;
  /** The journal does not work (private browsing, a full disk); tell the author. */
  readonly onJournalFailure: (error: unknown) => void;
  readonly clock?: AutosaveClock;
}

export interface Autosave {
  readonly typed: (text: Text) => void;
  /** For Ctrl+S, and when the page is being hidden. */
  readonly flush: () => void;
  /** The page may be about to close: writes what was typed to the journal now. */
  readonly keep: () => void;
  /** Signed in or online again. */
  readonly resumed: () => void;
  /** The draft's present state. It is shown if nothing was typed here; otherwise the next save finds it out. */
  readonly learn: (draft: Tagged<OpenedDraft>) => void;
  /** The author's decision in a conflict. What they have typed and this text lacks is set aside. */
  readonly resolve: (text: Text) => void;
  /** The author chooses another text, such as a version. The stored text becomes a version; unsaved text is set aside. */
  readonly replace: (text: Text) => void;
  readonly queue: () => Queue;
  /**
   * The newest text of a dead tab that the draft lacks. Ask when the draft is opened, and after each one accepted or dropped, once
   * everything is saved: until then there is no offer.
   */
  readonly nextOffer: () => Promise<JournalOffer>;
  /** Puts the offered text into the draft: unchanged, or the result of a comparison. */
  readonly acceptOffer: (offered: JournalEntry, text: Text) => void;
  readonly drop: (offered: JournalEntry) => void;
  /** Texts of this draft on this device that the author has decided against, newest first: they can be copied or dropped. */
  readonly setAside: () => Promise<readonly JournalEntry[]>;
  /** Sends nothing more and stops all timers. The journal keeps unsaved text. */
  readonly stop: () => void;
  /** Like `stop`, but the journal keeps nothing: the draft was discarded. */
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
  const alarm = createAlarm(clock, () => changeTo(due(queue)));
  let isStopped = false;
  const decisions = createDecisions({ queue: () => queue, changeTo: (after) => changeTo(after, "decided"), writer, now: clock.now });

  /** Applies a step to the queue, and acts on the result. */
  const changeTo = (after: Queue, cause: ShowCause | "typed" = "merged"): void => {
    if (isStopped) return;
    const before = queue;
    queue = after;
    const { phase, text, base } = after;
    // Only the answer to this very text clears it.
    if (text !== before.text || base !== before.base) writer.want(isDirty(after) ? { text, base, atMs: clock.now() } : undefined);
    decisions.dropSavedOffers(after);
    if (text !== before.text && cause !== "typed") options.onShow(text, cause);
    if (phase !== before.phase) {
      alarm.set("dueAtMs" in phase ? phase.dueAtMs : undefined);
      if (phase.kind === "saving" || phase.kind === "comparing")
        void request(options, phase, after, clock.now).then((step) => changeTo(step(queue)));
    }
    options.onChange(after);
  };

  /** The texts of dead tabs and those set aside, after all pending writes. */
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
    typed: (text) => changeTo(typed(queue, text, clock.now()), "typed"),
    flush: () => changeTo(flushed(queue)),
    keep: () => void writer.flush(),
    resumed: () => changeTo(resumed(queue)),
    learn: (draft) => changeTo(learned(queue, revisionOf(draft))),
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

/** Sends the request that the phase waits for. The answer is applied to the queue as it is by then. */
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
