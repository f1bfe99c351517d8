import { type Merge, mergeThreeWay, own, type Text } from "@lectern/client/autosave";
import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { controls } from "../../shared/controls.ts";
import { loadPart } from "../../shared/load-part.ts";
import { MissingPartEvent } from "../events.ts";
import type { Labels } from "../words/labels.ts";
import { lateTexts } from "../late-texts.ts";
import type { Comparison } from "./comparison.ts";
import { markStyles } from "./mark-styles.ts";
import { differencesOf, renderDifferences } from "./metadata-differences.ts";
import type { Choices } from "./render-choices.ts";

/** `<lectern-compare>`: the differences between two texts, fields and content. */
export class CompareTexts extends LitElement {
  static override readonly styles = [
    controls,
    markStyles,
    css`
      ul {
        display: grid;
        gap: var(--l-8);
        list-style: none;
        padding: 0;
        margin: 0 0 var(--l-12);
        font-size: var(--l-text-14);
      }
      li {
        overflow-wrap: anywhere;
      }
      :is(del, ins) {
        white-space: pre-wrap;
      }
      button {
        margin-block-start: var(--l-4);
      }
    `,
  ];

  @property({ attribute: false }) accessor original: Text = { metadata: {}, content: "" };
  @property({ attribute: false }) accessor changed: Text = { metadata: {}, content: "" };
  @property({ attribute: false }) accessor labels: Labels = new Map();
  @property() accessor originalName = "";
  @property() accessor changedName = "";
  @property() accessor language = "";
  /** As long as the page, instead of a part of a dialog. */
  @property({ type: Boolean }) accessor page = false;
  /** Neither side is lost. */
  @property({ type: Boolean }) accessor equal = false;
  /** What the sides are called of which the person chooses one at each difference. Undefined: they can only be looked at. */
  @property({ attribute: false }) accessor choices: Choices | undefined;

  @state() accessor #isLoaded = false;
  /** Fields in which the original's value is taken. */
  @state() accessor #undone: ReadonlySet<string> = new Set();

  /** What somebody decides about: nothing that is saved meanwhile comes between. */
  #sides: { readonly original: Text; readonly changed: Text } | undefined;

  /** What was decided, in a text that may have gone on since. Places that have changed stay as they are now: these are conflicts. */
  over(now: Text): Merge {
    return mergeThreeWay(this.#sides?.changed ?? now, now, this.text, { isMineFirst: true });
  }

  /** The result. */
  get text(): Text {
    const { original, changed } = this.#sides ?? this;
    const undone = [...this.#undone].map((key): [string, unknown] => [key, own(original.metadata, key)]);
    const metadata = Object.fromEntries(
      Object.entries({ ...changed.metadata, ...Object.fromEntries(undone) }).filter(([, value]) => value !== undefined),
    );
    return { metadata, content: this.renderRoot.querySelector<Comparison>("lectern-comparison")?.content ?? changed.content };
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
    if (this.choices) this.#sides ??= { original: this.original, changed: this.changed };
  }

  override render(): TemplateResult {
    const { original, changed } = this.#sides ?? this;
    const { labels, choices } = this;
    const differences = differencesOf(original.metadata, changed.metadata);
    const isSame = original.content === changed.content;
    const [undone, choose] = [this.#undone, this.#choose];
    return html`
      ${isSame && differences.length === 0 ? html`<p>${lateTexts.compare.same}</p>` : nothing}
      ${renderDifferences({ differences, labels, choices, undone, choose })} ${isSame ? nothing : this.#renderContent()}
    `;
  }

  readonly #choose = (key: string, isUndone: boolean): void => {
    const others = [...this.#undone].filter((other) => other !== key);
    this.#undone = new Set(isUndone ? [...others, key] : others);
  };

  #renderContent(): TemplateResult {
    if (!this.#isLoaded) return html`<p role="status">${lateTexts.compare.loading}</p>`;
    const { original, changed } = this.#sides ?? this;
    return html`<lectern-comparison
      .original=${original.content}
      .changed=${changed.content}
      .choices=${this.choices}
      ?page=${this.page}
      ?equal=${this.equal}
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
