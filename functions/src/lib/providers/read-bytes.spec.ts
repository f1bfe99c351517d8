import { expect } from "chai";
import { readBytes } from "./read-bytes.ts";

/** Sends pieces endlessly, and reports whether it was cancelled. */
const endless = (piece: string) => {
  const state = { sent: 0, isCancelled: false };
  const body = new ReadableStream({
    pull: (controller) => {
      state.sent += 1;
      controller.enqueue(new TextEncoder().encode(piece));
    },
    cancel: () => {
      state.isCancelled = true;
    },
  });
  return { state, body };
};

describe("readBytes", () => {
  it("reads a whole body, and none as empty", async () => {
    expect(Buffer.from(await readBytes(new Response("Fjord Bakeri").body, 100)).toString()).to.equal("Fjord Bakeri");
    expect((await readBytes(null, 100)).length).to.equal(0);
  });

  it("reads nothing beyond the limit, and cancels the rest", async () => {
    const { state, body } = endless("abcd");
    expect(Buffer.from(await readBytes(body, 10)).toString()).to.equal("abcdabcdab");
    expect(state.isCancelled).to.equal(true);
    expect(state.sent).to.be.at.most(4);
  });

  it("fails as the connection does", async () => {
    const body = new ReadableStream({
      pull: (controller) => {
        controller.error(new Error("the connection broke"));
      },
    });
    const failure: unknown = await readBytes(body, 10).catch((error: unknown) => error);
    expect(failure).to.have.property("message", "the connection broke");
  });
});
