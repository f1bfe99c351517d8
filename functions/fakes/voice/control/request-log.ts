import type { IncomingMessage } from "node:http";

/** A request as it came, and what was answered. The key is left out. */
export interface SeenRequest {
  readonly atMs: number;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly keyIn: "header" | "query" | "nowhere";
  /** JSON when it is that, else the text. */
  readonly body: unknown;
  /** 101 for a connection. 0 when there was no whole answer. */
  readonly status: number;
}

export interface RequestLog {
  readonly add: (request: IncomingMessage, answered: { readonly atMs: number; readonly body: string; readonly status: number }) => void;
  readonly list: () => readonly SeenRequest[];
  readonly clear: () => void;
}

/** The newest are kept. */
const longestLog = 1_000;

export function createRequestLog(): RequestLog {
  let seen: readonly SeenRequest[] = [];
  return {
    add: (request, { atMs, body, status }) => {
      const url = urlOf(request);
      const key = request.headers["x-goog-api-key"];
      const keyIn: SeenRequest["keyIn"] =
        typeof key === "string" && key !== "" ? "header" : url.searchParams.has("key") ? "query" : "nowhere";
      const headers = Object.fromEntries(
        Object.entries(request.headers).flatMap(([name, value]) =>
          typeof value === "string" && name !== "x-goog-api-key" ? [[name, value]] : [],
        ),
      );
      seen = [...seen, { atMs, method: request.method ?? "", path: url.pathname, headers, keyIn, body: parseBody(body), status }].slice(
        -longestLog,
      );
    },
    list: () => seen,
    clear: () => {
      seen = [];
    },
  };
}

/** The address of a request. The SDK begins its paths with two slashes, which would name a host. */
export const urlOf = ({ url = "/" }: IncomingMessage): URL => new URL(url.replace(/^\/+/, "/"), "http://localhost");

/** JSON when it is that, else the text. */
export function parseBody(body: string): unknown {
  try {
    const json: unknown = JSON.parse(body);
    return json;
  } catch {
    return body;
  }
}
