import { Agent, type IncomingHttpHeaders, request } from "node:http";
import { text } from "node:stream/consumers";
import type * as z from "zod";

export interface WireRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A request that is ready to be sent, with the form of its correct answer. */
export interface Prepared<Body = unknown> {
  /** For people: which function is asked for what. */
  readonly title: string;
  readonly wire: WireRequest;
  readonly answer: z.ZodType<Body>;
}

export interface WireAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly content: string;
}

/** Keeps idle connections for 2 s: functions-framework closes them after five. `send` handles a connection that both ends close at once. */
export const keepingAgent = (): Agent => new Agent({ keepAlive: true, timeout: 2_000 });

/**
 * Sends a request to a port of this machine, over a connection of its own unless an agent keeps some. If the server has closed a kept
 * connection while it was idle, nothing was sent, so the request is repeated over another one.
 *
 * https://nodejs.org/api/http.html#requestreusedsocket
 */
export async function send(port: number, wire: WireRequest, agent: Agent | false = false): Promise<WireAnswer> {
  for (;;) {
    const outcome = await sendOnce(port, wire, agent);
    if (outcome !== "idle connection") return outcome;
  }
}

async function sendOnce(
  port: number,
  { method, path, headers, body }: WireRequest,
  agent: Agent | false,
): Promise<WireAnswer | "idle connection"> {
  return new Promise((resolve, reject) => {
    let hasAnswered = false;
    const sent = request({ host: "127.0.0.1", port, method, path, headers, agent }, (incoming) => {
      hasAnswered = true;
      const { statusCode: status = 0, headers: received } = incoming;
      text(incoming).then((content) => {
        resolve({ status, headers: received, content });
      }, reject);
    });
    sent.on("error", (error) => {
      const wasIdle = sent.reusedSocket && !hasAnswered && "code" in error && closedCodes.has(error.code);
      if (wasIdle) resolve("idle connection");
      else reject(error);
    });
    sent.end(body);
  });
}

/** Node's error codes for a connection that the other end has closed. */
const closedCodes: ReadonlySet<unknown> = new Set(["ECONNRESET", "EPIPE"]);

/**
 * The body of an answer.
 *
 * @throws Error when the answer is not the correct one, because the time of something else would be worse than none
 */
export function requireRight<Body>({ title, answer }: Prepared<Body>, { status, headers, content }: WireAnswer): Body {
  if (status < 200 || status > 299) throw new Error(`${title}: answered ${status}: ${content}`);
  const parsed = answer.safeParse(isJson(headers) ? JSON.parse(content) : content);
  if (!parsed.success) throw new Error(`${title}: not the right answer: ${parsed.error.message}: ${content}`);
  return parsed.data;
}

const isJson = (headers: IncomingHttpHeaders): boolean => headers["content-type"]?.startsWith("application/json") === true;
