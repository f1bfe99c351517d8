import * as z from "zod";
import { type InboxItem, itemKinds, itemStates } from "../src/lib/answers/inbox/inbox-item.ts";

export const inboxItemSchema = z
  .strictObject({
    itemId: z.string(),
    kind: z.enum(itemKinds),
    state: z.enum(itemStates).describe("`done`: answered or closed."),
    text: z.string().describe("The message, or the question as it was asked first."),
    language: z.string().describe("Language of the visitor who left or first asked it."),
    at: z.iso.datetime().describe("When it was left or asked. A question that is open again: since when."),
    last_at: z.iso.datetime().describe("When it was asked last."),
    asked_count: z.int().optional().describe("Of a question: how often it was asked."),
    languages: z.array(z.string()).optional().describe("Of a question that was asked in several languages: all of them."),
    visitor: z
      .nullable(
        z
          .strictObject({
            name: z.nullable(z.string()),
            phone: z.nullable(z.string()).describe("E.164."),
            email: z.nullable(z.string()),
          })
          .meta({ id: "Contact" }),
      )
      .describe("Who left it or asked first. `null` when nothing is known of them, or no longer."),
    answer: z.string().optional().describe("Of an answered question: what visitors are told."),
    note: z.string().optional().describe("What the team noted for itself."),
    changed_by_name: z.string().optional().describe("Who of the team changed it last."),
    etag: z.string().describe("Names what the team has made of it: send it back as `If-Match`."),
  })
  .meta({ id: "InboxItem" });

export const openMessage: InboxItem = {
  itemId: "m_0aPq4tW9sXkR2mVb7cYdLz",
  kind: "message",
  state: "open",
  text: "Please call me about the rear wheel.",
  language: "en",
  at: "2026-05-04T09:30:00.000Z",
  last_at: "2026-05-04T09:30:00.000Z",
  visitor: { name: "Ada Lovelace", phone: "+4721985800", email: null },
  etag: '"morn6xc0.k3Yd0mQx"',
};

export const openQuestion: InboxItem = {
  itemId: "kW2aPqf9sXmV7bYcT0rLdZ",
  kind: "question",
  state: "open",
  text: "Do you repair kayaks?",
  language: "en",
  at: "2026-05-01T08:00:00.000Z",
  last_at: "2026-05-03T08:00:00.000Z",
  asked_count: 3,
  visitor: null,
  etag: '"0.k3Yd0mQx"',
};
