import { setTimeout as sleep } from "node:timers/promises";
import type { Twilio } from "twilio";
import { transferLimits } from "../../transfers/limits.ts";
import type { DialedCall, Telephony } from "../../transfers/telephony.ts";
import { callStatuses } from "../../transfers/transfer-event.ts";
import { operatorLog } from "../../log/write-operator-log.ts";
import { hangUp } from "./twiml.ts";
import { type FailedRequest, isAlreadyOver, isRetryable, noClient, toDialResult, toFailedRequest } from "./twilio-failure.ts";
import { webhookUrls } from "./webhook-urls.ts";

interface TwilioOptions {
  /** Origin of the API, without a trailing slash. */
  readonly baseUrl: () => string;
  readonly publicBaseUrl: () => string;
  readonly accountSid: () => string;
  readonly apiKeySid: () => string;
  readonly apiKeySecret: () => string;
  readonly fromNumber: () => string;
  /** Longest time to wait for an answer, in milliseconds. */
  readonly timeLimitMs: number;
}

type Outcome<Result> = { readonly result: Result } | { readonly failure: FailedRequest };

/** Calls through Twilio's own client, which is loaded at the first request: https://www.twilio.com/docs/voice/api/call-resource */
export const twilioTelephony = (options: TwilioOptions): Telephony => ({
  dial: async (transfer) => {
    const url = webhookUrls(options.publicBaseUrl(), transfer);
    const outcome = await ask(options, "dial", async ({ calls }) =>
      calls.create({
        to: transfer.managerPhone,
        from: options.fromNumber(),
        // A URL rather than a ready document: when the manager answers, we check again that the visitor is still there.
        url: url("announcement"),
        method: "POST",
        timeout: transferLimits.ringSec,
        timeLimit: transferLimits.talkSec,
        statusCallback: url("call"),
        statusCallbackMethod: "POST",
        statusCallbackEvent: ["initiated", "ringing", "answered", "completed"],
      }),
    );
    return "result" in outcome ? { kind: "accepted", call: outcome.result.sid } : toDialResult(outcome.failure);
  },
  findCalls: async ({ to, since }) => {
    // Newest first. Not by start time: a call that waits in Twilio's queue has none.
    const outcome = await ask(options, "find_calls", async ({ calls }) => calls.list({ to, from: options.fromNumber(), limit: 20 }));
    if ("failure" in outcome) return undefined;
    return outcome.result.flatMap((call): readonly DialedCall[] => {
      const status = callStatuses.find((known) => known === call.status);
      return call.dateCreated >= since && status !== undefined ? [{ call: call.sid, status }] : [];
    });
  },
  endCall: async (call) => {
    // Not `canceled`: that only ends calls that have not been answered.
    const outcome = await ask(options, "end_call", async ({ calls }) => calls(call).update({ status: "completed" }));
    return "result" in outcome || isAlreadyOver(outcome.failure);
  },
  dismiss: async (call, sentence) => {
    const outcome = await ask(options, "dismiss", async ({ calls }) => calls(call).update({ twiml: hangUp(sentence) }));
    return "result" in outcome || isAlreadyOver(outcome.failure);
  },
});

type Action = "dial" | "find_calls" | "end_call" | "dismiss";

/** Without what Twilio said in words: it may hold numbers. Codes: https://www.twilio.com/docs/api/errors */
const logFailure = (action: Action, { status, code }: FailedRequest): void => {
  const data = { action, status: status ?? null, twilio_code: code ?? null };
  const outcome = status === undefined ? "no_answer" : "refused";
  operatorLog({ severity: "ERROR", message: "twilio refused or did not answer", outcome, data });
};

/** Sends a request, and repeats it only while Twilio says that it has not processed it. */
const ask = async <Result>(
  options: TwilioOptions,
  action: Action,
  request: (client: Twilio) => Promise<Result>,
): Promise<Outcome<Result>> => {
  const client = await connect(options).catch(() => undefined);
  if (client === undefined) {
    logFailure(action, noClient);
    return { failure: noClient };
  }
  const startedMs = performance.now();
  for (let pauseMs = 200; ; pauseMs *= 2) {
    try {
      return { result: await request(client) };
    } catch (error) {
      const failure = toFailedRequest(error);
      const isTime = performance.now() - startedMs + pauseMs < transferLimits.retryMs;
      if (!isRetryable(failure) || !isTime) {
        if (!isAlreadyOver(failure)) logFailure(action, failure);
        return { failure };
      }
    }
    await sleep(pauseMs * (0.5 + Math.random()));
  }
};

const connect = async ({ baseUrl, accountSid, apiKeySid, apiKeySecret, timeLimitMs }: TwilioOptions): Promise<Twilio> => {
  const { default: twilio } = await import("twilio");
  // Explicitly empty: the client would otherwise take region and edge from the environment and change the host.
  const client = twilio(apiKeySid(), apiKeySecret(), {
    accountSid: accountSid(),
    timeout: timeLimitMs,
    region: "",
    edge: "",
    logLevel: "error",
  });
  client.api.baseUrl = baseUrl();
  return client;
};
