import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { createKeyedMutex } from "./keyed-mutex.ts";

describe("createKeyedMutex", () => {
  it("runs work on one thing in turn, on two things side by side", async () => {
    const { run } = createKeyedMutex();
    const seen: string[] = [];
    const work =
      (name: string, ms: number) =>
      async (waited: boolean): Promise<void> => {
        seen.push(`${name} begins${waited ? " after waiting" : ""}`);
        await sleep(ms);
        seen.push(`${name} ends`);
      };
    await Promise.all([run("a", work("a1", 20)), run("a", work("a2", 0)), run("b", work("b1", 5))]);
    expect(seen).to.deep.equal(["a1 begins", "b1 begins", "b1 ends", "a1 ends", "a2 begins after waiting", "a2 ends"]);
  });

  it("goes on after work that failed, which only its own caller hears of", async () => {
    const { run } = createKeyedMutex();
    const failing = run("a", async () => Promise.reject(new Error("no")));
    const next = run("a", async () => Promise.resolve("yes"));
    expect(await failing.then(String, String)).to.equal("Error: no");
    expect(await next).to.equal("yes");
  });

  it("forgets a thing when nobody waits for it", async () => {
    const { run } = createKeyedMutex();
    await run("a", async () => Promise.resolve());
    expect(await run("a", async (waited) => Promise.resolve(waited))).to.equal(false);
  });
});
