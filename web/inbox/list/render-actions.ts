import type { InboxItem } from "@lectern/client";
import { html, nothing, type TemplateResult } from "lit";
import type { Texts } from "../texts/en.ts";
import type { Writing } from "./writing.ts";

export interface ItemActions {
  readonly isBusy: boolean;
  readonly change: (action: "close" | "reopen") => unknown;
  readonly write: (action: Writing["action"], before: string) => unknown;
  readonly startDraft: () => unknown;
}

/** What can be done with an item, besides answering it. */
export const renderActions = (
  { kind, state, note = "" }: InboxItem,
  { item: texts }: Texts,
  { isBusy, change, write, startDraft }: ItemActions,
): TemplateResult => {
  const isQuestion = kind === "question";
  const button = (text: string, act: () => unknown, className = ""): TemplateResult =>
    html`<button type="button" class=${className} ?disabled=${isBusy} aria-describedby="asked" @click=${act}>${text}</button>`;
  const close = button(isQuestion ? texts.dismiss : texts.close, () => change("close"), isQuestion ? "plain" : "primary");
  return html`${isQuestion ? button(texts.write, startDraft) : nothing}
  ${state === "open" ? close : button(texts.reopen, () => change("reopen"))} ${button(texts.note, () => write("note", note), "plain")}`;
};
