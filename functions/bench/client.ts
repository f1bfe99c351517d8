import { Agent, type IncomingHttpHeaders, request } from "node:http";
import { text } from "node:stream/consumers";
import type * as z from "zod";

export interface WireRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A request that is ready to be sent, and what the right answer to it looks like. */
export interface Prepared<Body = unknown> {
  /** For people: who is asked for what. */
  readonly title: string;
  readonly wire: WireRequest;
  readonly answer: z.ZodType<Body>;
}

export interface WireAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly content: string;
}

/**
 * Connections that are kept for the next request, for less than the five seconds after which functions-framework closes them.
 * A connection that both ends close at the same moment is `send`'s business.
 */
export const keepingAgent = (): Agent => new Agent({ keepAlive: true, timeout: 2_000 });

/**
 * Sends a request to a port of this machine: over a connection of its own, unless there is an agent that keeps some. A kept connection
 * that the server has closed while it was idle has carried nothing: the request is then sent over another one.
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

/** Node's words for a connection that the other end has closed. */
const closedCodes: ReadonlySet<unknown> = new Set(["ECONNRESET", "EPIPE"]);

/**
 * The body of an answer.
 *
 * @throws Error when it is not the right answer: a figure for something else than the work would be worse than none
 */
export function requireRight<Body>({ title, answer }: Prepared<Body>, { status, headers, content }: WireAnswer): Body {
  if (status < 200 || status > 299) throw new Error(`${title}: answered ${status}: ${content}`);
  const parsed = answer.safeParse(isJson(headers) ? JSON.parse(content) : content);
  if (!parsed.success) throw new Error(`${title}: not the right answer: ${parsed.error.message}: ${content}`);
  return parsed.data;
}

const isJson = (headers: IncomingHttpHeaders): boolean => headers["content-type"]?.startsWith("application/json") === true;
