import { createServer, type IncomingMessage, request as httpRequest } from "node:http";
import { text } from "node:stream/consumers";
import { createWaves, type Rest } from "./waves.ts";
import { close, listen } from "./listening.ts";

/** One request to Firestore over the wire (REST). */
export interface Exchange {
  /** `batchGet`, `runQuery`, `commit`, ... */
  readonly verb: string;
  readonly request: unknown;
  readonly answer: unknown;
  /** Requests in one wave did not wait for each other; those in the next one waited for an answer of this one. */
  readonly wave: number;
}

/** A proxy in front of Firestore's emulator that forwards and records everything. */
export interface Recorder extends AsyncDisposable {
  /** For FIRESTORE_EMULATOR_HOST. */
  readonly host: string;
  /**
   * Everything that was exchanged while `work` ran. With `rest`, requests are forwarded together once the sender only waits for their answers.
   * Without, each is forwarded at once and is a separate wave.
   */
  readonly during: (work: () => Promise<unknown>, rest?: Rest) => Promise<readonly Exchange[]>;
  readonly stop: () => Promise<void>;
}

/** @param target host and port of the emulator */
export const startRecorder = async (target: string): Promise<Recorder> => {
  let exchanges: Exchange[] = [];
  let waves = createWaves(undefined);
  const server = createServer((incoming, outgoing) => {
    const recorded = exchanges;
    const pass = async (): Promise<void> => {
      const sent = await text(incoming);
      await waves.join(async (wave) => {
        const answered = await forward(target, incoming, sent);
        const received = await text(answered);
        recorded.push({ verb: verbOf(incoming), request: parse(sent), answer: parse(received), wave });
        outgoing.writeHead(answered.statusCode ?? 502, { "content-type": answered.headers["content-type"] ?? "text/plain" }).end(received);
      });
    };
    pass().catch(() => outgoing.destroy());
  });
  const port = await listen(server);
  return {
    host: `127.0.0.1:${port}`,
    during: async (work, rest) => {
      const recorded: Exchange[] = [];
      exchanges = recorded;
      waves = createWaves(rest);
      await work();
      waves = createWaves(undefined);
      return recorded.toSorted((a, b) => a.wave - b.wave);
    },
    stop: async () => close(server),
    [Symbol.asyncDispose]: async () => close(server),
  };
};

const forward = async (target: string, { url = "/", method, headers }: IncomingMessage, body: string): Promise<IncomingMessage> => {
  const { hostname, port } = new URL(`http://${target}`);
  const { "content-type": type = "application/json", authorization = "", "x-goog-api-key": key = [] } = headers;
  return new Promise((resolve, reject) => {
    httpRequest({ hostname, port, path: url, method, headers: { "content-type": type, authorization, "x-goog-api-key": key } }, resolve)
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
