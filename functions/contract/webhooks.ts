import { notifyEvents, siteHookEvents, type WebhookEvent } from "../answers/webhook-events.ts";
import type { UnknownRecord } from "../src/lib/platform/core/unknown-record.ts";
import { nameOf } from "./json-schema.ts";
import { reference } from "./reference.ts";
import type { Tag } from "./tags.ts";

type Events = typeof notifyEvents | typeof siteHookEvents;

const [timestamp, project_id] = ["2026-11-02T09:30:00.000Z", "bakery"];
const inbox = "https://lectern.example/inbox/#/bakery";
const page = { project_id, doc_id: "p1", slug: "opening-hours", language: "en" };

/** One of each type. */
const examples = {
  "message.left": { project_id, item_id: "m1", url: `${inbox}/items/m1` },
  "call.missed": { project_id, item_id: "m2", url: `${inbox}/items/m2` },
  "call.requested": { project_id, item_id: "m3", url: `${inbox}/items/m3` },
  "page.not_published": { project_id, item_id: "d1", url: "https://lectern.example/editor/#/bakery/drafts/d1" },
  "page.not_unpublished": { project_id, item_id: "p1", url: "https://lectern.example/editor/#/bakery/pages/p1" },
  "questions.open": { project_id, open_questions: 3, url: `${inbox}/questions` },
  "page.published": { ...page, former_slug: "hours" },
  "page.unpublished": page,
  "site.changed": { project_id, changed: ["menu"] },
} as const satisfies Readonly<Record<WebhookEvent["type"], WebhookEvent["data"]>>;

const header = (name: string, description: string): UnknownRecord => ({
  name,
  in: "header",
  required: true,
  description,
  schema: { type: "string" },
});

const headers = [
  header("webhook-id", "The same for each attempt: a receiver recognises a repetition by it."),
  header("webhook-timestamp", "When this attempt was made, in seconds since 1970."),
  header("webhook-signature", "Standard Webhooks: `v1,` and the signature of ID, timestamp and body with the key that the settings show."),
];

const toWebhook = (
  events: Events,
  { operationId, summary, description }: Readonly<Record<"operationId" | "summary" | "description", string>>,
) => {
  const all = Object.entries(examples).map(([type, data]) => [type, { value: { type, timestamp, data } }] as const);
  const shown = all.filter(([, { value }]) => events.some((event) => event.safeParse(value).success));
  return {
    post: {
      operationId,
      tags: ["Webhooks" satisfies Tag],
      summary,
      description,
      security: [],
      parameters: headers,
      requestBody: {
        required: true,
        content: {
          "application/json": {
            schema: { oneOf: events.map((event) => reference("schemas", nameOf(event))) },
            examples: Object.fromEntries(shown),
          },
        },
      },
      responses: {
        "2XX": { description: "Received: it is not sent again." },
        "410": { description: "Not wanted: this one is not sent again." },
        default: {
          description:
            "Sent again after 1, 2, 4 … minutes, at most 2 hours apart, for a day. So is what nobody answers within 10 seconds. Redirects are not followed.",
        },
      },
    },
  };
};

/** What Lectern sends to other programs. */
export const webhooks: UnknownRecord = {
  notify: toWebhook(notifyEvents, {
    operationId: "notify",
    summary: "Tell the team's program that something waits",
    description:
      "Sent to `notify.url` of the settings, signed with `notify_secret`. Says that there is something and where, and nothing about the visitor. See docs/inbox.md.",
  }),
  site_hook: toWebhook(siteHookEvents, {
    operationId: "siteHook",
    summary: "Tell the site's program that pages have changed",
    description: "Sent to `site_hook` of the settings, signed with `site_hook_secret`. See docs/rendering.md.",
  }),
};
