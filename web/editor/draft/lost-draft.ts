import type { Journal, JournalEntry } from "@lectern/client/autosave";
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { controls } from "../../shared/controls.ts";
import { addressOf } from "../app/route.ts";
import { renderProblem } from "../../shared/app/whole-page.ts";
import { timeText } from "../app/words.ts";
import { lateTexts } from "../late-texts.ts";
import { texts } from "../texts.ts";
import { copyText } from "./copy-text.ts";
import { draftStyles } from "./draft-styles.ts";

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
    return html`<div class="aside">
      ${renderProblem(
        texts.draft.cannotOpen,
        this.sentence,
        html`<a class="button primary" href=${addressOf({ kind: "pages", projectId: this.projectId })}>${texts.draft.back}</a>`,
      )}
      ${this.early === "" ? nothing : this.#renderCopy(this.early, Date.now())}
      ${this.#left.map(({ text, atMs }) => this.#renderCopy(text.content, atMs))}
      <p role="status" class="hint">${this.#copied}</p>
    </div>`;
  }

  #renderCopy(text: string, atMs: number): TemplateResult {
    return html`<div class="notice">
      <p>${lateTexts.journal.leftBehind(timeText(new Date(atMs).toISOString()))}</p>
      <button @click=${async () => (this.#copied = await copyText(text))}>${texts.copy.button}</button>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "lectern-lost-draft": LostDraft;
  }
}
