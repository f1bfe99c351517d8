import type { InboxItem } from "@lectern/client";
import { html, nothing, type TemplateResult } from "lit";
import type { Texts } from "../texts/en.ts";
import { mailTo, telTo } from "./mail-to.ts";
import type { Writing } from "./writing.ts";

export interface ItemActions {
  readonly isBusy: boolean;
  /** Whether closing it would lose words. */
  readonly isWritten: boolean;
  readonly change: (action: "close" | "reopen") => unknown;
  readonly write: (action: Writing["action"], before: string) => unknown;
  readonly startDraft: () => unknown;
}

/** What can be done with an item, besides answering it. */
export const renderActions = (
  item: InboxItem,
  { item: texts }: Texts,
  { isBusy, isWritten, change, write, startDraft }: ItemActions,
): TemplateResult => {
  const { kind, state, note = "" } = item;
  const isQuestion = kind === "question";
  const button = (text: string, act: () => unknown, className = ""): TemplateResult =>
    html`<button type="button" class=${className} ?disabled=${isBusy} aria-describedby="asked" @click=${act}>${text}</button>`;
  const ways = isQuestion ? [] : waysTo(item, texts);
  const isOpen = state === "open";
  const close = button(
    isQuestion ? texts.dismiss : texts.finish,
    () => change("close"),
    isQuestion ? "plain" : ways.length === 0 ? "primary" : "",
  );
  return html`${isQuestion ? button(texts.write, startDraft) : nothing}
  ${ways.map(
    ([text, href, shown], index) =>
      html`${isOpen ? html`<a class="button ${index === 0 ? "primary" : ""}" href=${href} aria-describedby="asked">${text}</a>` : nothing}
        <a class="reach" href=${href}><bdi dir="ltr">${shown}</bdi></a>`,
  )}
  ${isOpen ? (isWritten ? nothing : close) : button(texts.reopen, () => change("reopen"))}
  ${button(note === "" ? texts.addNote : texts.editNote, () => write("note", note), "plain")}`;
};

/** To the visitor: who has written is written to, who has called is called. */
const waysTo = ({ kind, visitor }: InboxItem, texts: Texts["item"]): readonly (readonly [text: string, href: string, shown: string])[] => {
  const { phone = null, email = null } = visitor ?? {};
  const call = phone === null ? [] : [[texts.call, telTo(phone), phone] as const];
  const reply = email === null ? [] : [[texts.reply, mailTo(email), email] as const];
  return kind === "message" ? [...reply, ...call] : [...call, ...reply];
};
