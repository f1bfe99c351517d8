import { createHmac } from "node:crypto";
import type { WebhookEvent } from "../../../../answers/webhook-events.ts";
import { linkTo } from "../../notifications/compose-mail.ts";
import type { SendNotice, Telling } from "../../notifications/deliver-notices.ts";
import { isSiteKind } from "../../notifications/notice.ts";
import { notificationLimits } from "../../notifications/limits.ts";
import { sendingId, type Webhook } from "../../notifications/recipient.ts";
import type { NetworkRules } from "../web/network-rules.ts";

interface WebhookOptions {
  readonly baseUrl: () => string;
  readonly now: () => Date;
  /** Only tests replace the rules of the public network. */
  readonly rules?: NetworkRules;
}

const types = {
  message: "message.left",
  missed_call: "call.missed",
  call_back: "call.requested",
  questions: "questions.open",
  draft_refused: "page.not_published",
  page_refused: "page.not_unpublished",
  // For people alone, so no webhook is told.
  commented: "draft.commented",
  page_published: "page.published",
  page_unpublished: "page.unpublished",
  site_changed: "site.changed",
} as const satisfies Record<Telling["notice"]["kind"], WebhookEvent["type"] | "draft.commented">;

/** Sends one request, only to public addresses, signed as in Standard Webhooks. 2xx: received. 410: the endpoint is gone. */
export const webhookSender =
  ({ baseUrl, rules, now }: WebhookOptions): SendNotice<Webhook> =>
  async (telling, webhook) => {
    // Loaded late: most projects have no webhook.
    const [{ fetch }, { guardedAgent }, { publicNetwork, requirePublicUrl }] = await Promise.all([
      import("undici"),
      import("../web/guarded-agent.ts"),
      import("../web/network-rules.ts"),
    ]);
    const network = rules ?? publicNetwork;
    const dispatcher = guardedAgent(network);
    try {
      const url = new URL(webhook.url);
      requirePublicUrl(url, network);
      const body = toBody(telling, baseUrl());
      const seconds = Math.floor(now().getTime() / 1000);
      const id = sendingId(telling.projectId, telling.notice.id, webhook);
      const response = await fetch(url, {
        method: "POST",
        dispatcher,
        redirect: "manual",
        signal: AbortSignal.timeout(notificationLimits.sendMs),
        headers: {
          "Content-Type": "application/json",
          "User-Agent": "Lectern",
          "webhook-id": id,
          "webhook-timestamp": String(seconds),
          "webhook-signature": sign(webhook.secret, `${id}.${seconds}.${body}`),
        },
        body,
      });
      await response.body?.cancel();
      if (response.ok) return "sent";
      return response.status === 410 ? "refused" : "failed";
    } catch {
      return "failed"; // the message may contain the webhook's URL, which must not be logged
    } finally {
      await dispatcher.destroy();
    }
  };

/** The body names the item without its content, which only the inbox shows, or what has changed on the site. */
const toBody = ({ projectId, notice, openQuestions }: Telling, baseUrl: string): string =>
  JSON.stringify({
    type: types[notice.kind],
    timestamp: notice.at.toISOString(),
    data: {
      project_id: projectId,
      ...(isSiteKind(notice.kind)
        ? notice.about
        : {
            ...(notice.itemId === null ? { open_questions: openQuestions } : { item_id: notice.itemId }),
            url: linkTo(baseUrl, projectId, notice),
          }),
    },
  });

/** https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md */
const sign = (secret: string, content: string): string =>
  `v1,${createHmac("sha256", Buffer.from(secret.replace(/^whsec_/, ""), "base64"))
    .update(content)
    .digest("base64")}`;
