import type { LecternProject, OpenedDraft, Tagged } from "@lectern/client";
import { type Autosave, createAutosave, isDirty, type Journal, type Queue, type Text } from "@lectern/client/autosave";
import { JournalOffers, type ShownOffer } from "./journal-offers.ts";

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
  readonly #offers: JournalOffers;
  readonly #options: DraftSessionOptions;
  readonly #listening = new AbortController();
  /** What the author sees. */
  #shown: Text;
  #isLeaving = false;

  constructor(options: DraftSessionOptions) {
    this.#options = options;
    const { doc } = options.opened;
    this.#shown = { metadata: doc.metadata, content: doc.content };
    this.#autosave = createAutosave({
      projectId: options.projectId,
      drafts: options.project.drafts,
      opened: options.opened,
      journal: options.journal,
      onChange: this.#changed,
      onShow: this.#show,
      onJournalFailure: options.onJournalFailure,
    });
    this.#offers = new JournalOffers({ autosave: this.#autosave, onChange: options.onChange, onFailure: options.onJournalFailure });
    this.#offers.look();
    this.#listen();
  }

  get queue(): Queue {
    return this.#autosave.queue();
  }

  get text(): Text {
    return this.#shown;
  }

  /** A text that a dead tab has left on this device. */
  get offer(): ShownOffer | undefined {
    return this.#offers.current;
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

  /** Puts what was offered in the place of what is shown. */
  takeOffer(text: Text): void {
    const from = this.#shown;
    this.#shown = text;
    this.#offers.take(text);
    this.#options.onShow(from, text);
  }

  dropOffer(): void {
    this.#offers.drop();
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

  /** The author has discarded the draft: nothing is sent any more, and nothing stays on the device. */
  forget(): void {
    this.#listening.abort();
    this.#autosave.forget();
  }

  readonly #changed = (): void => {
    if (this.#isLeaving && resting.has(this.queue.phase.kind)) this.#autosave.stop();
    else this.#offers.look();
    this.#options.onChange();
  };

  readonly #show = (to: Text): void => {
    const from = this.#shown;
    this.#shown = to;
    this.#options.onShow(from, to);
    this.#options.onMerge();
  };

  #listen(): void {
    const { signal } = this.#listening;
    const keep = (): void => this.#autosave.keep();
    const hide = (): void => {
      if (document.visibilityState !== "hidden") return;
      keep();
      this.save();
    };
    document.addEventListener("visibilitychange", hide, { signal });
    document.addEventListener("keydown", this.#saveByKey, { signal });
    window.addEventListener("pagehide", keep, { signal });
    window.addEventListener("online", () => this.resume(), { signal });
    window.addEventListener("beforeunload", keep, { signal });
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
