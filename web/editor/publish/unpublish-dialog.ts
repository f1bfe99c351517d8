import type { LecternProject } from "@lectern/client";
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { controls } from "../../shared/controls.ts";
import { sentenceOfChange } from "../words/errors.ts";
import { clockText, wholeTimeText } from "../words/words.ts";
import { EndsEvent } from "../events.ts";
import { lateTexts } from "../late-texts.ts";
import { texts } from "../texts.ts";
import { nextHour } from "./local-time.ts";
import { type Moment, momentAt, noMoment, readMoment, renderMoment, siteClock, timeOf } from "./moment.ts";
import { publishStyles } from "./publish-styles.ts";

/** `<lectern-unpublish>`: asks before a page is taken off the site. Dispatches `lectern-unpublished` afterwards. */
export class UnpublishDialog extends LitElement {
  static override readonly styles = [controls, publishStyles];

  @property({ attribute: false }) accessor project: LecternProject | undefined;
  @property() accessor docId = "";
  /** The revision that the author has seen. */
  @property({ attribute: false }) accessor etag: string | undefined;

  /** When it leaves the site by itself. */
  @property({ attribute: false }) accessor until: string | undefined;
  @property({ attribute: false }) accessor siteZone: string | undefined;
  /** The page's name. */
  @property() accessor name = "";

  /** Undefined: now. */
  @state() accessor #moment: Moment | undefined;
  @state() accessor #failure = "";
  @state() accessor #isBusy = false;

  /** One decision, however often it is sent. */
  readonly #key = crypto.randomUUID();

  override render(): TemplateResult {
    const said = lateTexts.publish;
    const moment = this.#moment;
    const at = moment && timeOf(moment);
    const heading = (moment === undefined ? said.unpublishHeading : said.unpublishLater)(this.name);
    return html`
      <lectern-modal label=${heading} @lectern-dismiss=${this.#close}>
        <h2 dir="auto">${heading}</h2>
        <p aria-live="polite">
          ${moment === undefined ? said.unpublishExplanation : at === undefined ? nothing : said.seenUntil(wholeTimeText(at))}
        </p>
        ${this.until === undefined ? nothing : html`<p>${texts.list.until(clockText(this.until))}.</p>`}
        ${
          moment === undefined
            ? nothing
            : html`<div class="when">
                ${renderMoment({
                  id: "until",
                  label: said.until,
                  moment,
                  site: siteClock(this.project, this.siteZone),
                  change: (changed) => (this.#moment = changed),
                })}
              </div>`
        }
        <p role="alert" class="error">${this.#failure}</p>
        <div class="row actions end">
          ${
            this.until === undefined
              ? html`<button
                  class="plain quiet"
                  @click=${() => (this.#moment = moment === undefined ? momentAt(nextHour(new Date()).toISOString()) : undefined)}
                >
                  ${moment === undefined ? texts.publish.schedule : said.unpublishNow}
                </button>`
              : html`<button class="plain quiet" ?disabled=${this.#isBusy} @click=${async () => this.#setEnd(null)}>
                  ${said.takeBack}
                </button>`
          }
          <button autofocus @click=${this.#close}>${said.unpublishKeep}</button>
          ${
            moment === undefined
              ? html`<button class="danger" ?disabled=${this.#isBusy} @click=${this.#unpublish}>${said.unpublishGo}</button>`
              : html`<button class="primary" ?disabled=${this.#isBusy} @click=${this.#plan}>${said.plan}</button>`
          }
        </div>
      </lectern-modal>
    `;
  }

  readonly #unpublish = async (): Promise<void> => {
    this.#isBusy = true;
    this.#failure = "";
    try {
      await this.project?.documents.unpublish(this.docId, { ifMatch: this.etag, idempotencyKey: this.#key });
      this.dispatchEvent(new Event("lectern-unpublished"));
    } catch (error) {
      this.#failure = failureOf(error);
      this.#isBusy = false; // not after success: what is typed while the page is turned would be lost
    }
  };

  readonly #plan = async (): Promise<void> => {
    const until = readMoment(this.#moment ?? noMoment);
    if ("problem" in until) this.#failure = until.problem;
    else if (until.at === null) this.#failure = lateTexts.publish.past;
    else await this.#setEnd(until.at);
  };

  /** Null: it stays. */
  async #setEnd(unpublish_at: string | null): Promise<void> {
    const { project } = this;
    if (project === undefined) return;
    this.#isBusy = true;
    try {
      const published = await project.documents.publish({ draftId: this.docId, unpublish_at }, { ifMatch: this.etag });
      this.dispatchEvent(new EndsEvent(published));
    } catch (error) {
      this.#failure = failureOf(error);
    }
    this.#isBusy = false;
  }

  readonly #close = (): void => {
    if (!this.#isBusy) this.dispatchEvent(new Event("lectern-close"));
  };
}

const failureOf = (error: unknown): string => {
  const { unknown, unpublishStale, unpublishDraft } = lateTexts.publish;
  return sentenceOfChange(error, unknown, { stale_revision: unpublishStale, slug_taken: unpublishDraft });
};
