import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { stack } from "./stack-addresses.ts";
import { listen } from "./listening.ts";

/** How a commit's answer is lost: a proxy gives up, or the connection breaks. */
export type Loss = "unavailable" | "cut";

/** A proxy between a function and the database. It forwards every request, and loses answers on demand. */
export interface LossyProxy {
  readonly host: string;
  /** The next commit, or the one after `others` more, is carried out, but its answer is lost. */
  readonly loseNextCommit: (loss: Loss, others?: number) => void;
  /** Does something before the next commit is carried out. */
  readonly beforeNextCommit: (act: () => Promise<unknown>) => void;
  /** Whether a planned loss is still to come. */
  readonly isArmed: () => boolean;
  /** Breaks the connection of the next request that is not a commit. */
  readonly cutNextRead: () => void;
  readonly cutReads: () => number;
  /** The number of forwarded commits, including the client's automatic repetitions. */
  readonly commits: () => number;
  /** Never answers requests that contain this text. Resolves when the first of them arrives. */
  readonly hold: (text: string) => Promise<void>;
  readonly close: () => void;
}

export const lossyProxy = async (): Promise<LossyProxy> => {
  let armed: Loss | undefined;
  let others = 0;
  let commits = 0;
  let willCutRead = false;
  let cutReads = 0;
  let actBefore: (() => Promise<unknown>) | undefined;
  let held: { readonly text: string; readonly arrive: () => void } | undefined;
  const relay = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const isCommit = incoming.url?.includes(":commit") === true;
    const body = await buffer(incoming);
    if (!isCommit && willCutRead) {
      willCutRead = false;
      cutReads++;
      incoming.socket.destroy();
      return;
    }
    if (held !== undefined && body.includes(held.text)) {
      held.arrive();
      return;
    }
    const act = isCommit ? actBefore : undefined;
    if (act !== undefined) {
      actBefore = undefined;
      await act();
    }
    const answer = await carryOut(incoming, body);
    if (isCommit) commits++;
    const loss = isCommit && armed !== undefined && others-- === 0 ? armed : undefined;
    if (loss === undefined) {
      outgoing.writeHead(answer.status, { "Content-Type": "application/json" }).end(answer.body);
      return;
    }
    armed = undefined;
    if (loss === "cut") incoming.socket.destroy();
    else
      outgoing
        .writeHead(503, { "Content-Type": "application/json" })
        .end(JSON.stringify({ error: { code: 503, status: "UNAVAILABLE", message: "lost" } }));
  };
  const server = createServer((incoming, outgoing) => {
    relay(incoming, outgoing).catch(() => outgoing.destroy());
  });
  const port = await listen(server);
  return {
    host: `127.0.0.1:${port}`,
    loseNextCommit: (loss, before = 0) => {
      armed = loss;
      others = before;
    },
    beforeNextCommit: (act) => {
      actBefore = act;
    },
    isArmed: () => armed !== undefined,
    cutNextRead: () => {
      willCutRead = true;
    },
    cutReads: () => cutReads,
    commits: () => commits,
    hold: async (text) => {
      const { promise, resolve } = Promise.withResolvers<undefined>();
      held = {
        text,
        arrive: () => {
          resolve(undefined);
        },
      };
      return promise;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};

const carryOut = async (incoming: IncomingMessage, body: Buffer): Promise<{ readonly status: number; readonly body: Buffer }> => {
  const { url: path, method, headers } = incoming;
  return new Promise((resolve, reject) => {
    const sent = request(
      `http://${stack.firestoreHost}${path ?? ""}`,
      { method, headers: { ...headers, host: stack.firestoreHost } },
      (answer) => {
        buffer(answer).then((content) => {
          resolve({ status: answer.statusCode ?? 0, body: content });
        }, reject);
      },
    );
    sent.on("error", reject).end(body);
  });
};
