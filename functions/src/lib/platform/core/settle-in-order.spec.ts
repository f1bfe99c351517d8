import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { settleInOrder } from "./settle-in-order.ts";

const failing = async (name: string, afterMs: number): Promise<never> => {
  await sleep(afterMs);
  throw new Error(name);
};

const failureOf = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

describe("settleInOrder", () => {
  it("gives all results", async () => {
    expect(await settleInOrder(Promise.resolve(1), sleep(1, "b"), Promise.resolve(undefined))).to.deep.equal([1, "b", undefined]);
  });

  it("fails with the first in order, not in time", async () => {
    expect(await failureOf(settleInOrder(failing("a", 10), failing("b", 0), failing("c", 5)))).to.have.property("message", "a");
    expect(await failureOf(settleInOrder(sleep(5), failing("b", 10), failing("c", 0)))).to.have.property("message", "b");
  });

  it("does not wait for the steps after the one that fails", async () => {
    const ended: string[] = [];
    await failureOf(
      settleInOrder(
        failing("a", 0),
        sleep(10).then(() => ended.push("b")),
        failing("c", 5),
      ),
    );
    expect(ended).to.deep.equal([]);
  });
});
