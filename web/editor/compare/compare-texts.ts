import type { Text } from "@lectern/client/autosave";
import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { controls } from "../../shared/controls.ts";
import { loadPart } from "../../shared/load-part.ts";
import { MissingPartEvent } from "../events.ts";
import type { Labels } from "../form/template-fields.ts";
import { lateTexts } from "../late-texts.ts";
import type { Comparison } from "./comparison.ts";
import { differencesOf, renderDifferences } from "./metadata-differences.ts";

/** `<lectern-compare>`: the differences between two texts, fields and content. */
export class CompareTexts extends LitElement {
  static override readonly styles = [
    controls,
    css`
      table {
        border-collapse: collapse;
        inline-size: 100%;
        margin-block-end: var(--l-12);
        font-size: var(--l-text-14);
        table-layout: fixed;
      }
      th,
      td {
        text-align: start;
        vertical-align: top;
        padding: var(--l-4) var(--l-8);
        border-block-end: 1px solid var(--l-rule);
        overflow-wrap: anywhere;
        white-space: pre-wrap;
      }
    `,
  ];

  @property({ attribute: false }) accessor original: Text = { metadata: {}, content: "" };
  @property({ attribute: false }) accessor changed: Text = { metadata: {}, content: "" };
  @property({ attribute: false }) accessor labels: Labels = new Map();
  @property() accessor originalName = "";
  @property() accessor changedName = "";
  @property() accessor language = "";
  /** Lets the person choose one side of each difference in the content. */
  @property({ type: Boolean }) accessor editable = false;

  @state() accessor #isLoaded = false;

  /** The resulting content. */
  get content(): string {
    return this.renderRoot.querySelector<Comparison>("lectern-comparison")?.content ?? this.changed.content;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#load();
  }

  async #load(): Promise<void> {
    const part = await loadPart(
      async () => import("./define.ts"),
      () => this.dispatchEvent(new MissingPartEvent()),
    );
    this.#isLoaded = part !== undefined;
  }

  override render(): TemplateResult {
    const { original, changed, originalName, changedName, labels } = this;
    const differences = differencesOf(original.metadata, changed.metadata);
    const isSame = original.content === changed.content;
    return html`
      ${isSame && differences.length === 0 ? html`<p>${lateTexts.compare.same}</p>` : nothing}
      ${renderDifferences({ differences, labels, originalName, changedName })} ${isSame ? nothing : this.#renderContent()}
    `;
  }

  #renderContent(): TemplateResult {
    if (!this.#isLoaded) return html`<p role="status">${lateTexts.compare.loading}</p>`;
    return html`<lectern-comparison
      .original=${this.original.content}
      .changed=${this.changed.content}
      ?editable=${this.editable}
      originalName=${this.originalName}
      changedName=${this.changedName}
      language=${this.language}
    ></lectern-comparison>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "lectern-compare": CompareTexts;
  }
}
