import { createServer, type IncomingMessage, request as httpRequest } from "node:http";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";

/** One request to Firestore, as it went over the wire (REST). */
export interface Exchange {
  /** `batchGet`, `runQuery`, `commit`, ... */
  readonly verb: string;
  readonly request: unknown;
  readonly answer: unknown;
  readonly startedMs: number;
  readonly endedMs: number;
}

/** Stands in front of Firestore's emulator, passes everything on and remembers it. */
export interface Recorder {
  /** For FIRESTORE_EMULATOR_HOST. */
  readonly host: string;
  /**
   * What was exchanged while `work` ran. Every request is held back for `delayMs`: when that is longer than two requests
   * that do not wait for each other are apart, they overlap.
   */
  readonly during: (work: () => Promise<unknown>, delayMs?: number) => Promise<readonly Exchange[]>;
  readonly stop: () => Promise<void>;
}

/** @param target host and port of the emulator */
export const startRecorder = async (target: string): Promise<Recorder> => {
  let exchanges: Exchange[] = [];
  let holdMs = 0;
  const server = createServer((incoming, outgoing) => {
    const startedMs = performance.now();
    const pass = async (): Promise<void> => {
      const [sent] = await Promise.all([text(incoming), sleep(holdMs)]);
      const answered = await forward(target, incoming, sent);
      const received = await text(answered);
      exchanges.push({ verb: verbOf(incoming), request: parse(sent), answer: parse(received), startedMs, endedMs: performance.now() });
      outgoing.writeHead(answered.statusCode ?? 502, { "content-type": answered.headers["content-type"] ?? "text/plain" }).end(received);
    };
    pass().catch(() => outgoing.destroy());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("a TCP server has a port");
  return {
    host: `127.0.0.1:${address.port}`,
    during: async (work, delayMs = 0) => {
      exchanges = [];
      holdMs = delayMs;
      await work();
      holdMs = 0;
      return exchanges.toSorted((a, b) => a.startedMs - b.startedMs);
    },
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
};

const forward = async (target: string, { url = "/", method, headers }: IncomingMessage, body: string): Promise<IncomingMessage> => {
  const { hostname, port } = new URL(`http://${target}`);
  const { "content-type": type = "application/json", authorization = "" } = headers;
  return new Promise((resolve, reject) => {
    httpRequest({ hostname, port, path: url, method, headers: { "content-type": type, authorization } }, resolve)
      .on("error", reject)
      .end(body);
  });
};

const verbOf = ({ url = "" }: IncomingMessage): string => /:(\w+)(\?|$)/.exec(url)?.[1] ?? url;

const parse = (content: string): unknown => {
  if (content === "") return undefined;
  const parsed: unknown = JSON.parse(content);
  return parsed;
};
