import { signatureOf } from "../wire/signature.ts";

export type Method = "GET" | "POST";

export type Fields = Readonly<Record<string, string>>;

export interface WireRequest {
  readonly url: string;
  readonly method: Method;
  readonly fields: Fields;
  readonly authToken: string;
  readonly timeoutMs: number;
  /** The same for all tries of a request; sent with those after the first. */
  readonly idempotencyToken?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

export type WebhookAnswer =
  | { readonly kind: "answered"; readonly url: string; readonly status: number; readonly contentType: string; readonly body: string }
  | { readonly kind: "unreachable"; readonly url: string; readonly message: string }
  | { readonly kind: "timeout"; readonly url: string };

const mostRedirects = 10;

/** Sends a request as Twilio does: signed, as a form, and without its fields once it was redirected by 301, 302 or 303. */
export async function sendRequest(request: WireRequest): Promise<WebhookAnswer> {
  let { url, method, fields } = request;
  const limit = AbortSignal.timeout(Math.max(Math.ceil(request.timeoutMs), 1));
  const signal = request.signal === undefined ? limit : AbortSignal.any([limit, request.signal]);
  try {
    for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
      const response = await sendOnce({ ...request, url, method, fields }, signal);
      const location = response.headers.get("location");
      const isRedirect = location !== null && [301, 302, 303, 307, 308].includes(response.status);
      const body = await response.text();
      if (!isRedirect)
        return { kind: "answered", url, status: response.status, contentType: response.headers.get("content-type") ?? "", body };
      url = new URL(location, url).href;
      if (response.status < 307) [method, fields] = ["GET", {}];
    }
    return { kind: "unreachable", url, message: "Too many redirects" };
  } catch (error) {
    if (limit.aborted) return { kind: "timeout", url };
    return { kind: "unreachable", url, message: messageOf(error) };
  }
}

const sendOnce = async ({ url, method, fields, authToken, idempotencyToken }: WireRequest, signal: AbortSignal): Promise<Response> => {
  const form = new URLSearchParams(fields).toString();
  const isPost = method === "POST";
  const address = isPost || form === "" ? url : `${url}${url.includes("?") ? "&" : "?"}${form}`;
  const headers = {
    Accept: "*/*",
    "User-Agent": "TwilioProxy/1.1",
    "X-Twilio-Signature": signatureOf(authToken, { url: address, fields: isPost ? fields : {} }),
    ...(isPost && { "Content-Type": "application/x-www-form-urlencoded; charset=UTF-8" }),
    ...(idempotencyToken !== undefined && { "I-Twilio-Idempotency-Token": idempotencyToken }),
  };
  return fetch(address, { method, headers, redirect: "manual", signal, ...(isPost && { body: form }) });
};

const messageOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
};
