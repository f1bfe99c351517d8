import type { InboxItem, LecternProject } from "@lectern/client";
import { html, type TemplateResult } from "lit";
import { addressOf } from "../route.ts";
import { whenOf } from "../list/when-of.ts";
import type { Texts } from "../texts/en.ts";
import type { StatisticsTexts } from "./texts/en.ts";

/** Enough to see what matters; the inbox has all. */
const most = 5;

/** Of those that are done, among which the most frequent are looked for. */
const lately = 50;

export interface Questions {
  readonly waiting: readonly InboxItem[];
  readonly asked: readonly InboxItem[];
}

/** The open questions, which come most asked first, and the most asked of all. */
export const readQuestions = async (project: LecternProject, signal: AbortSignal): Promise<Questions> => {
  const [open, done] = await Promise.all([
    project.inbox.list({ state: "open", kind: "question", limit: most }, { signal }),
    project.inbox.list({ state: "done", kind: "question", limit: lately }, { signal }),
  ]);
  const asked = [...open.items, ...done.items].toSorted(({ asked_count: one = 1 }, { asked_count: other = 1 }) => other - one);
  return { waiting: open.items, asked: asked.slice(0, most) };
};

interface QuestionsOptions {
  readonly projectId: string;
  readonly questions: Questions;
  readonly texts: Texts;
  readonly words: StatisticsTexts;
  /** The reader's language. */
  readonly language: string;
}

/** What visitors want to know comes before what can be counted. */
export const renderQuestions = ({ projectId, questions: { waiting, asked }, texts, words, language }: QuestionsOptions): TemplateResult => {
  const renderList = (title: string, items: readonly InboxItem[]): TemplateResult =>
    html`<section>
      <h2>${title}</h2>
      ${items.length === 0 ? html`<p class="hint">${texts.list.empty.open}</p>` : ""}
      <ol class="questions">
        ${items.map(
          (item) =>
            html`<li>
              ${item.state === "open" ? renderLink(projectId, item) : html`<bdi class="asked" lang=${item.language}>${item.text}</bdi>`}
              <span class="hint"><span class="dot ${item.state}"></span>${whenOf(item, texts, language, { isShort: true })}</span>
            </li>`,
        )}
      </ol>
    </section>`;
  // The open ones come most asked first already.
  const isMore = asked.some(({ state }) => state === "done");
  return html`<div class="two">${renderList(words.waiting, waiting)} ${isMore ? renderList(words.askedMost, asked) : ""}</div>`;
};

const renderLink = (projectId: string, { itemId, text, language }: InboxItem): TemplateResult => {
  const address = addressOf({ kind: "list", projectId, only: undefined, state: "open", itemId });
  return html`<a class="asked" href=${address} lang=${language}><bdi>${text}</bdi></a>`;
};
