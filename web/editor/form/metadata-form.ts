import type { JsonObject } from "@lectern/client";
import { own } from "@lectern/client/autosave";
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { controls } from "../../shared/controls.ts";
import { dropStyle } from "../../shared/drop-style.ts";
import { directionOf } from "../../shared/direction.ts";
import { FieldEvent, type Unread, UnreadEvent } from "../events.ts";
import { lateTexts } from "../late-texts.ts";
import { texts } from "../texts.ts";
import { hintOfSlug, type PagePlace, renderAddress } from "./address-control.ts";
import { booleanControl, multiselectControl, selectControl } from "./choice-controls.ts";
import type { ControlOptions } from "./field-control.ts";
import { canShow } from "./field-values.ts";
import { hintOf } from "./field-notes.ts";
import { readersRegion } from "../../shared/readers-locale.ts";
import { typedProblemOf } from "./problem-of.ts";
import { groupsOf } from "./field-groups.ts";
import { otherValues } from "./other-values.ts";
import { formStyles } from "./form-styles.ts";
import { writeTime } from "./regional-time.ts";
import { tagsControl } from "./tags-control.ts";
import { type Field, isTextField } from "./template-fields.ts";
import { titleOf } from "./title-of.ts";
import { textControl } from "./text-controls.ts";
import { dateControl, dateTimeControl, numberControl, type Typing } from "./typed-controls.ts";

/** 31 December, in the evening: no two of its numbers can be confused. */
const sampleTime = "2026-12-31T18:00";

/** `<lectern-metadata-form>`: a control for every field of the template except the title. A value that it cannot show is not sent. */
export class MetadataForm extends LitElement {
  static override readonly styles = [controls, dropStyle, formStyles];

  @property({ attribute: false }) accessor fields: readonly Field[] = [];
  @property({ attribute: false }) accessor metadata: JsonObject = {};
  /** The metadata when the draft was opened. */
  @property({ attribute: false }) accessor original: JsonObject = {};
  /** The sentences about keys that the service refused. */
  @property({ attribute: false }) accessor refusals: ReadonlyMap<string, string> = new Map();
  /** Of the page, with its address. */
  @property({ attribute: false }) accessor place: PagePlace | undefined;
  /** The session's: what is typed in fields and cannot be stored, by key. It outlives the form, which the author may close. */
  @property({ attribute: false }) accessor unread: ReadonlyMap<string, Unread> | undefined;

  /** What is typed in the focused field, as it is typed. */
  @state() accessor #typed: { readonly key: string; readonly text: string } | undefined;

  /** Unfolds the field if necessary. */
  async focusField(key: string): Promise<void> {
    await this.updateComplete;
    const control = this.renderRoot.querySelector<HTMLElement>(`#field-${this.fields.findIndex((field) => field.key === key)}`);
    control?.closest("details")?.setAttribute("open", "");
    control?.focus();
  }

  override render(): TemplateResult {
    const title = titleOf(this.fields, this.metadata);
    const fields = this.fields.filter((field) => field !== title);
    return html`
      ${groupsOf(fields).map(
        ({ name, fields }) =>
          html`<details open>
            <summary>${name}</summary>
            <div class="fields">${fields.map((field) => this.#renderField(field, `field-${this.fields.indexOf(field)}`))}</div>
          </details>`,
      )}
      ${this.#renderOthers(fields.length === 0)}
    `;
  }

  #renderOthers(isAlone: boolean): TemplateResult | typeof nothing {
    const others = otherValues(this.fields, this.metadata);
    if (others.length === 0) return nothing;
    return html`<details ?open=${isAlone}>
      <summary>${lateTexts.fields.otherKeys(others.length)}</summary>
      <p class="hint">${lateTexts.fields.otherKeysHint}</p>
      <dl>
        ${others.map(
          ([key, value]) =>
            html`<dt><code>${key}</code></dt>
              <dd>${readOnly(value)}</dd>`,
        )}
      </dl>
    </details>`;
  }

  #labelOf({ label, isRequired }: Field): TemplateResult {
    return html`${label}${isRequired ? html` <span class="hint">${texts.form.required}</span>` : nothing}`;
  }

