import type { CallOptions } from "./calls.ts";
import type { StartedSession, ToolRequest, ToolResult } from "./contract/live.ts";
import type { OutgoingRequest, Send } from "./request.ts";

/** How a session is asked for. */
export interface SessionOptions extends CallOptions {
  /** False: a busy service is not asked again here. The caller waits, and says so. */
  readonly retry?: boolean;
}

/** 40 s: reading a company's website takes up to 28. */
const toolTimeoutMs = 40_000;

/** The live voice agent of one project. */
export const createLive = (send: Send, projectId: string) => {
  const post = (path: string, { signal, retry = true }: SessionOptions): OutgoingRequest => ({
    method: "POST",
    path: `/api/live/${path}`,
    headers: { "x-project-id": projectId },
    // After any other failure a unit of the day's quota may be spent.
    retry: retry ? "unavailable" : "never",
    signal,
  });

  return {
    /** Takes one unit of the day's quota. */
    start: async (options: SessionOptions = {}): Promise<StartedSession> => (await send<StartedSession>(post("session", options))).body,

    /** Takes a unit too. Forget the stored resume handle first: the new token starts a clean session. */
    resume: async (options: SessionOptions = {}): Promise<StartedSession> =>
      (await send<StartedSession>(post("session/resume", options))).body,

    /** With a `call_id` a lost answer is asked for again, and nothing is done twice. */
    execute: async (request: ToolRequest, options: CallOptions = {}): Promise<ToolResult> =>
      (
        await send<ToolResult>({
          ...post("tools/execute", options),
          body: JSON.stringify(request),
          // Without an ID even a 503 may be one that came too late, of work that was done.
          retry: typeof request.call_id === "string" ? "idempotent" : "never",
          timeoutMs: toolTimeoutMs,
        })
      ).body,
  };
};
