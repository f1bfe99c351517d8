import { randomUUID } from "node:crypto";
import type { Clock } from "../../time/clock.ts";
import type { Settings } from "../settings.ts";
import { type Failure, splitAddress } from "./retry-rules.ts";
import { type Fields, type Method, sendRequest, type WebhookAnswer } from "./send-request.ts";

interface WebhookRequest {
  /** A document is asked for what to do; a callback only tells. */
  readonly purpose: "document" | "callback";
  readonly url: string;
  readonly method: Method;
  readonly fields: Fields;
}

export interface SentWebhook extends WebhookRequest {
  readonly atMs: number;
  /** 1 for the first try. */
  readonly attempt: number;
  readonly outcome: number | "unreachable" | "timeout" | "waiting";
  /** What was answered to it. */
  readonly body: string;
}

/** The line to the services that are called. */
export interface Webhooks {
  readonly send: (request: WebhookRequest) => Promise<WebhookAnswer>;
  readonly sent: () => readonly SentWebhook[];
  readonly clear: () => void;
}

interface WebhookParts {
  readonly clock: Clock;
  readonly settings: () => Settings;
  readonly changed: () => void;
}

/** The newest are kept. */
const longestLog = 2_000;

export function createWebhooks({ clock, settings, changed }: WebhookParts): Webhooks {
  let log: readonly SentWebhook[] = [];
  let stopped = new AbortController();

  const replace = (entry: SentWebhook, next: SentWebhook): SentWebhook => {
    log = log.map((other) => (other === entry ? next : other));
    return next;
  };

  const attempt = async (request: WebhookRequest, number: number, idempotencyToken: string): Promise<WebhookAnswer> => {
    const { webhookTimeoutMs, authToken } = settings();
    const { url, rules } = splitAddress(request.url, webhookTimeoutMs);
    const entry: SentWebhook = { ...request, atMs: clock.nowMs(), attempt: number, outcome: "waiting", body: "" };
    log = [...log, entry].slice(-longestLog);
    const answer = await sendRequest({
      ...request,
      url,
      authToken,
      timeoutMs: rules.timeoutMs,
      signal: stopped.signal,
      ...(number > 1 && { idempotencyToken }),
    });
    replace(entry, {
      ...entry,
      ...(answer.kind === "answered" ? { outcome: answer.status, body: answer.body } : { outcome: answer.kind }),
    });
    const failure = failureOf(answer);
    const again = failure !== undefined && rules.failures.includes(failure) && number <= rules.retries && !stopped.signal.aborted;
    return again ? attempt(request, number + 1, idempotencyToken) : answer;
  };

  return {
    send: async (request) => {
      const release = clock.hold();
      return attempt(request, 1, randomUUID()).finally(() => {
        release();
        changed();
      });
    },
    sent: () => log,
    clear: () => {
      stopped.abort();
      stopped = new AbortController();
      log = [];
    },
  };
}

const failureOf = (answer: WebhookAnswer): Failure | undefined => {
  if (answer.kind === "unreachable") return "ct";
  if (answer.kind === "timeout") return "rt";
  if (answer.status >= 500) return "5xx";
  return answer.status >= 400 ? "4xx" : undefined;
};
