import { html, type TemplateResult } from "lit";
import { lateTexts } from "../late-texts.ts";
import type { ControlOptions, FieldOf } from "./field-control.ts";
import { isTexts } from "./field-values.ts";

/** A list of words, added one at a time, so that a word may contain a comma. */
export const tagsControl = (options: ControlOptions<FieldOf<"tags">>): TemplateResult => {
  const { field, id, value, original, language, direction, describedBy, change } = options;
  const tags = isTexts(value) ? value : [];
  const remove = (index: number): void => {
    const next = tags.filter((_, other) => other !== index);
    change(next.length === 0 && !isTexts(original) ? original : next);
  };
  const add = (input: unknown): void => {
    if (!(input instanceof HTMLInputElement) || input.value.trim() === "") return;
    change([...tags, input.value.trim()]);
    input.value = "";
  };
  return html`
    <ul class="row tags">
      ${tags.map(
        (tag, index) =>
          html`<li class="choice">
            <span dir="auto">${tag}</span>
            <button type="button" class="plain" aria-label=${lateTexts.fields.removeTag(tag, field.label)} @click=${() => remove(index)}>
              ×
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
        @keydown=${(event: KeyboardEvent) => {
          if (event.key !== "Enter" || event.isComposing) return;
          event.preventDefault();
          add(event.currentTarget);
        }}
      />
      <button
        type="button"
        @click=${({ currentTarget }: Event) => add(currentTarget instanceof HTMLElement ? currentTarget.previousElementSibling : undefined)}
      >
        ${lateTexts.fields.addTag}
      </button>
    </div>
  `;
};
