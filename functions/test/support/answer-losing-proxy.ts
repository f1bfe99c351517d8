import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { stack } from "./stack-addresses.ts";
import { listen } from "./listening.ts";

/** A proxy between a browser and Hosting. It forwards every request, and loses a given number of the next answers. */
export interface AnswerLosingProxy extends Disposable {
  readonly url: string;
  readonly loseAnswers: (count: number) => void;
  /** Requests that were carried out since the last loss was planned. */
  readonly carriedOut: () => number;
}

export const answerLosingProxy = async (): Promise<AnswerLosingProxy> => {
  let toLose = 0;
  let carriedOut = 0;
  const relay = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const { statusCode = 502, headers, body } = await carryOut(incoming);
    carriedOut++;
    if (toLose > 0) {
      toLose--;
      incoming.socket.destroy();
      return;
    }
    outgoing.writeHead(statusCode, headers).end(body);
  };
  const server = createServer((incoming, outgoing) => {
    relay(incoming, outgoing).catch(() => outgoing.destroy());
  });
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}`,
    loseAnswers: (count) => {
      toLose = count;
      carriedOut = 0;
    },
    carriedOut: () => carriedOut,
    [Symbol.dispose]: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};

const carryOut = async (incoming: IncomingMessage) => {
  const body = await buffer(incoming);
  const { url = "/", method, headers } = incoming;
  const outgoing = request(new URL(url, stack.hostingUrl), { method, headers: { ...headers, host: new URL(stack.hostingUrl).host } });
  outgoing.end(body);
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    outgoing.once("response", resolve).once("error", reject);
  });
  const { statusCode, headers: answerHeaders } = response;
  return { statusCode, headers: answerHeaders, body: await buffer(response) };
};
