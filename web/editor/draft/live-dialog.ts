import type { DraftDoc } from "@lectern/client";
import type { Text } from "@lectern/client/autosave";
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { property } from "lit/decorators.js";
import { controls } from "../../shared/controls.ts";
import { DecidedEvent } from "../events.ts";
import type { Labels } from "../words/labels.ts";
import { lateTexts } from "../late-texts.ts";
import { texts } from "../texts.ts";

/** `<lectern-live>`: how the live page has changed since the draft was cloned from it. The author may take over parts of it. */
export class LiveDialog extends LitElement {
  static override readonly styles = controls;

  @property({ attribute: false }) accessor live: DraftDoc | undefined;
  /** The text that the author sees. */
  @property({ attribute: false }) accessor text: Text | undefined;
  @property({ attribute: false }) accessor labels: Labels = new Map();

  override render(): TemplateResult | typeof nothing {
    const { live, text } = this;
    if (live === undefined || text === undefined) return nothing;
    return html`
      <lectern-modal large label=${lateTexts.live.heading} @lectern-dismiss=${this.#close}>
        <h2>${lateTexts.live.heading}</h2>
        <lectern-compare
          .original=${live}
          .changed=${text}
          .labels=${this.labels}
          .choices=${lateTexts.live.choices}
          originalName=${lateTexts.live.live}
          changedName=${lateTexts.live.draft}
          language=${live.language}
        ></lectern-compare>
        <p class="hint">${lateTexts.live.hint}</p>
        <div class="row actions">
          <button @click=${this.#close}>${texts.draft.close}</button>
          <button class="primary" @click=${this.#take}>${lateTexts.live.take}</button>
        </div>
      </lectern-modal>
    `;
  }

  readonly #take = (): void => {
    const decided = this.text && this.renderRoot.querySelector("lectern-compare")?.over(this.text);
    if (decided !== undefined) this.dispatchEvent(new DecidedEvent(decided.text));
  };

  readonly #close = (): void => {
    this.dispatchEvent(new Event("lectern-close"));
  };
}
