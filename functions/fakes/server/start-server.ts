import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { ServerPlace } from "./place.ts";

/** A running stand-in. Stopped at the end of its scope. */
export interface RunningServer extends AsyncDisposable {
  readonly url: string;
  readonly port: number;
  readonly stop: () => Promise<void>;
}

interface ServerOptions {
  readonly answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** Before it listens: what it does beside answering requests. */
  readonly prepare?: (server: Server) => void;
  /** Before it stops. */
  readonly leave?: () => void;
}

/** Starts a server that answers on one port. Fails when the port is taken. */
export async function startServer(
  { port = 0, host = "127.0.0.1" }: ServerPlace,
  { answer, prepare, leave }: ServerOptions,
): Promise<RunningServer> {
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
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
  return { url: `http://${host}:${address.port}`, port: address.port, stop, [Symbol.asyncDispose]: stop };
}
