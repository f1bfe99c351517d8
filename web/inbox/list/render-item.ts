import type { InboxItem } from "@lectern/client";
import { html, nothing, type TemplateResult } from "lit";
import { readersLocale } from "../../shared/readers-locale.ts";
import type { Texts } from "../texts/en.ts";
import { mailTo, telTo } from "./mail-to.ts";
import { whenOf } from "./when-of.ts";

/** What was asked or left, by whom, and what became of it. */
export const renderItem = (item: InboxItem, texts: Texts, reader: string): TemplateResult => {
  const { kind, text, language, answer, note, changed_by_name: changedBy } = item;
  return html`<p class="hint">${texts.item.kind[kind]} · ${whenOf(item, texts, reader)}</p>
    <h2 id="asked" class=${kind === "question" ? "" : "left"} dir="auto" lang=${language}>${text}</h2>
    ${renderCallBack(item, texts, reader)} ${renderVisitor(item, texts)}
    ${answer === undefined ? nothing : html`<div class="said">${texts.item.answered} <bdi>${answer}</bdi></div>`}
    ${note === undefined ? nothing : html`<div class="said">${texts.item.note}: <bdi>${note}</bdi></div>`}
    ${changedBy === undefined ? nothing : html`<p class="hint">${texts.item.changedBy(changedBy)}</p>`}`;
};

/** When to call, by the clock of the site, and by the visitor's if it is another. */
const renderCallBack = (
  { call_back_site_time: site, call_back_visitor_time: theirs }: InboxItem,
  { item }: Texts,
  reader: string,
): TemplateResult | typeof nothing =>
  site === undefined
    ? nothing
    : html`<p class="text">${item.callBack(wallTime(site, reader), theirs === undefined ? undefined : wallTime(theirs, reader))}</p>`;

const wallTime = (time: string, reader: string): string =>
  new Intl.DateTimeFormat(readersLocale(reader), { dateStyle: "full", timeStyle: "short", timeZone: "UTC" }).format(new Date(`${time}Z`));

/** The visitor who waits, and their contact data. */
const renderVisitor = ({ visitor, kind }: InboxItem, { item }: Texts): TemplateResult | typeof nothing => {
  const { name = null, phone = null, email = null } = visitor ?? {};
  if (kind === "question" && name === null && phone === null && email === null) return nothing;
  return html`<p class="row hint">
    <bdi>${name ?? item.unknownVisitor}</bdi>
    ${phone === null ? nothing : html`<a href=${telTo(phone)}><bdi dir="ltr">${phone}</bdi></a>`}
    ${email === null ? nothing : html`<a href=${mailTo(email)}><bdi dir="ltr">${email}</bdi></a>`}
    ${phone === null && email === null && kind !== "question" ? html`<span>${item.noContact}</span>` : nothing}
  </p>`;
};
