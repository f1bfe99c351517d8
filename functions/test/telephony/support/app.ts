import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { validateRequest } from "twilio/lib/webhooks/webhooks.js";

/** A request that came from the telephony service. */
interface Received {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly fields: Readonly<Record<string, string>>;
  readonly headers: IncomingMessage["headers"];
  /** Verified with Twilio's own library. */
  readonly isSigned: boolean;
}

interface Reply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** The answer at a path: the inside of a document, a whole reply, or none at all. */
type Answer = string | Reply | typeof hang;

/** No answer is sent. */
export const hang = Symbol("hang");

export interface App {
  readonly url: string;
  readonly received: readonly Received[];
  /** Sets the answer at a path from now on. */
  readonly at: (path: string, answer: Answer | ((request: Received) => Answer)) => void;
  readonly to: (path: string) => readonly Received[];
  /** One field of all requests to a path, in order. */
  readonly fieldsAt: (path: string, name: string) => readonly (string | undefined)[];
  readonly stop: () => Promise<void>;
}

/** A service like that of a Twilio customer. */
export const startApp = async (authToken: string): Promise<App> => {
  const received: Received[] = [];
  const answers = new Map<string, (request: Received) => Answer>();
  const server = createServer((request, response) => {
    void readRequest(request, authToken).then((read) => {
      received.push(read);
      reply(response, answers.get(read.path)?.(read) ?? { status: 204 });
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("a server has a port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    received,
    at: (path, answer) => {
      answers.set(path, typeof answer === "function" ? answer : () => answer);
    },
    to: (path) => received.filter((request) => request.path === path),
    fieldsAt: (path, name) => received.filter((request) => request.path === path).map(({ fields }) => fields[name]),
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
};

const readRequest = async (request: IncomingMessage, authToken: string): Promise<Received> => {
  const body = await text(request);
  const address = `http://${request.headers.host ?? ""}${request.url ?? ""}`;
  const { pathname, searchParams } = new URL(address);
  const fields = Object.fromEntries(new URLSearchParams(body));
  const signature = request.headers["x-twilio-signature"];
  const isSigned = validateRequest(authToken, typeof signature === "string" ? signature : "", address, fields);
  return { method: request.method ?? "", path: pathname, query: searchParams, fields, headers: request.headers, isSigned };
};

const reply = (response: ServerResponse, answer: Answer): void => {
  if (answer === hang) return;
  if (typeof answer === "string") {
    response
      .writeHead(200, { "Content-Type": "text/xml; charset=utf-8" })
      .end(`<?xml version="1.0" encoding="UTF-8"?><Response>${answer}</Response>`);
    return;
  }
  const { status = 200, headers = {}, body = "" } = answer;
  response.writeHead(status, headers).end(body);
};
