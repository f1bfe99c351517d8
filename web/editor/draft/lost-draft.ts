import type { Journal, JournalEntry } from "@lectern/client/autosave";
import { html, LitElement, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { controls } from "../../shared/controls.ts";
import { addressOf } from "../route.ts";
import { renderProblem } from "../../shared/app/whole-page.ts";
import { shortTimeText } from "../words/words.ts";
import { lateTexts } from "../late-texts.ts";
import { texts } from "../texts.ts";
import { copyText } from "./copy-text.ts";
import { draftStyles } from "./draft-styles.ts";
import { wholeText } from "./whole-text.ts";

/** `<lectern-lost-draft>`: a draft that cannot be opened. The texts of dead tabs can still be copied. */
export class LostDraft extends LitElement {
  static override readonly styles = [controls, draftStyles];

  @property({ attribute: false }) accessor journal: Journal | undefined;
  /** The signed-in person: nobody sees what another person has typed here. */
  @property() accessor author = "";
  @property() accessor projectId = "";
  @property() accessor draftId = "";
  /** Why it cannot be opened. */
  @property() accessor sentence = "";
  /** What was typed before that was known. */
  @property() accessor early = "";

  @state() accessor #left: readonly JournalEntry[] = [];
  @state() accessor #copied = "";

  override firstUpdated(): void {
    void this.#look();
  }

  async #look(): Promise<void> {
    const { author, projectId, draftId } = this;
    try {
      this.#left = (await this.journal?.abandoned({ author, projectId, draftId })) ?? [];
    } catch {
      this.#left = []; // this browser stores nothing
    }
  }

  override render(): TemplateResult {
    const early = this.early === "" ? [] : [{ content: this.early, atMs: Date.now() }];
    const left = [...early, ...this.#left.map(({ text, base, atMs }) => ({ content: wholeText(text, base.text), atMs }))];
    const way = html`${left.map(
        ({ content, atMs }, index) =>
          html`<div class="left wide row">
            <p>${lateTexts.journal.leftBehind(shortTimeText(new Date(atMs).toISOString()))}</p>
            <button class=${index === 0 ? "primary" : ""} @click=${async () => (this.#copied = await copyText(content))}>
              ${texts.copy.button}
            </button>
          </div>`,
      )}
      <p role="status" class="hint">${this.#copied}</p>
      <a class="button ${left.length === 0 ? "primary" : ""}" href=${addressOf({ kind: "pages", projectId: this.projectId })}
        >${texts.draft.back}</a
      >`;
    const { gone, why } = lateTexts.lost;
    const isGone = this.sentence === texts.failures.notFound;
    return html`<div class="aside">
      ${isGone ? renderProblem(gone, why, way) : renderProblem(texts.draft.cannotOpen, this.sentence, way)}
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "lectern-lost-draft": LostDraft;
  }
}
