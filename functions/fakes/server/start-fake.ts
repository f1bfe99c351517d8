import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { answerControlRequest, type ControlRoutes } from "./control-path.ts";
import type { HttpAnswer } from "./http-answer.ts";

/** Where a fake listens. */
export interface ServerPlace {
  /** 0 or undefined: any free port. */
  readonly port?: number | undefined;
  readonly host?: string | undefined;
}

/** A running fake of an outside service, which stops at the end of its scope. */
export interface Fake<Control> extends AsyncDisposable {
  readonly url: string;
  readonly port: number;
  readonly stop: () => Promise<void>;
  /** Everything that tests and people can do to the fake. The HTTP control path offers the same. */
  readonly control: Control;
}

export interface FakeRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** The unparsed body. */
  readonly bytes: Buffer;
  /** Whether the request line has an absolute URL, as for a forward proxy. */
  readonly isForProxy: boolean;
}

interface FakeOptions<Control> {
  readonly answer: (request: FakeRequest, response: ServerResponse) => Promise<void>;
  readonly control: Control;
  readonly routes: ControlRoutes<Control>;
  /** Whether a request is for the control path. Default: those below `/control/`. */
  readonly isControl?: (request: FakeRequest) => boolean;
  /** Called before the server listens, to add protocols other than HTTP. */
  readonly prepare?: (server: Server) => void;
  /** Called before the server stops. */
  readonly leave?: () => void;
}

/** Starts a server on one port. Fails if the port is taken. */
export async function startFake<Control>(
  { port = 0, host = "127.0.0.1" }: ServerPlace,
  { control, prepare, leave, ...options }: FakeOptions<Control>,
): Promise<Fake<Control>> {
  const server = createServer((request, response) => {
    serve({ control, ...options }, request, response).catch((error: unknown) => {
      if (!request.destroyed) console.error(error);
      response.destroy();
    });
  });
  prepare?.(server);
  server.listen(port, host);
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("A TCP server has a port.");
  const stop = async (): Promise<void> => {
    if (!server.listening) return;
    const closed = once(server, "close");
    leave?.();
    server.close();
    server.closeAllConnections();
    await closed;
  };
  return { url: `http://${host}:${address.port}`, port: address.port, stop, control, [Symbol.asyncDispose]: stop };
}

const isBelowControl = ({ url }: FakeRequest): boolean => url.pathname.startsWith("/control/");

async function serve<Control>(
  { answer, control, routes, isControl = isBelowControl }: FakeOptions<Control>,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = "", headers, url = "/" } = incoming;
  const bytes = await buffer(incoming);
  const request: FakeRequest = { method, headers, url: urlOf(incoming), body: bytes.toString(), bytes, isForProxy: !url.startsWith("/") };
  if (!isControl(request)) {
    await answer(request, response);
    return;
  }
  // Any website that is open in a browser on this computer can reach the server, but must not control it.
  const { status, body }: HttpAnswer =
    headers["sec-fetch-site"] === "cross-site"
      ? { status: 403, body: { error: "Not from another site" } }
      : await answerControlRequest(routes, control, { method, path: request.url.pathname, body: request.body });
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
}

/** The URL of a request. Google's SDK begins its paths with two slashes, which would be parsed as a host. */
export function urlOf({ url = "/", headers: { host = "localhost" } }: IncomingMessage): URL {
  return new URL(url.startsWith("/") ? `http://${host}${url.replace(/^\/+/, "/")}` : url);
}
