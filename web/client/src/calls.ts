import type { Answer, OutgoingRequest, Send } from "./request.ts";

export interface CallOptions {
  readonly signal?: AbortSignal;
}

export interface ChangeOptions extends CallOptions {
  /** The `etag` of what the author has seen. Without it the last save wins. */
  readonly ifMatch?: string | undefined;
  /** Makes repetitions across page loads one change. Made inside when it is left out. */
  readonly idempotencyKey?: string | undefined;
}

/** An answer with the entity tag of the revision that it carries. */
export type Tagged<Body> = Body & { readonly etag: string | undefined };

export const tagged = <Body>({ body, etag }: Answer<Body>): Tagged<Body> => ({ ...body, etag });

export const get = async <Body>(send: Send, path: string, { signal }: CallOptions): Promise<Answer<Body>> =>
  send<Body>({ method: "GET", path, retry: "idempotent", signal });

/** A request whose bytes are frozen, so that a repetition sends the same. */
export const withBody = (path: string, body: object, { signal }: CallOptions): OutgoingRequest => ({
  method: "POST",
  path,
  body: JSON.stringify(body),
  retry: "idempotent",
  signal,
});
