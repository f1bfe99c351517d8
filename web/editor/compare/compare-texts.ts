import { type Merge, mergeThreeWay, own, type Text } from "@lectern/client/autosave";
import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { controls } from "../../shared/controls.ts";
import { loadPart } from "../../shared/load-part.ts";
import { MissingPartEvent } from "../events.ts";
import type { Labels } from "../form/template-fields.ts";
import { lateTexts } from "../late-texts.ts";
import type { Choices, Comparison } from "./comparison.ts";
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
      td:has(button) {
        white-space: normal;
      }
      tr:has(+ tr button) > * {
        border: none;
      }
    `,
  ];

  @property({ attribute: false }) accessor original: Text = { metadata: {}, content: "" };
  @property({ attribute: false }) accessor changed: Text = { metadata: {}, content: "" };
  @property({ attribute: false }) accessor labels: Labels = new Map();
  @property() accessor originalName = "";
  @property() accessor changedName = "";
  @property() accessor language = "";
  /** Lets the person choose one side of each difference, and edit the content. */
  @property({ type: Boolean }) accessor editable = false;
  @property({ attribute: false }) accessor choices: Choices = lateTexts.compare.choices;

  @state() accessor #isLoaded = false;
  /** Fields that somebody has decided about, and whether the change was undone. */
  @state() accessor #decided: ReadonlyMap<string, boolean> = new Map();

  /** What somebody decides about: nothing that is saved meanwhile comes between. */
  #sides: { readonly original: Text; readonly changed: Text } | undefined;

  /** What was decided, in a text that may have gone on since. Places that have changed stay as they are now: these are conflicts. */
  over(now: Text): Merge {
    return mergeThreeWay(this.#sides?.changed ?? now, now, this.text, { isMineFirst: true });
  }

  /** The result. */
  get text(): Text {
    const { original, changed } = this.#sides ?? this;
    const undone = [...this.#decided]
      .filter(([, isUndone]) => isUndone)
      .map(([key]): [string, unknown] => [key, own(original.metadata, key)]);
    const metadata = Object.fromEntries(
      Object.entries({ ...changed.metadata, ...Object.fromEntries(undone) }).filter(([, value]) => value !== undefined),
    );
    return { metadata, content: this.#comparison?.content ?? changed.content };
  }

  get #comparison(): Comparison | null {
    return this.renderRoot.querySelector<Comparison>("lectern-comparison");
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

  override willUpdate(): void {
    if (this.editable) this.#sides ??= { original: this.original, changed: this.changed };
  }

  override render(): TemplateResult {
    const { original, changed } = this.#sides ?? this;
    const { originalName, changedName, labels, choices } = this;
    const all = differencesOf(original.metadata, changed.metadata);
    const differences = all.filter(({ key }) => !this.#decided.has(key));
    const isSame = original.content === changed.content;
    const decide = this.editable ? (key: string, isUndone: boolean) => void this.#decide(key, isUndone) : undefined;
    return html`
      ${isSame && all.length === 0 ? html`<p>${lateTexts.compare.same}</p>` : nothing}
      ${renderDifferences({ differences, labels, originalName, changedName, choices, decide })} ${isSame ? nothing : this.#renderContent()}
    `;
  }

  /** The focus goes on to the next difference. */
  async #decide(key: string, isUndone: boolean): Promise<void> {
    this.#decided = new Map([...this.#decided, [key, isUndone]]);
    await this.updateComplete;
    const next = this.renderRoot.querySelector<HTMLElement>("table button");
    if (next !== null) next.focus();
    else if (this.#comparison?.focusChoice() !== true) this.dispatchEvent(new Event("lectern-settled"));
  }

  #renderContent(): TemplateResult {
    if (!this.#isLoaded) return html`<p role="status">${lateTexts.compare.loading}</p>`;
    const { original, changed } = this.#sides ?? this;
    return html`
      <p class="hint">${lateTexts.compare.legend(this.originalName, this.changedName)}</p>
      <lectern-comparison
        .original=${original.content}
        .changed=${changed.content}
        ?editable=${this.editable}
        .choices=${this.choices}
        label=${lateTexts.compare.label(this.originalName, this.changedName)}
        language=${this.language}
        @lectern-settled=${() => this.dispatchEvent(new Event("lectern-settled"))}
      ></lectern-comparison>
    `;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "lectern-compare": CompareTexts;
  }
}
