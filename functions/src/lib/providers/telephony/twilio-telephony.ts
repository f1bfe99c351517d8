import { setTimeout as sleep } from "node:timers/promises";
import type { Twilio } from "twilio";
import { transferLimits } from "../../transfers/limits.ts";
import type { DialedCall, Telephony, DialResult } from "../../transfers/telephony.ts";
import { callStatuses } from "../../transfers/transfer.ts";
import { operatorLog } from "../../platform/log/write-operator-log.ts";
import { reportUrls } from "../../transfers/report-urls.ts";
import { hangUp } from "./twiml.ts";
import {
  publicBaseUrl,
  readOrigin,
  twilioAccountSid,
  twilioApiKeySid,
  twilioApiUrl,
  twilioFromNumber,
} from "../../platform/config/params.ts";
import { readKey, twilioApiKeySecret } from "../../platform/config/secrets.ts";

type Outcome<Result> = { readonly result: Result } | { readonly failure: FailedRequest };

/**
 * Calls through Twilio's own client, loaded for the first request: https://www.twilio.com/docs/voice/api/call-resource
 *
 * @param timeLimitMs for one response
 */
export const telephonyWithin = (timeLimitMs: number): Telephony => ({
  dial: async (transfer) => {
    const url = reportUrls(readOrigin(publicBaseUrl), transfer);
    const outcome = await ask(timeLimitMs, "dial", async ({ calls }) =>
      calls.create({
        to: transfer.managerPhone,
        from: twilioFromNumber.value(),
        // A URL instead of TwiML: when the manager answers, the endpoint checks whether the visitor is still there.
        url: url("announcement"),
        method: "POST",
        timeout: transferLimits.ringSec,
        timeLimit: transferLimits.talkSec,
        statusCallback: url("call"),
        statusCallbackMethod: "POST",
        statusCallbackEvent: ["initiated", "ringing", "answered", "completed"],
      }),
    );
    return "result" in outcome ? { kind: "dial_accepted", call: outcome.result.sid } : toDialResult(outcome.failure);
  },
  findCalls: async ({ to, since }) => {
    // Newest first. Not filtered by start time, which a call in Twilio's queue does not have.
    const outcome = await ask(timeLimitMs, "find_calls", async ({ calls }) =>
      calls.list({ to, from: twilioFromNumber.value(), limit: 20 }),
    );
    if ("failure" in outcome) return undefined;
    return outcome.result.flatMap((call): readonly DialedCall[] => {
      const status = callStatuses.find((known) => known === call.status);
      return call.dateCreated >= since && status !== undefined ? [{ call: call.sid, status }] : [];
    });
  },
  endCall: async (call) => {
    // Not `canceled`, which only ends unanswered calls.
    const outcome = await ask(timeLimitMs, "end_call", async ({ calls }) => calls(call).update({ status: "completed" }));
    return "result" in outcome || isAlreadyOver(outcome.failure);
  },
  dismiss: async (call, sentence) => {
    const outcome = await ask(timeLimitMs, "dismiss", async ({ calls }) => calls(call).update({ twiml: hangUp(sentence) }));
    return "result" in outcome || isAlreadyOver(outcome.failure);
  },
  announceManager: async (call) => {
    // `messageReceived` of the Voice SDK: https://www.twilio.com/docs/voice/api/userdefinedmessage-resource
    const content = JSON.stringify({ state: "connected" });
    await ask(timeLimitMs, "announce_manager", async ({ calls }) => calls(call).userDefinedMessages.create({ content }));
  },
});

type Action = "dial" | "find_calls" | "end_call" | "dismiss" | "announce_manager";

/** Omits Twilio's message, which may contain phone numbers. Codes: https://www.twilio.com/docs/api/errors */
const logFailure = (action: Action, { status, code }: FailedRequest): void => {
  const data = { action, status: status ?? null, twilio_code: code ?? null };
  const outcome = status === undefined ? "no_answer" : "refused";
  operatorLog({ severity: "ERROR", message: "twilio refused or did not answer", outcome, data });
};

/** Repeats a request only while Twilio states that it did not process it. */
const ask = async <Result>(timeLimitMs: number, action: Action, request: (client: Twilio) => Promise<Result>): Promise<Outcome<Result>> => {
  const client = isConfigured() ? await connect(timeLimitMs).catch(() => undefined) : undefined;
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

/**
 * Checked first, because the client's errors about missing settings cannot be caught: `calls.list` throws them outside of its promise.
 */
const isConfigured = (): boolean => ![twilioAccountSid.value(), twilioApiKeySid.value(), readKey(twilioApiKeySecret)].includes("");

const connect = async (timeLimitMs: number): Promise<Twilio> => {
  const { default: twilio } = await import("twilio");
  // Set to empty: otherwise the client would take region and edge from the environment and change the host.
  const client = twilio(twilioApiKeySid.value(), readKey(twilioApiKeySecret), {
    accountSid: twilioAccountSid.value(),
    timeout: timeLimitMs,
    region: "",
    edge: "",
    logLevel: "error",
  });
  client.api.baseUrl = readOrigin(twilioApiUrl);
  return client;
};

/** The safe part of a failed request. Original errors are not passed on, because network errors contain the credentials. */
interface FailedRequest {
  /** Undefined if there was no response. */
  readonly status: number | undefined;
  /** Twilio's error code, or that of the network. */
  readonly code: number | string | undefined;
}

/** By fields, not by class: RestException and TwilioServiceException share no class, only one is exported, and AxiosError is neither. */
export const toFailedRequest = (error: unknown): FailedRequest => {
  if (typeof error !== "object" || error === null) return { status: undefined, code: undefined };
  const status = "status" in error && typeof error.status === "number" ? error.status : undefined;
  const code = "code" in error && (typeof error.code === "number" || typeof error.code === "string") ? error.code : undefined;
  return { status, code };
};

/** The destination is not permitted: by geographic permissions, for a trial account, or from this number. */
const notPermitted: ReadonlySet<unknown> = new Set([21210, 21215, 21219, 573002, 573005]);

/** Twilio blocks the destination: high risk, regulation, or an unverified account. */
const blocked: ReadonlySet<unknown> = new Set([21216]);

/** Nothing was sent. */
const neverSent: ReadonlySet<unknown> = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "no_client"]);

/** Twilio is not configured, or its client rejects malformed SIDs. */
export const noClient: FailedRequest = { status: undefined, code: "no_client" };

/** Codes and statuses: https://www.twilio.com/docs/api/errors */
export const toDialResult = ({ status, code }: FailedRequest): DialResult => {
  if (neverSent.has(code)) return { kind: "dial_refused", reason: "failed" };
  // No response, or not a refusal: the phone may be ringing.
  if (status === undefined || status >= 500 || status === 408) return undefined;
  if (notPermitted.has(code)) return { kind: "dial_refused", reason: "not_permitted" };
  return { kind: "dial_refused", reason: blocked.has(code) ? "blocked" : "failed" };
};

/** 429: "never processed and always safe to retry", https://www.twilio.com/docs/api/errors/20429 */
export const isRetryable = ({ status }: FailedRequest): boolean => status === 429;

/** The call has already ended or does not exist. */
export const isAlreadyOver = ({ code }: FailedRequest): boolean => code === 21220 || code === 20404;

export const telephony = telephonyWithin(transferLimits.requestMs);

/** For requests during which a caller on the line waits for Lectern's response. */
export const telephonyShortTimeout = telephonyWithin(transferLimits.shortRequestMs);
