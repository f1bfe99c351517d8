import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { close, listen } from "./listening.ts";

/** Any outside service at its worst: it fails, and its error quotes everything that it received. */
export interface EchoingServer extends AsyncDisposable {
  readonly url: string;
  /** Method and path of the requests so far. */
  readonly asked: () => readonly string[];
}

export const echoingServer = async (): Promise<EchoingServer> => {
  const asked: string[] = [];
  const server = createServer((incoming, outgoing) => {
    asked.push(`${incoming.method ?? ""} ${incoming.url ?? ""}`);
    void text(incoming).then((body) => {
      const message = `No: ${incoming.url ?? ""} ${JSON.stringify(incoming.headers)} ${body}`;
      outgoing.writeHead(500, { "Content-Type": "application/json" }).end(JSON.stringify({ error: { code: 500, message }, message }));
    });
  });
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}`,
    asked: () => asked,
    [Symbol.asyncDispose]: async () => close(server),
  };
};
