import { forward, readRequest, sendBack } from "./forward.ts";
import { serve } from "./serve.ts";

/** The Firestore emulator behind a door: requests about one document wait until they may pass. */
interface HoldingFirestore extends AsyncDisposable {
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
  const served = await serve(async (incoming, outgoing) => {
    const request = await readRequest(incoming);
    if (request.body.includes(id)) {
      held.resolve(undefined);
      await released.promise;
    }
    sendBack(await forward(request, process.env["FIRESTORE_EMULATOR_HOST"] ?? ""), outgoing);
  });
  return {
    ...served,
    held: async () => held.promise,
    pass: () => {
      released.resolve(undefined);
    },
  };
};
