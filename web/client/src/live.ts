import type { CallOptions } from "./calls.ts";
import type { Feedback, LiveFeedbackRequest, StartedSession, LiveToolsExecuteRequest, ToolResult } from "./contract.ts";
import type { OutgoingRequest, Send } from "./request.ts";

/** How to request a session. */
export interface SessionOptions extends CallOptions {
  /** False: does not retry when the service is busy; the caller waits and tells the visitor. */
  readonly retry?: boolean;
  /** Of the page: BCP 47. For a visitor whose own language is not known yet. */
  readonly language?: string | undefined;
}

/** 40 s: reading a company's website takes up to 28. */
const toolTimeoutMs = 40_000;

/** The live voice agent of one project. */
export const createLive = (send: Send, projectId: string) => {
  const post = (path: string, { signal, retry = true, language }: SessionOptions): OutgoingRequest => ({
    method: "POST",
    path: `/api/live/${path}`,
    headers: { "x-project-id": projectId },
    // After any other failure a unit of the day's quota may be spent.
    retry: retry ? "unavailable" : "never",
    body: language === undefined ? undefined : JSON.stringify({ language }),
    signal,
  });

  return {
    /** Takes one unit of the day's quota. */
    start: async (options: SessionOptions = {}): Promise<StartedSession> => (await send<StartedSession>(post("session", options))).body,

    /** Takes a unit too, for a conversation that has begun: it goes on with its handle, or without one in a new session. */
    resume: async (options: SessionOptions = {}): Promise<StartedSession> =>
      (await send<StartedSession>(post("session/resume", options))).body,

    /** For the last conversation: whether it helped. Counted once. */
    feedback: async (request: LiveFeedbackRequest, options: CallOptions = {}): Promise<Feedback> =>
      (await send<Feedback>({ ...post("feedback", options), body: JSON.stringify(request), retry: "idempotent" })).body,

    /** With a `call_id` a lost answer is requested again, without a second effect. */
    execute: async (request: LiveToolsExecuteRequest, options: CallOptions = {}): Promise<ToolResult> =>
      (
        await send<ToolResult>({
          ...post("tools/execute", options),
          body: JSON.stringify(request),
          // Without an ID, even a 503 may mean that the work was done but the answer came too late.
          retry: typeof request.call_id === "string" ? "idempotent" : "never",
          timeoutMs: toolTimeoutMs,
        })
      ).body,
  };
};
