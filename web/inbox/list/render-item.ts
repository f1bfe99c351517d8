import type { InboxItem } from "@lectern/client";
import { html, nothing, type TemplateResult } from "lit";
import { readersLocale } from "../../shared/readers-locale.ts";
import type { Texts } from "../texts/en.ts";
import { mailTo, telTo } from "./mail-to.ts";
import { whenOf } from "./when-of.ts";

/** What was asked or left, by whom, and what became of it. */
export const renderItem = (item: InboxItem, texts: Texts, reader: string): TemplateResult => {
  const { kind, text, language, answer, note, changed_by_name: changedBy, visitor } = item;
  const left = html`<h2 id="asked" dir="auto">${visitor?.name ?? texts.item.unknownVisitor}</h2>
    <p id="said" class="left" dir="auto" lang=${language}>${text}</p>`;
  return html`<p class="hint">${texts.item.kind[kind]} · ${whenOf(item, texts, reader)}</p>
    ${kind === "question" ? html`<h2 id="asked" dir="auto" lang=${language}>${text}</h2>` : left} ${renderCallBack(item, texts, reader)}
    ${renderVisitor(item, texts)}
    ${answer === undefined ? nothing : html`<div class="said">${texts.item.answered} <bdi>${answer}</bdi></div>`}
    ${note === undefined ? nothing : html`<div class="said">${texts.item.note}: <bdi>${note}</bdi></div>`}
    ${changedBy === undefined ? nothing : html`<p class="hint">${texts.item.changedBy(changedBy)}</p>`}`;
};

/** When to call, by the clock of the site, and by the visitor's if it is another; the day once if it is the same. */
const renderCallBack = (
  { call_back_site_time: site, call_back_visitor_time: theirs }: InboxItem,
  { item }: Texts,
  reader: string,
): TemplateResult | typeof nothing => {
  if (site === undefined) return nothing;
  const day = theirs?.slice(0, 10) === site.slice(0, 10) ? {} : days;
  const when = item.callBack(wallTime(site, reader, days), theirs === undefined ? undefined : wallTime(theirs, reader, day));
  return html`<p class="text">${when}</p>`;
};

const days = { weekday: "long", day: "numeric", month: "long" } as const;

const wallTime = (time: string, reader: string, day: Intl.DateTimeFormatOptions): string => {
  const locale = readersLocale(reader);
  const { hour12 } = new Intl.DateTimeFormat(locale, { hour: "numeric" }).resolvedOptions();
  const hour = hour12 === true ? "numeric" : "2-digit";
  return new Intl.DateTimeFormat(locale, { ...day, hour, minute: "2-digit", timeZone: "UTC" }).format(new Date(`${time}Z`));
};

/** Who has asked. What others have left to be reached by is beside the buttons. */
const renderVisitor = ({ visitor, kind }: InboxItem, { item }: Texts): TemplateResult | typeof nothing => {
  const { name = null, phone = null, email = null } = visitor ?? {};
  if (kind !== "question") return phone === null && email === null ? html`<p class="hint">${item.noContact}</p>` : nothing;
  if (name === null && phone === null && email === null) return nothing;
  return html`<p class="row hint">
    <bdi>${name ?? item.unknownVisitor}</bdi>
    ${phone === null ? nothing : html`<a href=${telTo(phone)}><bdi dir="ltr">${phone}</bdi></a>`}
    ${email === null ? nothing : html`<a href=${mailTo(email)}><bdi dir="ltr">${email}</bdi></a>`}
  </p>`;
};
