import * as z from "zod";
import type { AnswerOf } from "./answer-of.ts";

export const itemKinds = ["message", "question", "missed_call", "call_back"] as const;

const itemKind = z.enum(itemKinds).meta({ id: "InboxItemKind" });

export const itemStates = ["open", "done"] as const;

const itemState = z.enum(itemStates).meta({ id: "InboxItemState", description: "`done`: answered or closed." });

const contact = z
  .strictObject({
    name: z.nullable(z.string()),
    phone: z.nullable(z.string()).describe("E.164."),
    email: z.nullable(z.string()),
  })
  .meta({ id: "Contact" });

export type Contact = AnswerOf<typeof contact>;

const inboxItem = z
  .strictObject({
    itemId: z.string(),
    kind: itemKind,
    state: itemState,
    text: z.string().describe("The message, or the question as it was asked first."),
    language: z.string().describe("Language of the visitor who left or first asked it."),
    at: z.iso.datetime().describe("When it was left or asked. A question that is open again: since when."),
    last_at: z.iso.datetime().describe("When it was asked last."),
    asked_count: z.int().optional().describe("Of a question: how often it was asked."),
    languages: z.array(z.string()).optional().describe("Of a question that was asked in several languages: all of them."),
    call_back_at: z.iso.datetime().optional().describe("Of a call back: when the visitor wants to be called."),
    call_back_site_time: z.string().optional().describe("The same by the clock of the site, `2026-11-30T14:00`."),
    call_back_visitor_time: z.string().optional().describe("The same by the visitor's clock, if they named another one."),
    visitor: z.nullable(contact).describe("Who left it or asked first. `null` when nothing is known of them, or no longer."),
    answer: z.string().optional().describe("Of an answered question: what visitors are told."),
    note: z.string().optional().describe("What the team noted for itself."),
    changed_by_name: z.string().optional().describe("Who of the team changed it last."),
    etag: z.string().describe("Names what the team has made of it: send it back as `If-Match`."),
  })
  .meta({ id: "InboxItem" });

export type InboxItem = AnswerOf<typeof inboxItem>;

export const inboxList = z
  .strictObject({
    items: z
      .array(inboxItem)
      .describe(
        "Open: messages, newest first, then questions, most asked first. Done: newest first. May be fewer than `limit` before the last page.",
      ),
    next_cursor: z.nullable(z.string()).describe("Send it as `cursor` for the next page. `null` on the last one."),
  })
  .meta({ id: "InboxList" });

export type InboxList = AnswerOf<typeof inboxList>;

export const changedInboxItem = z
  .strictObject({
    item: inboxItem,
    also_closed: z.optional(z.array(z.string()).describe("Of the items in `also`, those that are done now.")),
  })
  .meta({ id: "ChangedInboxItem" });

export type ChangedInboxItem = AnswerOf<typeof changedInboxItem>;
