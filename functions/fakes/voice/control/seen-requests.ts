import type { IncomingHttpHeaders } from "node:http";
import type { FakeRequest } from "../../server/start-fake.ts";
import { readJson } from "../../server/http-answer.ts";

/** A received request without its key, and the status of its answer. */
export interface SeenRequest {
  readonly atMs: number;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly keyIn: "header" | "query" | "nowhere";
  /** Parsed if it is JSON, otherwise the text. */
  readonly body: unknown;
  /** 101 for a connection. 0 if the answer was incomplete. */
  readonly status: number;
}

type Request = Pick<FakeRequest, "method" | "url" | "headers" | "body">;

export const toSeenRequest = (
  { method, url, headers, body }: Request,
  { atMs, status }: Pick<SeenRequest, "atMs" | "status">,
): SeenRequest => ({
  atMs,
  method,
  path: url.pathname,
  headers: withoutKey(headers),
  keyIn: (headers["x-goog-api-key"] ?? "") !== "" ? "header" : url.searchParams.has("key") ? "query" : "nowhere",
  body: readJson(body),
  status,
});

const withoutKey = (headers: IncomingHttpHeaders): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (typeof value === "string" && name !== "x-goog-api-key" ? [[name, value]] : [])),
  );
