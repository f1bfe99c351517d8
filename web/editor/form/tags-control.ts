import { html, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import { X } from "lucide";
import { icon } from "../../shared/icons/icon.ts";
import { lateTexts } from "../late-texts.ts";
import type { ControlOptions, FieldOf } from "./field-control.ts";
import { isTexts } from "./field-values.ts";
import type { Typing } from "./typed-controls.ts";

/** What parts tags in the languages of authors. */
const commas = /[,،、，;؛；]/u;

/** A list of words. What is typed becomes part of it with Enter, a comma, the button, or by leaving the field. */
export const tagsControl = (options: ControlOptions<FieldOf<"tags">>, typing: Typing): TemplateResult => {
  const { field, id, value, original, language, direction, describedBy, change } = options;
  const tags = isTexts(value) ? value : [];
  const remove = (index: number): void => {
    const next = tags.filter((_, other) => other !== index);
    change(next.length === 0 && !isTexts(original) ? original : next);
  };
  const add = (text: string): void => {
    const words = text.split(commas).map((word) => word.trim());
    const added = [...new Set(words)].filter((word) => word !== "" && !tags.includes(word));
    typing.keep("", false);
    if (added.length > 0) change([...tags, ...added]);
  };
  const type = (text: string): void => {
    if (commas.test(text)) add(text);
    else typing.keep(text, text.trim() !== "");
  };
  return html`
    <ul class="row tags">
      ${tags.map(
        (tag, index) =>
          html`<li class="choice">
            <span dir="auto">${tag}</span>
            <button type="button" class="plain" aria-label=${lateTexts.fields.removeTag(tag, field.label)} @click=${() => remove(index)}>
              ${icon(X)}
            </button>
          </li>`,
      )}
    </ul>
    <div class="row">
      <input
        id=${id}
        type="text"
        autocomplete="off"
        dir=${direction}
        lang=${language}
        aria-describedby=${describedBy}
        .value=${live(typing.text ?? "")}
        @input=${(event: InputEvent) => {
          if (event.currentTarget instanceof HTMLInputElement && !event.isComposing) type(event.currentTarget.value);
        }}
        @compositionend=${({ currentTarget }: Event) => currentTarget instanceof HTMLInputElement && type(currentTarget.value)}
        @keydown=${(event: KeyboardEvent) => {
          if (event.key !== "Enter" || event.isComposing || !(event.currentTarget instanceof HTMLInputElement)) return;
          event.preventDefault();
          add(event.currentTarget.value);
        }}
        @blur=${({ currentTarget }: Event) => {
          if (currentTarget instanceof HTMLInputElement) add(currentTarget.value);
          typing.settle();
        }}
      />
      <button type="button" @click=${() => add(typing.text ?? "")}>${lateTexts.fields.addTag}</button>
    </div>
  `;
};
