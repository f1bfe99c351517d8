import type { InboxItem } from "@lectern/client";
import { html, nothing, type TemplateResult } from "lit";
import type { Texts } from "../texts/texts.ts";
import type { Writing } from "./writing.ts";

export interface ItemActions {
  readonly isBusy: boolean;
  readonly change: (action: "close" | "reopen") => unknown;
  readonly write: (action: Writing["action"], before: string) => unknown;
  readonly startDraft: () => unknown;
}

/** What can be done with an item. */
export const renderActions = (
  { itemId, kind, state, answer = "", note = "" }: InboxItem,
  { item: texts }: Texts,
  { isBusy, change, write, startDraft }: ItemActions,
): TemplateResult => {
  const button = (text: string, act: () => unknown, className = ""): TemplateResult =>
    html`<button class=${className} ?disabled=${isBusy} aria-describedby="item-${itemId}" @click=${act}>${text}</button>`;
  return html`<div class="row">
    ${kind === "question" ? button(texts.answer, () => write("answer", answer)) : nothing}
    ${state === "open" ? button(texts.close, () => change("close")) : button(texts.reopen, () => change("reopen"))}
    ${button(texts.note, () => write("note", note), "plain")} ${kind === "question" ? button(texts.write, startDraft, "plain") : nothing}
  </div>`;
};
