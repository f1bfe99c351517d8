import type { Clock } from "../../time/clock.ts";
import type { Settings } from "../settings.ts";
import { type Fields, type Method, sendRequest, type WebhookAnswer } from "./send-request.ts";

interface WebhookRequest {
  /** A document tells the call what to do next; the answer to a callback has no effect. */
  readonly purpose: "document" | "callback";
  readonly url: string;
  readonly method: Method;
  readonly fields: Fields;
}

export interface SentWebhook extends WebhookRequest {
  readonly atMs: number;
  /** 1 for the first attempt. */
  readonly attempt: number;
  readonly outcome: number | "unreachable" | "timeout" | "waiting";
  /** The body of the response. */
  readonly body: string;
}

/** Sends requests to the services that Twilio would call. */
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

/** One retry if the connection fails: https://www.twilio.com/docs/usage/webhooks/webhooks-connection-overrides */
const tries = 2;

/** 2000 requests, the newest. */
const longestLog = 2_000;

export function createWebhooks({ clock, settings, changed }: WebhookParts): Webhooks {
  let log: readonly SentWebhook[] = [];
  let stopped = new AbortController();

  const attempt = async (request: WebhookRequest, number: number): Promise<WebhookAnswer> => {
    const { webhookTimeoutMs: timeoutMs, authToken } = settings();
    const entry: SentWebhook = { ...request, atMs: clock.nowMs(), attempt: number, outcome: "waiting", body: "" };
    log = [...log, entry].slice(-longestLog);
    const answer = await sendRequest({ ...request, authToken, timeoutMs, signal: stopped.signal });
    const outcome = answer.kind === "answered" ? { outcome: answer.status, body: answer.body } : { outcome: answer.kind };
    log = log.map((other) => (other === entry ? { ...entry, ...outcome } : other));
    const again = answer.kind === "unreachable" && number < tries && !stopped.signal.aborted;
    return again ? attempt(request, number + 1) : answer;
  };

  return {
    send: async (request) => {
      const release = clock.hold();
      return attempt(request, 1).finally(() => {
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
