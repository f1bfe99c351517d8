import type { Environment } from "../src/request.ts";

export interface Sent {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** The result of a request: an answer, a connection failure, or silence until the time limit. */
export type Scripted =
  | { readonly status: number; readonly body?: unknown; readonly headers?: Readonly<Record<string, string>> }
  | "lost"
  | "silence";

export interface FakeEnvironment extends Environment {
  readonly sent: readonly Sent[];
  /** The length of each pause in milliseconds. */
  readonly pauses: readonly number[];
  /** The time limit of each attempt in milliseconds. */
  readonly limits: readonly number[];
}

/** An environment in which time passes only while somebody waits, and the service answers by script. The last entry is repeated. */
export const fakeEnvironment = (script: readonly Scripted[], random = 0.5): FakeEnvironment => {
  const sent: Sent[] = [];
  const pauses: number[] = [];
  const limits: number[] = [];
  const deadlines: (() => void)[] = [];
  let ids = 0;

  const answer = async (init: RequestInit, scripted: Scripted): Promise<Response> => {
    init.signal?.throwIfAborted();
    if (scripted === "lost") throw new TypeError("fetch failed");
    if (scripted === "silence") {
      return new Promise((_resolve, reject) => {
        init.signal?.addEventListener("abort", () => {
          reject(new DOMException("aborted", "AbortError"));
        });
        for (const expire of deadlines) expire();
      });
    }
    const body = typeof scripted.body === "string" ? scripted.body : JSON.stringify(scripted.body ?? {});
    return new Response(body, { status: scripted.status, headers: scripted.headers ?? {} });
  };

  return {
    sent,
    pauses,
    limits,
    random: () => random,
    newId: () => `id-${++ids}`,
    sleep: async (ms, signal) => {
      signal?.throwIfAborted();
      pauses.push(ms);
    },
    timeout: (ms) => {
      limits.push(ms);
      const controller = new AbortController();
      deadlines.push(() => {
        controller.abort(new DOMException("too late", "TimeoutError"));
      });
      return controller.signal;
    },
    fetch: async (url, init) => {
      const scripted = script[Math.min(sent.length, script.length - 1)];
      sent.push({
        method: init.method ?? "GET",
        url,
        headers: Object.fromEntries(new Headers(init.headers)),
        body: typeof init.body === "string" ? init.body : undefined,
      });
      return answer(init, scripted ?? "lost");
    },
  };
};

/** The service's answer when it refuses or fails. */
export const refusal = (
  status: number,
  code: string,
  headers: Readonly<Record<string, string>> = {},
  details?: readonly object[],
): Scripted => ({
  status,
  headers: { "X-Request-Id": "request-1", ...headers },
  body: { error: `A sentence about ${code}.`, code, ...(details !== undefined && { details }) },
});
