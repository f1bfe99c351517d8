import type { DraftDoc, OpenedDraft } from "@lectern/client";
import type { ShowCause, Text } from "@lectern/client/autosave";
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { controls } from "../../shared/controls.ts";
import { directionOf } from "../../shared/direction.ts";
import { loadPart } from "../../shared/load-part.ts";
import { type ContentEvent, type FieldEvent, MissingPartEvent } from "../events.ts";
import { fieldsOf } from "../form/template-fields.ts";
import type { FormatCommand } from "../source/format-commands.ts";
import type { SourceEditor } from "../source/source-editor.ts";
import { renderToolbar } from "../source/toolbar.ts";
import { texts } from "../texts.ts";
import type { DraftSession } from "./draft-session.ts";
import { viewStyles } from "./view-styles.ts";

/** `<lectern-draft-view>`: the fields of a draft and its text. */
export class DraftView extends LitElement {
  static override readonly styles = [controls, viewStyles];

  @property({ attribute: false }) accessor session: DraftSession | undefined;
  @property({ attribute: false }) accessor opened: OpenedDraft | undefined;
  /** What the session shows now. */
  @property({ attribute: false }) accessor text: Text | undefined;
  @property({ attribute: false }) accessor refusals: ReadonlyMap<string, string> = new Map();

  @state() accessor #hasSource = false;
  @state() accessor #isPreviewOn = false;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#loadSource();
  }

  /** Shows a text that was not typed here. */
  show(from: Text, to: Text, cause: ShowCause): void {
    this.#source?.show(from.content, to.content, cause);
  }

  get #source(): SourceEditor | null {
    return this.renderRoot.querySelector("lectern-source");
  }

  async #loadSource(): Promise<void> {
    const part = await loadPart(
      async () => import("../source/define.ts"),
      () => this.dispatchEvent(new MissingPartEvent()),
    );
    this.#hasSource = part !== undefined;
  }

  override render(): TemplateResult | typeof nothing {
    const { opened, text } = this;
    if (opened === undefined || text === undefined) return nothing;
    return html`
      <section aria-labelledby="fields">
        <h2 id="fields">${texts.draft.fields}</h2>
        ${opened.template === null ? html`<p class="hint">${texts.draft.noTemplate}</p>` : nothing}
        <lectern-metadata-form
          .fields=${fieldsOf(opened.template)}
          .metadata=${text.metadata}
          .original=${opened.doc.metadata}
          .refusals=${this.refusals}
          language=${opened.doc.language}
          @lectern-field=${this.#changeField}
        ></lectern-metadata-form>
      </section>
      <section aria-labelledby="text" class="text">
        <div class="row head">
          <h2 id="text">${texts.draft.text}</h2>
          <button type="button" aria-pressed=${this.#isPreviewOn} @click=${() => (this.#isPreviewOn = !this.#isPreviewOn)}>
            ${texts.draft.preview}
          </button>
        </div>
        ${this.#hasSource ? this.#renderSource(opened.doc, text) : html`<p>${texts.draft.loadingSource}</p>`}
      </section>
    `;
  }

  #renderSource({ language }: DraftDoc, text: Text): TemplateResult {
    const direction = directionOf(language);
    return html`
      ${renderToolbar((command: FormatCommand) => this.#source?.format(command))}
      <lectern-source
        .initial=${text.content}
        label=${texts.draft.textLabel}
        language=${language}
        direction=${direction}
        @lectern-content=${this.#changeContent}
      ></lectern-source>
      ${this.#isPreviewOn ? html`<lectern-preview .markdown=${text.content} language=${language} direction=${direction}></lectern-preview>` : nothing}
    `;
  }

  readonly #changeContent = ({ detail: content }: ContentEvent): void => {
    this.session?.typed({ content });
  };

  readonly #changeField = ({ detail: { key, value } }: FieldEvent): void => {
    if (this.session === undefined) return;
    const metadata = { ...this.session.text.metadata, [key]: value };
    this.session.typed({ metadata: Object.fromEntries(Object.entries(metadata).filter(([, kept]) => kept !== undefined)) });
  };
}

declare global {
  interface HTMLElementTagNameMap {
    "lectern-draft-view": DraftView;
    "lectern-source": SourceEditor;
  }
}
