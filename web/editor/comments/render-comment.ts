import { html, nothing, type TemplateResult } from "lit";
import { renderShortAgo } from "../app/words.ts";
import { lateTexts } from "../late-texts.ts";
import type { ShownComment, Thread } from "./threads.ts";

/** What is about to be done with a comment. */
export interface Asked {
  readonly kind: "answer" | "edit" | "remove";
  readonly id: string;
}

export interface CommentActs {
  readonly asked: Asked | undefined;
  readonly ask: (asked: Asked | undefined) => void;
  readonly isBusy: boolean;
  readonly answer: (first: ShownComment, text: string) => void;
  readonly change: (
    comment: ShownComment,
    change: { readonly text: string } | { readonly done: boolean } | { readonly remove: true },
  ) => void;
  /** Undefined for a quote that is no longer in the text. */
  readonly show: (thread: Thread) => (() => void) | undefined;
}

const words = () => lateTexts.comments;

const nameOf = ({ created_by_name: name }: ShownComment): string => name ?? words().somebody;

export const renderThread = (thread: Thread, acts: CommentActs): TemplateResult => {
  const { first, answers } = thread;
  return html`<li class="thread">
    ${renderQuote(first, acts.show(thread))} ${renderComment(first, acts)}
    ${
      answers.length === 0
        ? nothing
        : html`<ol>
            ${answers.map((answer) => html`<li>${renderComment(answer, acts)}</li>`)}
          </ol>`
    }
    ${renderField({ kind: "answer", id: first.commentId }, acts, "", (text) => acts.answer(first, text), words().answerTo(nameOf(first)))}
  </li>`;
};

const renderQuote = ({ quote, done }: ShownComment, show: (() => void) | undefined): TemplateResult | typeof nothing => {
  if (quote === null) return nothing;
  if (show !== undefined) return html`<button class="quote" dir="auto" title=${words().show} @click=${show}>${quote}</button>`;
  return html`<p class="quote">
    ${done ? nothing : html`<span class="unseen">${words().gone}</span>`}<bdi>${done ? quote : html`<s>${quote}</s>`}</bdi>
  </p>`;
};

const renderComment = (comment: ShownComment, acts: CommentActs): TemplateResult => {
  const { commentId: id, text, created_at: at, edited_at: editedAt } = comment;
  return html`
    <p class="hint"><b>${nameOf(comment)}</b> · ${renderShortAgo(at)}${editedAt === null ? nothing : html` · ${words().edited}`}</p>
    ${
      acts.asked?.kind === "edit" && acts.asked.id === id
        ? renderField(acts.asked, acts, text, (changed) => acts.change(comment, { text: changed }), words().edit)
        : html`<p class="words" dir="auto">${text}</p>`
    }
    ${renderActions(comment, acts)}
  `;
};

const renderActions = (comment: ShownComment, { asked, ask, change, isBusy }: CommentActs): TemplateResult => {
  const { commentId: id, reply_to: replyTo, done, may_change: mayChange, may_mark_done: mayMarkDone } = comment;
  if (asked?.kind === "remove" && asked.id === id)
    return html`<p role="alert">${words().removeQuestion}</p>
      <div class="row">
        <button @click=${() => ask(undefined)}>${words().cancel}</button>
        <button class="danger" ?disabled=${isBusy} @click=${() => change(comment, { remove: true })}>${words().removeYes}</button>
      </div>`;
  const act = (name: string, run: () => void): TemplateResult =>
    html`<button class="plain" aria-label=${`${name}: ${comment.text.slice(0, 60)}`} ?disabled=${isBusy} @click=${run}>${name}</button>`;
  return html`<div class="row">
    ${replyTo === null ? act(words().answer, () => ask({ kind: "answer", id })) : nothing}
    ${replyTo === null && mayMarkDone ? act(done ? words().reopen : words().done, () => change(comment, { done: !done })) : nothing}
    ${mayChange ? [act(words().edit, () => ask({ kind: "edit", id })), act(words().remove, () => ask({ kind: "remove", id }))] : nothing}
  </div>`;
};

const renderField = (
  wanted: Asked,
  { asked, ask, isBusy }: CommentActs,
  text: string,
  send: (text: string) => void,
  label: string,
): TemplateResult | typeof nothing => {
  if (asked?.kind !== wanted.kind || asked.id !== wanted.id) return nothing;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const field = event.currentTarget instanceof HTMLFormElement ? event.currentTarget.querySelector("textarea") : null;
    if (field !== null && field.value.trim() !== "") send(field.value);
  };
  return html`<form @submit=${submit}>
    <label for="asked">${label}</label>
    <textarea id="asked" dir="auto" maxlength="2000" required .value=${text} @keydown=${sendByKey}></textarea>
    <div class="row">
      <button type="button" @click=${() => ask(undefined)}>${words().cancel}</button>
      <button class="primary" ?disabled=${isBusy}>${wanted.kind === "edit" ? words().save : words().answer}</button>
    </div>
  </form>`;
};

/** Ctrl+Enter, as in other editors: Enter begins a line. */
export const sendByKey = (event: KeyboardEvent): void => {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  if (event.currentTarget instanceof HTMLTextAreaElement) event.currentTarget.form?.requestSubmit();
};
