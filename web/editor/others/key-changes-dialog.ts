import { type Merge, mergeThreeWay, type Text } from "@lectern/client/autosave";
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { property } from "lit/decorators.js";
import { controls } from "../../shared/controls.ts";
import type { DraftSession } from "../session/draft-session.ts";
import { DecidedEvent, TellEvent } from "../events.ts";
import type { Labels } from "../words/labels.ts";
import { lateTexts } from "../late-texts.ts";
import type { KeyChanges } from "./key-watch.ts";
import { withoutChanges } from "./key-steps.ts";

/** `<lectern-key-changes>`: what keys have changed, each to be kept or undone. Undoing is a save: what it replaces becomes a version. */
export class KeyChangesDialog extends LitElement {
  static override readonly styles = controls;

  @property({ attribute: false }) accessor found: KeyChanges | undefined;
  @property({ attribute: false }) accessor session: Pick<DraftSession, "text"> | undefined;
  @property({ attribute: false }) accessor labels: Labels = new Map();
  @property() accessor language = "";

  /** What is compared. The text may go on meanwhile. */
  #shown: { readonly before: Text; readonly now: Text } | undefined;

  override willUpdate(): void {
    const { found, session } = this;
    if (found && session) this.#shown ??= { before: withoutChanges(session.text, found.changes), now: session.text };
  }

  override render(): TemplateResult | typeof nothing {
    const { found, session } = this;
    const shown = this.#shown;
    if (found === undefined || session === undefined || shown === undefined) return nothing;
    const { heading, before, now, keep, undo, hint, done, undoAll } = lateTexts.others;
    return html`
      <lectern-modal large label=${heading(found.who)} @lectern-dismiss=${this.#close}>
        <h2>${heading(found.who)}</h2>
        <lectern-compare
          .original=${shown.before}
          .changed=${shown.now}
          .labels=${this.labels}
          .choices=${{ keep, undo }}
          originalName=${before}
          changedName=${now}
          language=${this.language}
        ></lectern-compare>
        <p class="hint">${hint}</p>
        <div class="row actions">
          <button class="plain" @click=${this.#close}>${lateTexts.conflict.later}</button>
          <button @click=${() => this.#decide(mergeThreeWay(shown.now, session.text, shown.before, { isMineFirst: true }))}>
            ${undoAll}
          </button>
          <button class="primary" @click=${() => this.#decide(this.renderRoot.querySelector("lectern-compare")?.over(session.text))}>
            ${done}
          </button>
        </div>
      </lectern-modal>
    `;
  }

  #decide(decided: Merge | undefined): void {
    if (decided === undefined) return;
    if (decided.conflicts.length > 0) this.dispatchEvent(new TellEvent(lateTexts.others.changedSince));
    this.dispatchEvent(new DecidedEvent(decided.text));
  }

  readonly #close = (): void => {
    this.dispatchEvent(new Event("lectern-close"));
  };
}
