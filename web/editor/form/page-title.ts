import type { JsonObject } from "@lectern/client";
import { own } from "@lectern/client/autosave";
import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { property } from "lit/decorators.js";
import { live } from "lit/directives/live.js";
import { controls } from "../../shared/controls.ts";
import { directionOf } from "../../shared/direction.ts";
import { FieldEvent } from "../events.ts";
import { texts } from "../texts.ts";
import { editedText } from "./edited-text.ts";
import { hintOf, textProblemOf } from "./field-notes.ts";
import type { TextField } from "./template-fields.ts";

/** `<lectern-title>`: the title above the text, on as many lines as it needs. Enter dispatches `lectern-onward`. */
export class PageTitle extends LitElement {
  static override readonly styles = [
    controls,
    css`
      textarea {
        display: block;
        inline-size: 100%;
        min-block-size: 0;
        border: 0;
        border-radius: 0;
        padding: 0;
        background: none;
        font-family: var(--l-serif);
        font-size: var(--l-text-34);
        font-weight: 600;
        letter-spacing: -0.01em;
        line-height: var(--l-line-title);
        resize: none;
        overflow: hidden;
        field-sizing: content;
      }
      /** The caret is visible in such large text. */
      textarea:focus-visible {
        outline: none;
      }
      .hint,
      .error {
        font-size: var(--l-text-13);
        min-block-size: 1.45em;
      }
      .hint {
        visibility: hidden;
      }
      :host(:focus-within) .hint {
        visibility: visible;
      }
    `,
  ];

  @property({ attribute: false }) accessor field: TextField | undefined;
  @property({ attribute: false }) accessor metadata: JsonObject = {};
  /** The metadata when the draft was opened. */
  @property({ attribute: false }) accessor original: JsonObject = {};
  /** The sentence, if the service refused the title. */
  @property() accessor refusal = "";
  @property() accessor language = "";

  override focus(): void {
    this.renderRoot.querySelector("textarea")?.focus();
  }

  get isEmpty(): boolean {
    return this.field !== undefined && (own(this.metadata, this.field.key) ?? "") === "";
  }

  override render(): TemplateResult | typeof nothing {
    const { field } = this;
    if (field === undefined) return nothing;
    const value = own(this.metadata, field.key);
    const text = typeof value === "string" ? value : "";
    return html`
      <label class="unseen" for="title">${field.label}${field.isRequired ? ` ${texts.form.required}` : nothing}</label>
      <textarea
        id="title"
        rows="1"
        dir=${directionOf(this.language)}
        lang=${this.language}
        placeholder=${field.label}
        aria-describedby="hint problem"
        aria-required=${field.isRequired}
        .value=${live(text.replace(/\r\n?/g, "\n"))}
        @input=${(event: InputEvent) => this.#type(event, field.key, value)}
        @keydown=${this.#press}
      ></textarea>
      <p class="hint" id="hint">${hintOf(field, value)}</p>
      <p class="error" id="problem">${textProblemOf(field, value) ?? this.refusal}</p>
    `;
  }

  #type(event: InputEvent, key: string, value: unknown): void {
    if (!hasBreaks(value)) joinLines(event.currentTarget);
    this.dispatchEvent(new FieldEvent(key, editedText(event, { value, original: own(this.original, key) })));
  }

  readonly #press = (event: KeyboardEvent): void => {
    if (event.key !== "Enter" || event.isComposing) return;
    event.preventDefault();
    this.dispatchEvent(new Event("lectern-onward"));
  };
}

/** A title that already has line breaks keeps them. */
const hasBreaks = (value: unknown): boolean => typeof value === "string" && /[\r\n]/.test(value);

/** What was pasted, dropped or dictated on several lines becomes one. */
const joinLines = (field: EventTarget | null): void => {
  if (!(field instanceof HTMLTextAreaElement) || !field.value.includes("\n")) return;
  const joined = (text: string): string => {
    const lines = text.split("\n").map((line, index) => (index === 0 ? line.trimEnd() : line.trim()));
    return lines.join(" ").replaceAll(/ {2,}/g, " ");
  };
  const before = joined(field.value.slice(0, field.selectionEnd)).length;
  field.value = joined(field.value).trimEnd();
  field.setSelectionRange(before, before);
};

declare global {
  interface HTMLElementTagNameMap {
    "lectern-title": PageTitle;
  }
}
