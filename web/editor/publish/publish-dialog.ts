import type { LecternProject, OpenedDraft, DocsPublishRequest, ShownDocument, Tagged } from "@lectern/client";
import { isSameText, type Queue, revisionOf } from "@lectern/client/autosave";
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { controls } from "../../shared/controls.ts";
import { noFacts } from "../site/site-facts.ts";
import { sentenceOf } from "../words/errors.ts";
import type { DraftSession } from "../session/draft-session.ts";
import { LearnedEvent, PublishedEvent, ShowFieldEvent } from "../events.ts";
import { lateTexts } from "../late-texts.ts";
import { texts } from "../texts.ts";
import { lookAtLinks } from "./look-at-links.ts";
import { nextHour } from "./local-time.ts";
import { type MissingField, missingFields } from "./missing-fields.ts";
import { momentAt, noMoment, siteClock } from "./moment.ts";
import { PublishAttempt, type PublishFailure, publishFailureOf } from "./publish-attempt.ts";
import { publishStyles } from "./publish-styles.ts";
import { readLivePage } from "./read-live-page.ts";
import { renderChange } from "./render-change.ts";
import { renderGone } from "./render-gone.ts";
import { renderLostLinks } from "./render-lost-links.ts";
import { renderMissing } from "./render-missing.ts";
import { type ChosenTimes, readTimes, renderTimes, type Times } from "./times.ts";
import { patienceMs, renderWait, savingSentence } from "./waiting.ts";

/**
 * `<lectern-publish>`: publishes a new page at once. Asks first where something is missing or doubtful, where a live page is replaced, and for times.
 * Dispatches `lectern-asks` when it asks, `lectern-published` when it has happened, and `lectern-learned` with the draft's present state when that has changed.
 */
export class PublishDialog extends LitElement {
  static override readonly styles = [controls, publishStyles];

  @property({ attribute: false }) accessor project: LecternProject | undefined;
  @property({ attribute: false }) accessor opened: OpenedDraft | undefined;
  @property({ attribute: false }) accessor session: DraftSession | undefined;
  /** The session's present state. */
  @property({ attribute: false }) accessor queue: Queue | undefined;
  @property({ attribute: false }) accessor site = noFacts;
  /** The page's name. */
  @property() accessor name = "";

  /** The author wants to choose a time. */
  @property({ type: Boolean }) accessor later = false;

  /** Until then nothing is shown, unless it takes long. */
  @state() accessor #isAsking = false;
  @state() accessor #isSlow = false;
  /** Slugs that the text links to, but that no page has; undefined: they are being looked up. */
  @state() accessor #lostLinks: readonly string[] | undefined;
  /** The live page that the author sees. Null: there is none; undefined: it is being loaded. */
  @state() accessor #live: Tagged<ShownDocument> | null | undefined;
  @state() accessor #failure = "";
  @state() accessor #refused: readonly MissingField[] = [];
  @state() accessor #isBusy = false;
  #isPublished = false;
  @state() accessor #isGone = false;
  /** The author has seen that the live page has changed. */
  @state() accessor #isForced = false;
  /** The times are shown. */
  @state() accessor #isLater = false;
  @state() accessor #times: ChosenTimes = { from: momentAt(nextHour(new Date()).toISOString()), until: noMoment };

  readonly #attempt = new PublishAttempt();
  #liveId: string | undefined;