  #renderNotes(field: Field, id: string, value: unknown): TemplateResult {
    const problem = typedProblemOf(field, value, this.unread?.has(field.key)) ?? this.refusals.get(field.key);
    const ofSlug = field.key === "slug" && this.place !== undefined && typeof value === "string" ? hintOfSlug(this.place, value) : "";
    return html`
      <p class="hint" id="${id}-hint">
        ${field.type === "datetime" ? lateTexts.fields.timeHint(writeTime(sampleTime, readersRegion())) : hintOf(field, value) || ofSlug}
      </p>
      <p class="error" id="${id}-problem">${problem}</p>
    `;
  }

  #optionsOf(field: Field, id: string, value: unknown): Omit<ControlOptions, "field"> {
    const { language = "" } = this.place ?? {};
    return {
      id,
      value,
      original: own(this.original, field.key),
      language,
      region: readersRegion(),
      direction: directionOf(language),
      describedBy: `${field.key === "slug" ? `${id}-before ` : ""}${id}-hint ${id}-problem`,
      change: (next: unknown) => this.#change(field.key, next),
    };
  }

  #renderField(field: Field, id: string): TemplateResult {
    const value = own(this.metadata, field.key);
    const isShown = canShow(field, value);
    const label = this.#labelOf(field);
    const control = isShown ? this.#renderControl(field, id, value) : this.#renderReadOnly(field, value);
    const notes = this.#renderNotes(field, id, value);
    if (!isShown || field.type === "multiselect")
      return html`<fieldset>
        <legend>${label}</legend>
        ${control}${notes}
      </fieldset>`;
    return html`<div class="field"><label for=${id}>${label}</label>${control}${notes}</div>`;
  }

  #renderReadOnly(field: Field, value: unknown): TemplateResult {
    return html`
      ${readOnly(value)}
      <p class="hint">${field.type === "unknown" ? lateTexts.fields.unknownType : lateTexts.fields.otherType}</p>
      ${
        field.type === "unknown"
          ? nothing
          : html`<button type="button" @click=${() => this.#change(field.key, null)}>${lateTexts.fields.clear(field.label)}</button>`
      }
    `;
  }

  #renderControl(field: Field, id: string, value: unknown): TemplateResult {
    const options = this.#optionsOf(field, id, value);
    if (isTextField(field)) {
      const control = textControl({ ...options, field });
      return field.key === "slug" && this.place !== undefined ? renderAddress(id, this.place, control) : control;
    }
    switch (field.type) {
      case "number":
        return numberControl({ ...options, field }, this.#typingOf(field));
      case "datetime":
        return dateTimeControl({ ...options, field }, this.#typingOf(field));
      case "date":
        return dateControl({ ...options, field }, this.#typingOf(field));
      case "boolean":
        return booleanControl({ ...options, field });
      case "select":
        return field.options === undefined ? textControl({ ...options, field: asText(field) }) : selectControl({ ...options, field });
      case "multiselect":
        return field.options === undefined
          ? tagsControl({ ...options, field: { ...field, type: "tags" } }, this.#typingOf(field))
          : multiselectControl({ ...options, field });
      case "tags":
        return tagsControl({ ...options, field }, this.#typingOf(field));
      case "unknown":
        return readOnly(value);
    }
  }

  #typingOf({ key, label }: Field): Typing {
    const settle = (): void => {
      this.#typed = undefined;
    };
    return {
      text: this.#typed?.key === key ? this.#typed.text : this.unread?.get(key)?.text,
      isUnread: this.unread?.has(key) === true,
      keep: (text, isUnread) => {
        this.#typed = { key, text };
        this.dispatchEvent(new UnreadEvent(key, isUnread ? { text, warning: lateTexts.fields.unreadHint(label) } : undefined));
      },
      settle,
    };
  }

  #change(key: string, value: unknown): void {
    this.dispatchEvent(new FieldEvent(key, value));
  }
}

const asText = ({ key, label, isRequired }: Field) => ({ key, label, isRequired, type: "text", maxLength: undefined }) as const;

const readOnly = (value: unknown): TemplateResult =>
  html`<pre dir="auto" tabindex="0">
${typeof value === "string" ? value : value === undefined ? lateTexts.fields.noValue : JSON.stringify(value, null, 2)}</pre>`;

declare global {
  interface HTMLElementTagNameMap {
    "lectern-metadata-form": MetadataForm;
  }
}
