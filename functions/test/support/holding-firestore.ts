import { createServer, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { close, listen } from "./listening.ts";

/** The Firestore emulator behind a door: requests about one document wait until they may pass. */
export interface HoldingFirestore extends AsyncDisposable {
  readonly host: string;
  /** Resolves when a request waits. */
  readonly held: () => Promise<void>;
  /** Lets the waiting requests pass, and all later ones. */
  readonly pass: () => void;
}

/** @param id of the document */
export const aHoldingFirestore = async (id: string): Promise<HoldingFirestore> => {
  const released = Promise.withResolvers<undefined>();
  const held = Promise.withResolvers<undefined>();
  const server = createServer((incoming, outgoing) => {
    const forward = async (): Promise<void> => {
      const body = await buffer(incoming);
      if (body.includes(id)) {
        held.resolve(undefined);
        await released.promise;
      }
      const { hostname, port } = new URL(`http://${process.env["FIRESTORE_EMULATOR_HOST"] ?? ""}`);
      const { method, url: path, headers } = incoming;
      const passed = request({ hostname, port, method, path, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(outgoing);
      });
      passed.on("error", () => outgoing.destroy()).end(body);
    };
    forward().catch(() => outgoing.destroy());
  });
  const port = await listen(server);
  return {
    host: `127.0.0.1:${port}`,
    held: async () => held.promise,
    pass: () => {
      released.resolve(undefined);
    },
    [Symbol.asyncDispose]: async () => close(server),
  };
};
