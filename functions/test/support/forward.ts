import { type Agent, type IncomingMessage, request, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";

/** A completely read request. */
export interface Carried {
  readonly method: string;
  /** Including the query. */
  readonly path: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: Buffer;
}

export interface CarriedAnswer {
  readonly status: number;
  readonly headers: IncomingMessage["headers"];
  readonly body: Buffer;
}

export async function readRequest(incoming: IncomingMessage): Promise<Carried> {
  const { method = "GET", url: path = "/", headers } = incoming;
  return { method, path, headers, body: await buffer(incoming) };
}

/** Forwards a request to a host of this machine. @throws Error when its connection breaks */
export async function forward({ method, path, headers, body }: Carried, host: string, agent?: Agent): Promise<CarriedAnswer> {
  return new Promise((resolve, reject) => {
    const [hostname, port] = host.split(":");
    const sent = request(
      {
        hostname,
        port,
        method,
        path,
        ...(agent !== undefined && { agent }),
        headers: { ...withoutConnection(headers), host, "content-length": body.length },
      },
      (answer) => {
        buffer(answer).then((content) => {
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: content });
        }, reject);
      },
    );
    sent.on("error", reject).end(body);
  });
}

export function sendBack({ status, headers, body }: CarriedAnswer, outgoing: ServerResponse): void {
  outgoing.writeHead(status, { ...withoutConnection(headers), "content-length": body.length }).end(body);
}

/** Headers of a connection, which must not be forwarded: RFC 9110, 7.6.1. */
const ofConnection = new Set(["connection", "keep-alive", "transfer-encoding"]);

const withoutConnection = (headers: IncomingMessage["headers"]): IncomingMessage["headers"] =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.has(name)));
