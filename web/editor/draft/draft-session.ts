import type { LecternProject, OpenedDraft, Tagged } from "@lectern/client";
import { type Autosave, createAutosave, isDirty, type Journal, type Queue, type Text } from "@lectern/client/autosave";
import { patientJournal } from "./patient-journal.ts";

export interface DraftSessionOptions {
  readonly project: LecternProject;
  readonly projectId: string;
  readonly opened: Tagged<OpenedDraft>;
  readonly journal: Journal;
  readonly onChange: () => void;
  /** `to` shall be shown, where `from` is shown now. */
  readonly onShow: (from: Text, to: Text) => void;
  /** Somebody else's changes are in the text now. */
  readonly onMerge: () => void;
  readonly onJournalFailure: () => void;
}

/** Phases in which nothing is under way. */
const resting = new Set<Queue["phase"]["kind"]>(["saved", "paused", "refused", "conflict", "gone"]);

/** One draft while it is edited: its text, and autosave with what the browser tells the page. */
export class DraftSession {
  readonly #autosave: Autosave;
  readonly #options: DraftSessionOptions;
  readonly #listening = new AbortController();
  /** What the author sees. */
  #shown: Text;
  #isLeaving = false;

  constructor(options: DraftSessionOptions) {
    this.#options = options;
    const { doc } = options.opened;
    this.#shown = { metadata: doc.metadata, content: doc.content };
    const journal = patientJournal(options.journal, options.onJournalFailure);
    this.#autosave = createAutosave({
      projectId: options.projectId,
      drafts: options.project.drafts,
      opened: options.opened,
      journal,
      onChange: this.#changed,
      onShow: this.#show,
      onJournalFailure: options.onJournalFailure,
    });
    this.#listen(journal.flush);
  }

  get queue(): Queue {
    return this.#autosave.queue();
  }

  get text(): Text {
    return this.#shown;
  }

  typed(change: Partial<Text>): void {
    this.#shown = { ...this.#shown, ...change };
    this.#autosave.typed(this.#shown);
  }

  /** Puts another text in the place of what is shown, as if the author had typed it. */
  replace(text: Text): void {
    const from = this.#shown;
    this.typed(text);
    this.#options.onShow(from, text);
  }

  save(): void {
    this.#autosave.flush();
  }

  resume(): void {
    this.#autosave.resumed();
  }

  resolve(text: Text): void {
    this.#autosave.resolve(text);
  }

  /** The author goes elsewhere. What is under way comes to its end. */
  leave(): void {
    this.#listening.abort();
    this.#isLeaving = true;
    this.#autosave.flush();
    this.#changed();
  }

  /** The draft is no more: nothing is sent any more. */
  stop(): void {
    this.#listening.abort();
    this.#autosave.stop();
  }

  readonly #changed = (): void => {
    if (this.#isLeaving && resting.has(this.queue.phase.kind)) this.#autosave.stop();
    this.#options.onChange();
  };

  readonly #show = (to: Text): void => {
    const from = this.#shown;
    this.#shown = to;
    this.#options.onShow(from, to);
    this.#options.onMerge();
  };

  #listen(flushJournal: () => void): void {
    const { signal } = this.#listening;
    const hide = (): void => {
      if (document.visibilityState !== "hidden") return;
      flushJournal();
      this.save();
    };
    document.addEventListener("visibilitychange", hide, { signal });
    document.addEventListener("keydown", this.#saveByKey, { signal });
    window.addEventListener("pagehide", flushJournal, { signal });
    window.addEventListener("online", () => this.resume(), { signal });
    window.addEventListener("beforeunload", flushJournal, { signal });
    window.addEventListener("beforeunload", (event) => this.#warn(event), { signal });
  }

  readonly #saveByKey = (event: KeyboardEvent): void => {
    if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    event.preventDefault();
    this.save();
  };

  /** Only while something would be lost: a page that always asks is never believed. */
  #warn(event: BeforeUnloadEvent): void {
    if (isDirty(this.queue)) event.preventDefault();
  }
}
