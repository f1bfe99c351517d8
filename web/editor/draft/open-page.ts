import type { LecternProject, OpenedDraft, Tagged } from "@lectern/client";
import { isSameText, type Journal, type ShowCause, type Text } from "@lectern/client/autosave";
import type { LitElement, ReactiveController } from "lit";
import { browserClock } from "../../client/src/autosave/clock.ts";
import { createJournalWriter } from "../../client/src/autosave/journal-writer.ts";
import { Connection } from "../../shared/connection.ts";
import { sentenceOf } from "../words/errors.ts";
import { addressOf } from "../route.ts";
import { SignedOutEvent } from "../events.ts";
import type * as Parts from "../signed-in-parts.ts";
import { texts } from "../texts.ts";
import { takeArrival } from "../session/arrival.ts";
import { type News, noNews } from "../session/news.ts";
import { DraftSession } from "../session/draft-session.ts";
import { NewPageWords } from "../session/new-page-words.ts";
import type { EditedPage } from "../session/edited-page.ts";
import { loadPage } from "../session/load-page.ts";
import { mayBeStored } from "../session/may-be-stored.ts";
import { newPageId } from "../session/new-page-id.ts";
import type { NewPageStart } from "../session/new-page.ts";
import { savedSlug } from "../session/saved-slug.ts";

interface OpenPageOptions {
  readonly tell: (news: Partial<News>) => void;
  readonly show: (from: Text, to: Text, cause: ShowCause) => void;
}

/** The element that shows the page. */
interface Host extends LitElement {
  readonly project: LecternProject | undefined;
  readonly journal: Journal | undefined;
  readonly author: string;
  readonly projectId: string;
  readonly draftId: string;
  readonly docId: string;
  /** The author begins a page. */
  readonly isNew: boolean;
}

/** What the author edits, from loading to the last save: a live page, a draft, or the one turning into the other. */
export class OpenPage implements ReactiveController {
  opened: Tagged<OpenedDraft> | undefined;
  isDraft = true;
  /** Why it cannot be opened. */
  failure: string | undefined;
  session: DraftSession | undefined;
  /** What a page that is not stored yet is begun with. */
  start: NewPageStart | undefined;
  /** What the author types while a new page is only being begun; or has typed, if it cannot be. */
  early: NewPageWords | undefined;

  /** The ID of the draft or live page that is open. */
  get storedId(): string | undefined {
    const id = this.isDraft ? this.opened?.draftId : this.opened?.live_page?.docId;
    return id === newPageId ? undefined : id;
  }

  /** The ID of the draft that is open, if it is stored. */
  get draftId(): string | undefined {
    return this.isDraft ? this.storedId : undefined;
  }

  readonly #host: Host;
  readonly #options: OpenPageOptions;
  /** Of a page that is begun. */
  #parts: typeof Parts | undefined;
  /** The number of answered saves. */
  #sends = 0;
  /** When the draft goes live, also after a save of this author; undefined: it does not, or that is not known. */
  #kept: string | undefined;
  readonly #connection: Connection;

  constructor(host: Host, options: OpenPageOptions) {
    this.#host = host;
    this.#options = options;
    this.#connection = new Connection(host);
    host.addController(this);
  }

  hostConnected(): void {
    void this.#load(this.#host);
  }

  hostDisconnected(): void {
    this.early?.end();
    this.session?.leave();
  }

  /** The draft's present stored state. */
  learn(draft: Tagged<OpenedDraft>): void {
    this.session?.learn(draft);
    this.#open(draft);
  }

  /** When the live page leaves the site was changed, and nothing else of it. */
  ends({ etag, unpublish_at }: Pick<Tagged<OpenedDraft>, "etag" | "unpublish_at">): void {
    if (this.opened !== undefined) this.#open({ ...this.opened, etag, unpublish_at, unpublish_refusal: undefined });
  }

  /** The author has discarded it, or continues in another draft: nothing of it is sent or typed any more, or stays on the device. */
  forget(): void {
    this.session?.forget();
    this.session = undefined;
    this.#host.requestUpdate();
  }

  /** The draft went live, or the live page became a draft. Nobody can type until this is done. */
  async turnInto(place: { readonly draftId: string } | { readonly docId: string }): Promise<void> {
    const { projectId } = this.#host;
    const shown = this.session?.text;
    // Typed text that was never stored stays on the device, and is offered to the author.
    this.session?.stop();
    const route = "draftId" in place ? ({ kind: "draft", projectId, ...place } as const) : ({ kind: "page", projectId, ...place } as const);
    history.replaceState(null, "", addressOf(route));
    this.#sends = 0;
    await this.#load({ draftId: "", docId: "", ...place });
    const text = this.session?.text;
    if (shown !== undefined && text !== undefined && !isSameText(shown, text)) this.#options.show(shown, text, "decided");
  }

