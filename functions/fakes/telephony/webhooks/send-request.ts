import { createHmac } from "node:crypto";

export type Method = "GET" | "POST";

export type Fields = Readonly<Record<string, string>>;

interface WireRequest {
  readonly url: string;
  readonly method: Method;
  readonly fields: Fields;
  readonly authToken: string;
  readonly timeoutMs: number;
  readonly signal?: AbortSignal | undefined;
}

export type WebhookAnswer =
  | { readonly kind: "answered"; readonly url: string; readonly status: number; readonly contentType: string; readonly body: string }
  | { readonly kind: "unreachable"; readonly url: string; readonly message: string }
  | { readonly kind: "timeout"; readonly url: string };

/** Sends a request as Twilio does: signed, and as a form. Redirects are not followed, because Lectern sends none. */
export async function sendRequest({ url, method, fields, authToken, timeoutMs, signal }: WireRequest): Promise<WebhookAnswer> {
  const limit = AbortSignal.timeout(Math.max(Math.ceil(timeoutMs), 1));
  const form = new URLSearchParams(fields).toString();
  const isPost = method === "POST";
  const address = isPost || form === "" ? url : `${url}${url.includes("?") ? "&" : "?"}${form}`;
  const headers = {
    Accept: "*/*",
    "User-Agent": "TwilioProxy/1.1",
    "X-Twilio-Signature": signatureOf(authToken, { url: address, fields: isPost ? fields : {} }),
    ...(isPost && { "Content-Type": "application/x-www-form-urlencoded; charset=UTF-8" }),
  };
  try {
    const response = await fetch(address, {
      method,
      headers,
      redirect: "manual",
      signal: signal === undefined ? limit : AbortSignal.any([limit, signal]),
      ...(isPost && { body: form }),
    });
    const contentType = response.headers.get("content-type") ?? "";
    return { kind: "answered", url, status: response.status, contentType, body: await response.text() };
  } catch (error) {
    return limit.aborted ? { kind: "timeout", url } : { kind: "unreachable", url, message: messageOf(error) };
  }
}

const messageOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
};

interface SignedRequest {
  /** Without a fragment. */
  readonly url: string;
  /** The fields of a POST. */
  readonly fields: Readonly<Record<string, string>>;
}

/** The value of `X-Twilio-Signature`: covers the URL, then every field with its value, sorted by name. */
export const signatureOf = (authToken: string, { url, fields }: SignedRequest): string => {
  const text = Object.keys(fields)
    .toSorted()
    .reduce((signed, name) => `${signed}${name}${fields[name] ?? ""}`, url);
  return createHmac("sha1", authToken).update(text, "utf8").digest("base64");
};
