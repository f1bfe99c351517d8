import * as z from "zod";
import { forward, readRequest, sendBack } from "./forward.ts";
import { serve } from "./serve.ts";
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
  const served = await serve(async (incoming, outgoing) => {
    const request = await readRequest(incoming);
    const { body } = request;
    const [, verb] = /:(commit|batchWrite)\b/.exec(request.path) ?? [];
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
    sendBack(await forward(request, stack.firestoreHost), outgoing);
  });
  return {
    host: served.host,
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
    stop: async () => served[Symbol.asyncDispose](),
  };
};

/** The size of the documents in the protocol's JSON. */
const bytesOfDeleted = async (commit: Buffer): Promise<readonly number[]> => {
  const { writes } = Commit.parse(JSON.parse(commit.toString()));
  const names = writes.flatMap(({ delete: name }) => (name === undefined ? [] : [name]));
  const sizes = await Promise.all(
    names.map(async (name) => {
      const path = `/v1/${name.split("/").map(encodeURIComponent).join("/")}`;
      const owners = { method: "GET", path, headers: { authorization: "Bearer owner" }, body: Buffer.from("") };
      const { status, body } = await forward(owners, stack.firestoreHost);
      return status === 200 ? body.length : 0;
    }),
  );
  return sizes;
};
