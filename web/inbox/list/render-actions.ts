import type { InboxItem } from "@lectern/client";
import { html, nothing, type TemplateResult } from "lit";
import type { Texts } from "../texts/en.ts";
import { mailTo, telTo } from "./mail-to.ts";
import type { Writing } from "./writing.ts";

export interface ItemActions {
  readonly isBusy: boolean;
  readonly change: (action: "close" | "reopen") => unknown;
  readonly write: (action: Writing["action"], before: string) => unknown;
  readonly startDraft: () => unknown;
}

/** What can be done with an item, besides answering it. */
export const renderActions = (
  item: InboxItem,
  { item: texts }: Texts,
  { isBusy, change, write, startDraft }: ItemActions,
): TemplateResult => {
  const { kind, state, note = "" } = item;
  const isQuestion = kind === "question";
  const button = (text: string, act: () => unknown, className = ""): TemplateResult =>
    html`<button type="button" class=${className} ?disabled=${isBusy} aria-describedby="asked" @click=${act}>${text}</button>`;
  const ways = isQuestion || state !== "open" ? [] : waysTo(item, texts);
  const close = button(
    isQuestion ? texts.dismiss : texts.finish,
    () => change("close"),
    isQuestion ? "plain" : ways.length === 0 ? "primary" : "",
  );
  return html`${isQuestion ? button(texts.write, startDraft) : nothing}
  ${ways.map(([text, href], index) => html`<a class="button ${index === 0 ? "primary" : ""}" href=${href} aria-describedby="asked">${text}</a>`)}
  ${state === "open" ? close : button(texts.reopen, () => change("reopen"))}
  ${button(note === "" ? texts.addNote : texts.editNote, () => write("note", note), "plain")}`;
};

/** To the visitor: who has written is written to, who has called is called. */
const waysTo = ({ kind, visitor }: InboxItem, texts: Texts["item"]): readonly (readonly [text: string, href: string])[] => {
  const { phone = null, email = null } = visitor ?? {};
  const call = phone === null ? [] : [[texts.call, telTo(phone)] as const];
  const reply = email === null ? [] : [[texts.reply, mailTo(email)] as const];
  return kind === "message" ? [...reply, ...call] : [...call, ...reply];
};
