import { createServer, type IncomingMessage, type OutgoingHttpHeaders, request, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import * as z from "zod";
import { close, listen } from "./listening.ts";
import { stack } from "./stack-addresses.ts";

/** A proxy in front of Firestore's emulator, which accepts commits of any size. The proxy refuses what Firestore refuses. */
export interface LimitingProxy {
  readonly host: string;
  /** The size of each commit that was forwarded or refused, in order, in bytes: its writes and its deletions. */
  readonly commits: () => readonly number[];
  /** From now on forwards only this many commits; the next one is never answered, and the promise resolves when it arrives. */
  readonly hangAfter: (commits: number) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** https://firebase.google.com/docs/firestore/quotas: bytes of a transaction. Firestore counts deleted documents, too (firebase-tools #1036). */
const limitBytes = 10 * 1024 * 1024;

const Commit = z.object({ writes: z.array(z.object({ delete: z.optional(z.string()) })) });

const tooBig = JSON.stringify({
  error: { code: 400, status: "INVALID_ARGUMENT", message: "Transaction too big. Decrease transaction size." },
});

export const startLimitingProxy = async (): Promise<LimitingProxy> => {
  let commits: number[] = [];
  let hang: { left: number; readonly arrive: () => void } | undefined;
  const relay = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const body = await buffer(incoming);
    const [, verb] = /:(commit|batchWrite)\b/.exec(incoming.url ?? "") ?? [];
    if (verb !== undefined) {
      const deleted = await bytesOfDeleted(body);
      // The writes of a batch are carried out one by one.
      const bytes = body.length + (verb === "commit" ? deleted.reduce((sum, size) => sum + size, 0) : Math.max(0, ...deleted));
      commits.push(bytes);
      if (hang !== undefined && hang.left-- === 0) {
        hang.arrive();
        return;
      }
      if (bytes > limitBytes) {
        outgoing.writeHead(400, { "Content-Type": "application/json" }).end(tooBig);
        return;
      }
    }
    const { method = "GET", url = "/", headers } = incoming;
    const answer = await carryOut({ method, path: url, headers: { ...headers, host: stack.firestoreHost } }, body);
    outgoing.writeHead(answer.status, { "Content-Type": "application/json" }).end(answer.body);
  };
  const server = createServer((incoming, outgoing) => {
    relay(incoming, outgoing).catch(() => outgoing.destroy());
  });
  const port = await listen(server);
  return {
    host: `127.0.0.1:${port}`,
    commits: () => commits,
    hangAfter: async (left) => {
      const { promise, resolve } = Promise.withResolvers<undefined>();
      commits = [];
      hang = {
        left,
        arrive: () => {
          hang = undefined;
          resolve(undefined);
        },
      };
      return promise;
    },
    stop: async () => close(server),
  };
};

/** The size of the documents in the protocol's JSON. */
const bytesOfDeleted = async (commit: Buffer): Promise<readonly number[]> => {
  const { writes } = Commit.parse(JSON.parse(commit.toString()));
  const names = writes.flatMap(({ delete: name }) => (name === undefined ? [] : [name]));
  const sizes = await Promise.all(
    names.map(async (name) => {
      const path = `/v1/${name.split("/").map(encodeURIComponent).join("/")}`;
      const { status, body } = await carryOut({ method: "GET", path, headers: { authorization: "Bearer owner" } });
      return status === 200 ? body.length : 0;
    }),
  );
  return sizes;
};

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers: OutgoingHttpHeaders;
}

const carryOut = async ({ method, path, headers }: Sent, body?: Buffer): Promise<{ readonly status: number; readonly body: Buffer }> =>
  new Promise((resolve, reject) => {
    request(`http://${stack.firestoreHost}${path}`, { method, headers }, (answer) => {
      buffer(answer).then((content) => {
        resolve({ status: answer.statusCode ?? 0, body: content });
      }, reject);
    })
      .on("error", reject)
      .end(body);
  });
