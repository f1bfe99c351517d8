import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

/** A server on a free port of this machine. Closed at the end of its scope. */
export interface Served extends AsyncDisposable {
  readonly host: string;
  readonly url: string;
}

/** An answer that fails breaks its connection. */
export async function serve(answer: (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>): Promise<Served> {
  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch(() => outgoing.destroy());
  });
  // A connection that ends because it was idle would look like a fault that nobody has planned.
  server.keepAliveTimeout = 0;
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("a TCP server has a port");
  const host = `127.0.0.1:${address.port}`;
  return {
    host,
    url: `http://${host}`,
    [Symbol.asyncDispose]: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}
