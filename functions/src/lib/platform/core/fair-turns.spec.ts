import { expect } from "chai";
import { createFairTurns } from "./fair-turns.ts";

/** Work that says when it is done, and ends when it is told to. */
const aLine = (mostWaiting: number) => {
  const inTurn = createFairTurns(mostWaiting);
  const done: string[] = [];
  const work = async (owner: string, name: string, { size = 1, isAwaited = true, isBroken = false } = {}): Promise<string> =>
    inTurn({ owner, size, isAwaited: () => isAwaited }, async () => {
      done.push(`${name} begins`);
      await new Promise(setImmediate);
      done.push(`${name} ends`);
      if (isBroken) throw new Error("broken");
      return name;
    }).catch(String);
  return { done, work };
};

describe("createFairTurns", () => {
  it("does one thing at a time, and everything", async () => {
    const { done, work } = aLine(10);
    expect(await Promise.all([work("a", "a1"), work("b", "b1", { isBroken: true }), work("a", "a2")])).to.deep.equal([
      "a1",
      "Error: broken",
      "a2",
    ]);
    expect(await work("b", "b2")).to.equal("b2");
    const names = ["a1", "b1", "a2", "b2"];
    expect(done).to.deep.equal(names.flatMap((name) => [`${name} begins`, `${name} ends`]));
  });

  it("lets nobody wait for all that another one has sent", async () => {
    const { done, work } = aLine(100);
    const many = Array.from({ length: 50 }, async (_none, index) => work("a", `a${index}`));
    await work("b", "b");
    expect(done.filter((line) => line.endsWith("ends"))).to.deep.equal(["a0 ends", "a1 ends", "b ends"]);
    await Promise.all(many);
  });

  it("refuses what is too much of one owner, and takes more when less waits", async () => {
    const { work } = aLine(3);
    const busy = "AppError: Too many long texts are being opened at the same time. Please try again.";
    const sizes = [3, 2, 1, 1];
    const outcomes = await Promise.all([...sizes.map(async (size) => work("a", "a", { size })), work("b", "b", { size: 3 })]);
    expect(outcomes, "3 are done meanwhile, and do not wait").to.deep.equal(["a", "a", "a", busy, "b"]);
    expect(await work("a", "a", { size: 3 })).to.equal("a");
  });

  it("does not begin what nobody waits for any more", async () => {
    const { done, work } = aLine(10);
    expect(await Promise.all([work("a", "a1"), work("a", "a2", { isAwaited: false }), work("a", "a3")])).to.deep.equal([
      "a1",
      "AppError: Too many long texts are being opened at the same time. Please try again.",
      "a3",
    ]);
    expect(done).to.deep.equal(["a1 begins", "a1 ends", "a3 begins", "a3 ends"]);
  });
});