  async #load({ draftId, docId }: Pick<Host, "draftId" | "docId">): Promise<void> {
    const { project, journal, author } = this.#host;
    const { signal } = this.#connection;
    if (project === undefined || journal === undefined) return;
    try {
      if (this.#host.isNew && draftId === "" && docId === "") {
        await this.#beginFirst(project, signal);
        return;
      }
      const edited = await loadPage({ project, draftId, docId, signal, onMade: this.#becomeDraft });
      if (signal.aborted) return;
      this.#edit(edited, { author, journal });
      const arrival = takeArrival(draftId);
      if (arrival !== "") this.#options.tell({ done: arrival });
      if (docId !== "" && edited.isDraft) this.#becomeDraft(edited.opened);
    } catch (error) {
      if (!signal.aborted) this.failure = sentenceOf(error);
      this.#host.requestUpdate();
    }
  }

  #edit(edited: EditedPage, { author, journal }: { readonly author: string; readonly journal: Journal }): void {
    const { tell, show } = this.#options;
    const onJournalFailure = (): void => tell({ hasJournal: false });
    this.isDraft = edited.isDraft;
    this.session = new DraftSession({ edited, author, journal, onChange: this.#changed, onShow: show, onJournalFailure });
    this.#open(edited.opened);
  }

  async #beginFirst(project: LecternProject, signal: AbortSignal): Promise<void> {
    this.#takeEarly();
    this.#parts = await import("../signed-in-parts.ts");
    const start = await this.#parts.startNewPage(project, signal);
    if (signal.aborted) return;
    if (start === undefined) this.failure = texts.list.noTemplates;
    else this.begin(start);
    this.#host.requestUpdate();
  }

  #takeEarly(): void {
    const { author, projectId, journal } = this.#host;
    const { signal } = this.#connection;
    if (journal === undefined) return;
    const place = { author, projectId, draftId: newPageId, run: crypto.randomUUID() };
    const writer = createJournalWriter(journal, place, browserClock, () => this.#options.tell({ hasJournal: false }));
    const early = new NewPageWords({ writer, clock: browserClock, onChange: () => this.#host.requestUpdate() });
    this.early = early;
    window.addEventListener("pagehide", () => early.keep(), { signal });
    const warn = (event: Event): void => {
      if (this.early?.isEmpty === false) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn, { signal });
    this.#host.requestUpdate();
  }

  /** Begins a page, or begins it again with another language or template: what was typed stays. */
  begin(start: NewPageStart): void {
    const { project, journal, author } = this.#host;
    const parts = this.#parts;
    if (project === undefined || journal === undefined || parts === undefined) return;
    if (this.session !== undefined && mayBeStored(this.session.queue)) return;
    const typed = this.session?.text;
    this.session?.forget();
    this.start = start;
    this.#edit(parts.editedNewPage(project, start, this.#becomeDraft), { author, journal });
    if (typed !== undefined && this.opened !== undefined && !parts.isUntouched(this.opened, typed)) this.session?.typed(typed);
    if (this.session !== undefined) this.early?.giveTo(this.session, start.language);
    this.early = undefined;
  }

  #open(draft: Tagged<OpenedDraft>): void {
    this.opened = draft;
    this.#host.requestUpdate();
  }

  /** The URL names the draft from now on; the page continues unchanged. */
  readonly #becomeDraft = (draft: Tagged<OpenedDraft>): void => {
    if (this.#connection.signal.aborted) return;
    const address = addressOf({ kind: "draft", projectId: this.#host.projectId, draftId: draft.draftId });
    history.replaceState(null, "", address);
    this.isDraft = true;
    this.start = undefined;
    this.#options.tell({ done: noNews.done, isPublished: false });
    this.#open(draft);
  };

  readonly #changed = (): void => {
    const phase = this.session?.queue.phase;
    // The result no longer matters for a page that was left.
    if (this.#host.isConnected && phase !== undefined && phase.kind !== "saving") {
      this.#host.dispatchEvent(new SignedOutEvent(phase.kind === "paused" && phase.reason === "signed_out"));
    }
    const { sends = 0, base } = this.session?.queue ?? {};
    if (phase?.kind === "saved" && sends > this.#sends && base !== undefined && this.opened !== undefined) {
      this.#sends = sends;
      this.opened = {
        ...this.opened,
        slug: savedSlug(base.text, this.opened.slug),
        updated_at: new Date().toISOString(),
        updated_by_name: null,
      };
      void this.#lookAtPlan(this.opened);
    }
    this.#host.requestUpdate();
  };

  /** A save of somebody who may not publish ends what is planned. Where one has not, no other one will. */
  async #lookAtPlan({ draftId, publish_at: planned }: OpenedDraft): Promise<void> {
    if (planned === this.#kept) return;
    const found = await this.#host.project?.drafts.read(draftId).catch(() => undefined);
    const { opened } = this;
    // Whoever has planned anew meanwhile knows better.
    if (found === undefined || opened === undefined || opened.publish_at !== planned) return;
    const { publish_at, publish_refusal } = found;
    this.#kept = publish_at;
    this.#open({ ...opened, publish_at, publish_refusal });
  }
}
