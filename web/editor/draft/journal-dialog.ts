import type { Text } from "@lectern/client/autosave";
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { controls } from "../../shared/controls.ts";
import { timeText } from "../words/words.ts";
import { DecidedEvent } from "../events.ts";
import type { Labels } from "../words/labels.ts";
import { lateTexts } from "../late-texts.ts";
import { texts } from "../texts.ts";
import { copyText } from "./copy-text.ts";
import type { ShownOffer } from "../session/journal-offers.ts";

/** `<lectern-journal>`: this device has a text that the draft lacks. It is shown, never applied automatically. */
export class JournalDialog extends LitElement {
  static override readonly styles = controls;

  @property({ attribute: false }) accessor offer: ShownOffer | undefined;
  /** The draft's stored text. */
  @property({ attribute: false }) accessor stored: Text | undefined;
  @property() accessor language = "";
  @property({ attribute: false }) accessor labels: Labels = new Map();

  @state() accessor #copied = "";

  override render(): TemplateResult | typeof nothing {
    const { offer, stored } = this;
    if (offer === undefined || stored === undefined) return nothing;
    const text = offer.kind === "compare" ? offer.merge.text : offer.entry.text;
    return html`
      <lectern-modal large label=${lateTexts.journal.heading}>
        <h2 tabindex="-1" autofocus>${lateTexts.journal.heading}</h2>
        <p>${lateTexts.journal.explanation(timeText(new Date(offer.entry.atMs).toISOString()))}</p>
        ${offer.kind === "compare" ? html`<p>${lateTexts.journal.movedOn}</p>` : nothing}
        <lectern-compare
          .original=${stored}
          .changed=${text}
          .labels=${this.labels}
          .choices=${offer.kind === "compare" ? lateTexts.journal.choices : undefined}
          originalName=${lateTexts.journal.stored}
          changedName=${lateTexts.journal.onDevice}
          language=${this.language}
        ></lectern-compare>
        <div class="row actions">
          <button class="danger quiet" @click=${() => this.dispatchEvent(new Event("lectern-drop"))}>${lateTexts.journal.drop}</button>
          <button @click=${async () => (this.#copied = await copyText(offer.entry.text.content))}>${texts.copy.button}</button>
          <button
            class="primary"
            @click=${() => this.dispatchEvent(new DecidedEvent(this.renderRoot.querySelector("lectern-compare")?.text ?? text))}
          >
            ${lateTexts.journal.take}
          </button>
        </div>
        <p role="status" class="hint">${this.#copied}</p>
      </lectern-modal>
    `;
  }
}
