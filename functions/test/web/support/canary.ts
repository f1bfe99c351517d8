import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { once } from "node:events";
import { createServer } from "node:http";
import { Socket } from "node:net";

/** A server on this machine that must not be reached. */
export interface Canary extends AsyncDisposable {
  readonly port: number;
  /** The number of connections, whatever was sent. */
  readonly hits: () => number;
  /** This process's attempts to connect to anything at all. */
  readonly attempts: () => number;
}

/** Listens on all addresses of the machine, IPv4 and IPv6. */
export const startCanary = async (): Promise<Canary> => {
  let hits = 0;
  let attempts = 0;
  const server = createServer((_request, response) => {
    response.writeHead(200, { "Content-Type": "text/html" }).end("<html><body><p>SECRET</p></body></html>");
  });
  server.on("connection", () => {
    hits += 1;
  });
  server.listen(0);
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("A TCP server has a port.");
  // A socket exists before its name is looked up; it counts as an attempt when it connects to an address.
  const count = (message: unknown): void => {
    if (typeof message === "object" && message !== null && "socket" in message && message.socket instanceof Socket)
      message.socket.on("connectionAttempt", () => {
        attempts += 1;
      });
  };
  subscribe("net.client.socket", count);
  return {
    port: address.port,
    hits: () => hits,
    attempts: () => attempts,
    [Symbol.asyncDispose]: async () => {
      unsubscribe("net.client.socket", count);
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
};
