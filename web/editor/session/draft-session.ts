import type { OpenedDraft, Tagged } from "@lectern/client";
import {
  type Autosave,
  createAutosave,
  isDirty,
  type Journal,
  type JournalEntry,
  type Queue,
  type ShowCause,
  type Text,
} from "@lectern/client/autosave";
import { shortcutKey } from "../../shared/shortcut-key.ts";
import { labelsOf } from "../form/template-fields.ts";
import type { Labels } from "../words/labels.ts";
import { nextAnnouncement } from "./announcement.ts";
import type { Unread } from "../events.ts";
import type { EditedPage } from "./edited-page.ts";
import { JournalOffers, type ShownOffer } from "./journal-offers.ts";
import { journalOf } from "./page-journal.ts";
import { type SaveState, saveStateOf } from "./save-state.ts";

export interface DraftSessionOptions {
  readonly edited: EditedPage;
  /** The person who types: the journal of this device belongs to them. */
  readonly author: string;
  readonly journal: Journal;
  readonly onChange: () => void;
  /** Replace `from`, which is shown now, by `to`. */
  readonly onShow: (from: Text, to: Text, cause: ShowCause) => void;
  readonly onJournalFailure: () => void;
}

/** Phases without a pending request. */
const resting = new Set<Queue["phase"]["kind"]>(["saved", "paused", "refused", "conflict", "gone"]);

/** A draft that is being edited: its text, and autosave driven by the browser's events. */
export class DraftSession {
  readonly #autosave: Autosave;
  readonly #offers: JournalOffers;
  readonly #options: DraftSessionOptions;
  readonly #labels: Labels;
  readonly #listening = new AbortController();
  /** The text that the author sees. */
  #shown: Text;
  #announcement = "";
  /** The author has asked for a save, and wants to hear that it is done. */
  #isAsked = false;
  #isLeaving = false;
  #isOnDevice = true;
  /** What is typed in fields and cannot be stored, by key: leaving loses it. */
  readonly unread = new Map<string, Unread>();

  constructor(options: DraftSessionOptions) {
    this.#options = options;
    const { opened, drafts } = options.edited;
    this.#labels = labelsOf(opened.template);
    this.#shown = { metadata: opened.doc.metadata, content: opened.doc.content };
    this.#autosave = createAutosave({
      author: options.author,
      drafts,
      opened,
      journal: journalOf(options.journal, opened),
      onChange: this.#changed,
      onShow: this.#show,
      onJournalFailure: this.#failJournal,
    });
    this.#offers = new JournalOffers({ autosave: this.#autosave, onChange: options.onChange, onFailure: this.#failJournal });
    this.#offers.look();
    this.#listen();
  }

  get queue(): Queue {
    return this.#autosave.queue();
  }

  get state(): SaveState {
    return saveStateOf(this.queue, { labels: this.#labels, unread: this.unread.size, isOnDevice: this.#isOnDevice });
  }

  get text(): Text {
    return this.#shown;
  }

  /** A dead tab's text on this device. */
  get offer(): ShownOffer | undefined {
    return this.#offers.current;
  }

  /** The text for screen readers. */
  get announcement(): string {
    return this.#announcement;
  }

  /** There is text that no save will store by itself soon. */
  get isStuck(): boolean {
    return isDirty(this.queue) && this.queue.phase.kind !== "saved" && resting.has(this.queue.phase.kind);
  }

  /** The service has everything that was typed. */
  get isAtRest(): boolean {
    return this.queue.phase.kind === "saved" && !isDirty(this.queue) && this.unread.size === 0;
  }

  readonly #failJournal = (): void => {
    this.#isOnDevice = false;
    this.#options.onJournalFailure();
  };

  /** Undefined: the field holds a value again. */
  keepUnread(key: string, unread: Unread | undefined): void {
    if (unread === undefined) this.unread.delete(key);
    else this.unread.set(key, unread);
    this.#options.onChange();
  }

  typed(change: Partial<Text>): void {
    this.#options.edited.begin();
    this.#shown = { ...this.#shown, ...change };
    this.#autosave.typed(this.#shown);
  }

  /** The author has decided for another text. */
  replace(text: Text): void {
    this.#options.edited.begin();
    this.#autosave.replace(text);
    this.save();
  }

  /** Replaces the displayed text by the offered one. */
  acceptOffer(text: Text): void {
    this.#options.edited.begin();
    this.#offers.accept(text);
    this.save();
  }

  async setAside(): Promise<readonly JournalEntry[]> {
    return this.#autosave.setAside();
  }

  dropSetAside(entry: JournalEntry): void {
    this.#autosave.drop(entry);
  }

  dropOffer(): void {
    this.#offers.drop();
  }

  save(): void {
    this.#isAsked = true;
    this.#autosave.flush();
  }

  resume(): void {
    this.#autosave.resumed();
  }

  /** The draft's present stored state. */
  learn(draft: Tagged<OpenedDraft>): void {
    this.#autosave.learn(draft);
  }

  resolve(text: Text): void {
    this.#autosave.resolve(text);
  }

  /** The author leaves. Pending work is completed. */
  leave(): void {
    this.#listening.abort();
    this.#isLeaving = true;
    this.#autosave.flush();
    this.#changed();
  }

  /**
   * Somebody else has signed in, and nothing may be sent in their name; or the author leaves knowing that the text is not saved. The text stays
   * on the device, in its author's journal.
   */
  stop(): void {
    this.#listening.abort();
    this.#autosave.stop();
  }

  /** The author has discarded the draft: nothing more is sent, and nothing stays on the device. */
  forget(): void {
    this.#listening.abort();
    this.#autosave.forget();
  }

  readonly #changed = (): void => {
    const { state } = this;
    this.#announcement = nextAnnouncement(this.#announcement, state, this.#isAsked);
    this.#isAsked &&= state.tone === "busy";
    if (this.#isLeaving && resting.has(this.queue.phase.kind)) this.#autosave.stop();
    else this.#offers.look();
    this.#options.onChange();
  };

  readonly #show = (to: Text, cause: ShowCause): void => {
    const from = this.#shown;
    this.#shown = to;
    this.#options.onShow(from, to, cause);
  };

  #listen(): void {
    const { signal } = this.#listening;
    const keep = (): void => this.#autosave.keep();
    const hide = (): void => {
      if (document.visibilityState !== "hidden") return;
      keep();
      this.#autosave.flush();
    };
    document.addEventListener("visibilitychange", hide, { signal });
    document.addEventListener("keydown", this.#saveByKey, { signal });
    window.addEventListener("pagehide", keep, { signal });
    window.addEventListener("online", () => this.resume(), { signal });
    for (const change of ["online", "offline"]) window.addEventListener(change, () => this.#options.onChange(), { signal });
    window.addEventListener("beforeunload", keep, { signal });
    window.addEventListener("beforeunload", (event) => this.#warn(event), { signal });
  }

  readonly #saveByKey = (event: KeyboardEvent): void => {
    if (shortcutKey(event) !== "s") return;
    event.preventDefault();
    this.save();
  };

  /** Only while something would be lost: a page that always asks is ignored. */
  #warn(event: BeforeUnloadEvent): void {
    if (isDirty(this.queue) || this.unread.size > 0) event.preventDefault();
  }
}
