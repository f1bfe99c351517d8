import { type Agent, type IncomingHttpHeaders, request } from "node:http";
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

/** Sends a request to a port of this machine: over a connection of its own, unless there is an agent that keeps some. */
export async function send(port: number, { method, path, headers, body }: WireRequest, agent: Agent | false = false): Promise<WireAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", port, method, path, headers, agent }, (incoming) => {
      const { statusCode: status = 0, headers: received } = incoming;
      text(incoming).then((content) => {
        resolve({ status, headers: received, content });
      }, reject);
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

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
