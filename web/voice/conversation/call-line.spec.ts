import { expect } from "chai";
import { callCard } from "../../client/test/voice.ts";
import { CallLine } from "./call-line.ts";

/** How a phone call has ended that the visitor hangs up, before or after the other side has accepted it. */
const hungUp = async (isJoined: boolean): Promise<readonly unknown[]> => {
  const ends: unknown[] = [];
  const line = new CallLine({
    load: async () =>
      Promise.resolve(async (_token, { onJoined }) => {
        if (isJoined) onJoined();
        return Promise.resolve({ mute: () => undefined });
      }),
    share: async () => Promise.resolve(undefined),
    onChange: () => undefined,
    onEnd: (outcome) => ends.push(outcome),
  });
  await line.join(callCard);
  line.hangUp();
  return ends;
};

describe("a phone call that the visitor hangs up", () => {
  it("while it connects is taken back, so that nobody begins it again", async () => {
    expect(await hungUp(false)).to.deep.equal(["cancelled"]);
  });

  it("once it is there has an outcome that only the service knows", async () => {
    expect(await hungUp(true)).to.deep.equal([undefined]);
  });
});