  override firstUpdated(): void {
    const { opened, session } = this;
    const { publish_at: planned, unpublish_at: until } = opened ?? {};
    if (planned !== undefined) this.#times = { from: momentAt(planned), until: momentAt(until) };
    this.#isLater = this.later || planned !== undefined;
    this.#isForced = opened?.base_changed === true && opened.live_page !== null;
    this.#isAsking = this.#isLater || opened?.live_page !== null;
    setTimeout(() => (this.#isSlow = true), patienceMs);
    session?.save();
    void this.#readLive(opened?.live_page?.docId);
    void lookAtLinks(this).then((lost) => (this.#lostLinks = lost));
  }

  override updated(): void {
    const { opened, session } = this;
    if (this.#isAsking && this.isConnected) this.dispatchEvent(new Event("lectern-asks"));
    if (this.#isAsking || this.#isBusy || !this.isConnected || opened === undefined || session === undefined) return;
    const isDoubtful = this.#failure !== "" || (this.#lostLinks?.length ?? 0) > 0 || missingFields(opened, session.text).length > 0;
    if (isDoubtful || session.isStuck || session.unread.size > 0) this.#isAsking = true;
    else if (session.isAtRest && this.#live === null && this.#lostLinks !== undefined) void this.#publish({});
  }

  async #readLive(docId: string | undefined): Promise<void> {
    const { project } = this;
    this.#liveId = docId;
    this.#live = undefined;
    try {
      this.#live = docId === undefined || project === undefined ? null : await readLivePage(project, docId);
      this.#failure = "";
    } catch (error) {
      this.#failure = sentenceOf(error);
    }
  }

  override render(): TemplateResult | typeof nothing {
    const { opened, session, queue } = this;
    if (!(this.#isAsking || this.#isSlow) || opened === undefined || session === undefined || queue === undefined) return nothing;
    const { heading: now, scheduleHeading, going } = lateTexts.publish;
    const heading = (!this.#isAsking ? going : this.#isLater ? scheduleHeading : now)(this.name);
    return html`
      <lectern-modal ?large=${opened.live_page !== null} label=${heading} @lectern-dismiss=${this.#close}>
        <h2 tabindex="-1" autofocus dir="auto">${heading}</h2>
        <p role="alert" class="error">${this.#failure}</p>
        ${
          !this.#isAsking
            ? renderWait(heading, this.#isBusy, this.#close)
            : this.#isGone
              ? renderGone(this.project?.drafts.projectId ?? "", this.#close)
              : this.#renderWish(opened, session, queue)
        }
      </lectern-modal>
    `;
  }

  #renderWish(opened: OpenedDraft, { text, isAtRest }: DraftSession, queue: Queue): TemplateResult {
    const said = lateTexts.publish;
    const missing = this.#refused.length > 0 ? this.#refused : missingFields(opened, text);
    const { publish_at: planned } = opened;
    return html`
      ${renderMissing(missing, opened, (key) => this.dispatchEvent(new ShowFieldEvent(key)))}
      ${missing.length === 0 && this.#isLater ? renderTimes(this.#times, siteClock(this.project, this.site.timeZone), (times) => (this.#times = times)) : nothing}
      ${this.#isForced ? html`<p class="caution">${said.baseChanged}</p>` : nothing} ${renderLostLinks(this.#lostLinks ?? [])}
      ${this.#live === undefined && this.#failure !== "" ? html`<button @click=${async () => this.#readLive(this.#liveId)}>${texts.saving.again}</button>` : nothing}
      ${this.#live === undefined || (this.#live === null && this.#isLater) ? nothing : renderChange({ live: this.#live?.doc ?? null, text, opened })}
      <p role="status" class="hint">${isAtRest ? "" : savingSentence(queue)}</p>
      ${this.#renderActions({ isPlanned: planned !== undefined, isMissing: missing.length > 0, isAtRest })}
    `;
  }

  #renderActions({ isPlanned, isMissing, isAtRest }: Record<"isPlanned" | "isMissing" | "isAtRest", boolean>): TemplateResult {
    const said = lateTexts.publish;
    const words = this.#isLater && this.#times.from.typed !== "" ? said.plan : this.#isForced ? said.anyway : texts.publish.first;
    const quiet = (name: string, act: () => unknown): TemplateResult =>
      html`<button class="plain quiet" ?disabled=${this.#isBusy} @click=${act}>${name}</button>`;
    return html`<div class="row actions">
      ${isPlanned ? quiet(said.takeBack, async () => this.#publish({ publish_at: null })) : nothing}
      ${this.#isLater || isMissing ? nothing : quiet(texts.publish.schedule, () => (this.#isLater = true))}
      <button @click=${this.#close}>${said.close}</button>
      ${
        isMissing || this.#live === undefined
          ? nothing
          : html`<button class="primary" ?disabled=${this.#isBusy || !isAtRest} @click=${this.#confirm}>${words}</button>`
      }
    </div>`;
  }

  readonly #confirm = async (): Promise<void> => {
    if (!this.#isLater) return this.#publish({});
    const asked = readTimes(this.#times);
    if ("problem" in asked) this.#failure = asked.problem;
    else await this.#publish(asked);
  };

  /** At a time, now, or not at all (null). `newestTag` is for the single repetition. */
  async #publish(times: Times, newestTag?: string): Promise<void> {
    const { project, opened, session } = this;
    if (project === undefined || opened === undefined || session === undefined || (this.#isBusy && newestTag === undefined)) return;
    this.#isBusy = true;
    this.#failure = "";
    const { draftId } = opened;
    const isCancelled = times.publish_at === null;
    const request = { draftId, ...times, ...(!isCancelled && this.#accepted()) };
    try {
      const { base } = session.queue;
      const published = await this.#attempt.send(project, request, newestTag ?? base.etag);
      this.#isPublished = published.action === "published";
      if (published.action === "published") this.dispatchEvent(new PublishedEvent(published));
      else {
        const { publish_at, unpublish_at, etag } = published;
        const doc = { ...opened.doc, ...base.text };
        const known = { ...opened, doc, publish_at, unpublish_at, publish_refusal: undefined, etag };
        // Publishing succeeded, whether or not the draft can be read.
        this.dispatchEvent(new LearnedEvent(await project.drafts.read(draftId).catch(() => known)));
        this.dispatchEvent(new Event("lectern-close"));
      }
    } catch (error) {
      this.#isAsking = true;
      const failure = publishFailureOf(error);
      if (failure.kind === "stale" && newestTag !== undefined) this.#failure = lateTexts.publish.stale;
      else await this.#explain(failure, times);
    }
    // What is typed while the page is turned would be lost: the page closes the dialog afterwards.
    this.#isBusy = this.#isPublished;
  }

  /** What the author has seen of the live page, and nothing newer, may be replaced. */
  #accepted(): Pick<DocsPublishRequest, "force" | "live_etag"> {
    const live_etag = this.#live?.etag;
    return live_etag === undefined ? {} : { live_etag, ...(this.#isForced && { force: true }) };
  }

  async #explain(failure: PublishFailure, times: Times): Promise<void> {
    switch (failure.kind) {
      case "stale":
        await this.#look(times);
        break;
      case "base_changed":
        this.#isForced = true;
        await this.#readLive(failure.liveId);
        if (this.#live === null) this.#failure = lateTexts.publish.liveGone;
        break;
      case "gone":
        this.#isGone = true;
        this.#failure = failure.sentence;
        break;
      case "fields":
        this.#refused = failure.fields;
        this.#failure = failure.sentence;
        break;
      case "other":
        this.#failure = failure.sentence;
    }
  }

  /** Fetches the present draft. If its text is what the author has seen, they need not decide again. */
  async #look(times: Times): Promise<void> {
    const { project, opened, session } = this;
    if (project === undefined || opened === undefined || session === undefined) return;
    const seen = session.queue.base;
    const seenLive = this.#live?.etag;
    try {
      const found = await project.drafts.read(opened.draftId);
      this.dispatchEvent(new LearnedEvent(found));
      await this.#readLive(found.live_page?.docId);
      const isSeen = isSameText(revisionOf(found).text, seen.text) && (times.publish_at === null || this.#live?.etag === seenLive);
      if (!isSeen) this.#failure = lateTexts.publish.stale;
      else if (found.etag !== seen.etag) await this.#publish(times, found.etag);
    } catch (error) {
      const failure = publishFailureOf(error);
      this.#isGone = failure.kind === "gone";
      this.#failure = "sentence" in failure ? failure.sentence : sentenceOf(error);
    }
  }

  readonly #close = (): void => {
    if (!this.#isBusy) this.dispatchEvent(new Event("lectern-close"));
  };
}

declare global {
  interface HTMLElementTagNameMap {
    "lectern-publish": PublishDialog;
  }
}
