import { stack } from "./stack-addresses.ts";
import { forward, readRequest, sendBack } from "./forward.ts";
import { serve } from "./serve.ts";

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
  const served = await serve(async (incoming, outgoing) => {
    const request = await readRequest(incoming);
    const isCommit = request.path.includes(":commit");
    if (!isCommit && willCutRead) {
      willCutRead = false;
      cutReads++;
      incoming.socket.destroy();
      return;
    }
    if (held !== undefined && request.body.includes(held.text)) {
      held.arrive();
      return;
    }
    const act = isCommit ? actBefore : undefined;
    if (act !== undefined) {
      actBefore = undefined;
      await act();
    }
    const answer = await forward(request, stack.firestoreHost);
    if (isCommit) commits++;
    const loss = isCommit && armed !== undefined && others-- === 0 ? armed : undefined;
    if (loss === undefined) {
      sendBack(answer, outgoing);
      return;
    }
    armed = undefined;
    if (loss === "cut") incoming.socket.destroy();
    else
      outgoing
        .writeHead(503, { "Content-Type": "application/json" })
        .end(JSON.stringify({ error: { code: 503, status: "UNAVAILABLE", message: "lost" } }));
  });
  return {
    host: served.host,
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
    close: () => void served[Symbol.asyncDispose](),
  };
};
