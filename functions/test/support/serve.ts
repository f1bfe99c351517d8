import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { close, listen } from "./listening.ts";

/** A server on a free port of this machine. Closed at the end of its scope. */
export interface Served extends AsyncDisposable {
  readonly host: string;
  readonly url: string;
}

/** If the answer fails, the connection is broken. */
export async function serve(answer: (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>): Promise<Served> {
  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch(() => outgoing.destroy());
  });
  // A connection that was closed for being idle would look like an unplanned fault.
  server.keepAliveTimeout = 0;
  const port = await listen(server);
  const host = `127.0.0.1:${port}`;
  return {
    host,
    url: `http://${host}`,
    [Symbol.asyncDispose]: async () => close(server),
  };
}
