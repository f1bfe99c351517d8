import type { DialResult } from "../../transfers/telephony.ts";

/** What is known about a failed request. Twilio's own errors are not passed on: network errors contain the credentials. */
export interface FailedRequest {
  /** Undefined if there was no response. */
  readonly status: number | undefined;
  /** Twilio's error code, or that of the network. */
  readonly code: number | string | undefined;
}

/** RestException and TwilioServiceException share no class, and the package exports only one of them; AxiosError is neither. */
export const toFailedRequest = (error: unknown): FailedRequest => {
  if (typeof error !== "object" || error === null) return { status: undefined, code: undefined };
  const status = "status" in error && typeof error.status === "number" ? error.status : undefined;
  const code = "code" in error && (typeof error.code === "number" || typeof error.code === "string") ? error.code : undefined;
  return { status, code };
};

/** The destination is not permitted: by geographic permissions, to a trial account, or from this number. */
const notPermitted: ReadonlySet<unknown> = new Set([21210, 21215, 21219, 573002, 573005]);

/** Twilio blocks the destination: high risk, regulation, or an account that has not said who it is. */
const blocked: ReadonlySet<unknown> = new Set([21216]);

/** Failures to connect: nothing was sent. */
const neverSent: ReadonlySet<unknown> = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "no_client"]);

/** Twilio's client rejects malformed SIDs. */
export const noClient: FailedRequest = { status: undefined, code: "no_client" };

/** Codes and statuses: https://www.twilio.com/docs/api/errors */
export const toDialResult = ({ status, code }: FailedRequest): DialResult => {
  if (neverSent.has(code)) return { kind: "refused", reason: "failed" };
  // A response that is not a refusal, or none at all: the phone may be ringing.
  if (status === undefined || status >= 500 || status === 408) return { kind: "unknown" };
  if (notPermitted.has(code)) return { kind: "refused", reason: "not_permitted" };
  return { kind: "refused", reason: blocked.has(code) ? "blocked" : "failed" };
};

/** 429: "never processed and always safe to retry", https://www.twilio.com/docs/api/errors/20429 */
export const isRetryable = ({ status }: FailedRequest): boolean => status === 429;

/** The call had already ended, or does not exist. */
export const isAlreadyOver = ({ code }: FailedRequest): boolean => code === 21220 || code === 20404;
