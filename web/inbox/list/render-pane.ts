import type { InboxChangeRequest, InboxItem, InboxItemState } from "@lectern/client";
import { html, nothing, type TemplateResult } from "lit";
import { ChevronLeft } from "lucide";
import { icon } from "../../shared/icons/icon.ts";
import { mark } from "../../shared/mark.ts";
import { addressOf } from "../route.ts";
import type { Texts } from "../texts/en.ts";
import { renderItem } from "./render-item.ts";

interface PaneOptions {
  readonly item: InboxItem;
  readonly texts: Texts;
  /** The reader's language. */
  readonly language: string;
  /** What can be written and done. */
  readonly acts: unknown;
  /** Back to the list, in narrow windows. */
  readonly back: () => unknown;
}

/** One item beside the list, or instead of it. */
export const renderPane = ({ item, texts, language, acts, back }: PaneOptions): TemplateResult =>
  html`<section class="pane" id="item-${item.itemId}" tabindex="-1" aria-labelledby="asked said">
    <button class="plain back" @click=${back}>${icon(ChevronLeft, { turns: true })}${texts.app.inbox}</button>
    ${renderItem(item, texts, language)} ${acts}
  </section>`;

export const renderEmpty = ({ list }: Texts, state: InboxItemState): TemplateResult =>
  html`<div class="nobody">
    ${mark}
    <p class="title">${list.empty[state]}</p>
  </div>`;

/** What became of an item that is no longer shown: the question, or who had left it; and where an answer is heard. */
export const renderChanged = (
  { kind, text, visitor }: InboxItem,
  action: InboxChangeRequest["action"],
  { projectId, texts: { item }, undo }: { readonly projectId: string; readonly texts: Texts; readonly undo: () => unknown },
): TemplateResult =>
  html`<bdi class="which">${kind === "question" ? text : visitor?.name}</bdi>
    <span
      >${
        action === "answer"
          ? html`${item.answeredNow} <a href=${addressOf({ kind: "settings", projectId, section: "assistant" })}>${item.tryIt}</a>`
          : item.changed[action]
      }</span
    >
    ${action === "close" ? html`<button class="plain" @click=${undo}>${item.undo}</button>` : nothing}`;
