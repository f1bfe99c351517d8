import { html, nothing, type TemplateResult } from "lit";
import { renderShortAgo } from "../words/words.ts";
import { Ellipsis } from "lucide";
import { icon } from "../../shared/icons/icon.ts";
import { sendByKey } from "../../shared/send-by-key.ts";
import { lateTexts } from "../late-texts.ts";
import { texts } from "../texts.ts";
import type { ShownComment, Thread } from "./threads.ts";
import { wordsOf } from "./words-of.ts";

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
  const said = wordsOf(quote);
  if (show !== undefined) return html`<button class="quote" dir="auto" title=${words().show} @click=${show}>${said}</button>`;
  return html`<p class="quote">
    ${done ? nothing : html`<span class="unseen">${words().gone}</span>`}<bdi>${done ? said : html`<s>${said}</s>`}</bdi>
  </p>`;
};

const renderComment = (comment: ShownComment, acts: CommentActs): TemplateResult => {
  const { commentId: id, text, created_at: at, edited_at: editedAt } = comment;
  return html`
    <div class="head">
      <p class="hint"><b>${nameOf(comment)}</b> · ${renderShortAgo(at)}${editedAt === null ? nothing : html` · ${words().edited}`}</p>
      ${renderMenu(comment, acts)}
    </div>
    ${
      acts.asked?.kind === "edit" && acts.asked.id === id
        ? renderField(acts.asked, acts, text, (changed) => acts.change(comment, { text: changed }), words().edit)
        : html`<p class="words" dir="auto">${text}</p>`
    }
    ${renderRemoval(comment, acts)}
  `;
};

const renderRemoval = (comment: ShownComment, { asked, ask, change, isBusy }: CommentActs): TemplateResult | typeof nothing =>
  asked?.kind === "remove" && asked.id === comment.commentId
    ? html`<p role="alert">${words().removeQuestion}</p>
        <div class="row">
          <button @click=${() => ask(undefined)}>${words().cancel}</button>
          <button class="danger" ?disabled=${isBusy} @click=${() => change(comment, { remove: true })}>${words().removeYes}</button>
        </div>`
    : nothing;

const renderMenu = (comment: ShownComment, { ask, change, isBusy }: CommentActs): TemplateResult | typeof nothing => {
  const { commentId: id, reply_to: replyTo, done, may_change: mayChange, may_mark_done: mayMarkDone } = comment;
  const items = [
    replyTo === null && ([words().answer, () => ask({ kind: "answer", id })] as const),
    replyTo === null && mayMarkDone && ([done ? words().reopen : words().done, () => change(comment, { done: !done })] as const),
    mayChange && ([words().edit, () => ask({ kind: "edit", id })] as const),
    mayChange && ([words().remove, () => ask({ kind: "remove", id })] as const),
  ].filter((item) => item !== false);
  if (items.length === 0) return nothing;
  const about = comment.text.slice(0, 60);
  return html`<lectern-menu label=${`${texts.app.more}: ${about}`}>
    <span slot="face">${icon(Ellipsis)}</span>
    ${items.map(([name, run]) => html`<button class="item" aria-label=${`${name}: ${about}`} ?disabled=${isBusy} @click=${run}>${name}</button>`)}
  </lectern-menu>`;
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
