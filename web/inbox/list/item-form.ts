import type { InboxItem, TemplateSummary } from "@lectern/client";
import { html, nothing, type TemplateResult } from "lit";
import { formValues } from "../../shared/form-values.ts";
import type { Texts } from "../texts/texts.ts";

/** An answer or note that is being written. */
export interface Writing {
  readonly itemId: string;
  readonly action: "answer" | "note";
  readonly text: string;
}

interface FormOptions {
  readonly writing: Writing;
  readonly isBusy: boolean;
  readonly texts: Texts;
  readonly change: (text: string) => void;
  readonly send: (text: string) => unknown;
  readonly cancel: () => void;
}

/** The answer or the note. The text stays if it could not be stored. */
export const renderWriting = ({ writing, isBusy, texts, change, send, cancel }: FormOptions): TemplateResult => {
  const { item } = texts;
  const isAnswer = writing.action === "answer";
  return html`<form class="stack" @submit=${(event: SubmitEvent) => send(formValues(event).get("text") ?? "")}>
    <label for="text">${isAnswer ? item.answer : item.note}</label>
    <textarea
      id="text"
      name="text"
      dir="auto"
      maxlength="2000"
      ?required=${isAnswer}
      aria-describedby="text-hint"
      .value=${writing.text}
      @input=${({ currentTarget }: InputEvent) => {
        if (currentTarget instanceof HTMLTextAreaElement) change(currentTarget.value);
      }}
    ></textarea>
    <p class="hint" id="text-hint">${isAnswer ? item.answerHint : item.noteHint}</p>
    <div class="row">
      <button class="primary" ?disabled=${isBusy}>${item.send}</button>
      <button type="button" class="plain" @click=${cancel}>${item.cancel}</button>
    </div>
  </form>`;
};

/** The visitor who waits, and their contact data. */
export const renderVisitor = ({ visitor, kind }: InboxItem, { item }: Texts): TemplateResult => {
  const { name = null, phone = null, email = null } = visitor ?? {};
  return html`<p class="row hint">
    <bdi>${name ?? item.unknownVisitor}</bdi>
    ${phone === null ? nothing : html`<a href="tel:${phone}"><bdi dir="ltr">${phone}</bdi></a>`}
    ${email === null ? nothing : html`<a href="mailto:${email}"><bdi dir="ltr">${email}</bdi></a>`}
    ${phone === null && email === null && kind !== "question" ? html`<span>${item.noContact}</span>` : nothing}
  </p>`;
};

/** Which template a page about an item begins with. */
export const renderTemplates = (
  templates: readonly TemplateSummary[],
  { item }: Texts,
  choose: (template: TemplateSummary) => unknown,
): TemplateResult =>
  templates.length === 0
    ? html`<p role="alert" class="error">${item.noTemplate}</p>`
    : html`<p>${item.template}</p>
        <div class="row">${templates.map((template) => html`<button @click=${() => choose(template)}>${template.name}</button>`)}</div>`;
