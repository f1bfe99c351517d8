import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { createLines } from "./keyed-mutex.ts";

describe("createLines", () => {
  it("runs work on one thing in turn, on two things side by side", async () => {
    const { queue } = createLines();
    const seen: string[] = [];
    const work =
      (name: string, ms: number) =>
      async (waited: boolean): Promise<void> => {
        seen.push(`${name} begins${waited ? " after waiting" : ""}`);
        await sleep(ms);
        seen.push(`${name} ends`);
      };
    await Promise.all([queue("a", work("a1", 20)), queue("a", work("a2", 0)), queue("b", work("b1", 5))]);
    expect(seen).to.deep.equal(["a1 begins", "b1 begins", "b1 ends", "a1 ends", "a2 begins after waiting", "a2 ends"]);
  });

  it("goes on after work that failed, which only its own caller hears of", async () => {
    const { queue } = createLines();
    const failing = queue("a", async () => Promise.reject(new Error("no")));
    const next = queue("a", async () => Promise.resolve("yes"));
    expect(await failing.then(String, String)).to.equal("Error: no");
    expect(await next).to.equal("yes");
  });

  it("forgets a thing when nobody is left in its line", async () => {
    const { queue } = createLines();
    await queue("a", async () => Promise.resolve());
    expect(await queue("a", async (waited) => Promise.resolve(waited))).to.equal(false);
  });
});
