import type { Answer, OutgoingRequest, Send } from "./request.ts";

export interface CallOptions {
  readonly signal?: AbortSignal;
}

export interface ChangeOptions extends CallOptions {
  /** The `etag` of the revision that the author has seen. Without it the last save wins. */
  readonly ifMatch?: string | undefined;
  /** Makes repetitions across page loads one change. Generated if omitted. */
  readonly idempotencyKey?: string | undefined;
}

/** An answer with the entity tag of its revision. */
export type Tagged<Body> = Body & { readonly etag: string | undefined };

export const tagged = <Body>({ body, etag }: Answer<Body>): Tagged<Body> => ({ ...body, etag });

export const get = async <Body>(send: Send, path: string, { signal }: CallOptions): Promise<Answer<Body>> =>
  send<Body>({ method: "GET", path, retry: "idempotent", signal });

/** A request with frozen bytes, so that a repetition sends the same. */
export const withBody = (path: string, body: object, { signal }: CallOptions): OutgoingRequest => ({
  method: "POST",
  path,
  body: JSON.stringify(body),
  retry: "idempotent",
  signal,
});

export interface UploadOptions extends CallOptions {
  /** Called with the share of the file that has been sent, from 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
}

/** A request that is carried out once, however often it is sent. */
export const changeOf = (
  path: string,
  body: object,
  { ifMatch, idempotencyKey, ...options }: ChangeOptions,
  newId: () => string,
): OutgoingRequest => ({
  ...withBody(path, body, options),
  headers: { "If-Match": ifMatch, "Idempotency-Key": idempotencyKey ?? newId() },
});
