import { expect } from "chai";
import { createQueue } from "./run-mocha.ts";

interface Work {
  readonly name: string;
  readonly uses?: readonly string[];
}

/** Runs the queue. `end` ends a running work; `running` lists those that have begun and not ended. */
const hand = (atOnce: number, works: readonly Work[]) => {
  const queue = createQueue(atOnce);
  const ends = new Map<string, PromiseWithResolvers<string>>();
  const all = Promise.allSettled(
    works.map(async ({ name, ...needs }) =>
      queue(needs, async () => {
        const ending = Promise.withResolvers<string>();
        ends.set(name, ending);
        return ending.promise.finally(() => ends.delete(name));
      }),
    ),
  );
  const settle = async (): Promise<readonly string[]> => {
    await new Promise((resolve) => setTimeout(resolve));
    return [...ends.keys()];
  };
  return {
    all,
    settle,
    end: (name: string) => ends.get(name)?.resolve(name),
    fail: (name: string) => ends.get(name)?.reject(new Error(name)),
  };
};

describe("createQueue", () => {
  it("does so much at once, in order", async () => {
    const { settle, end, all } = hand(2, [{ name: "a" }, { name: "b" }, { name: "c" }, { name: "d" }]);
    expect(await settle()).to.deep.equal(["a", "b"]);
    end("b");
    expect(await settle()).to.deep.equal(["a", "c"]);
    for (const name of ["a", "c"]) end(name);
    expect(await settle()).to.deep.equal(["d"]);
    end("d");
    expect((await all).map(({ status }) => status)).to.deep.equal(Array.from({ length: 4 }, () => "fulfilled"));
  });

  it("does nothing beside what uses the same, and lets later work pass meanwhile", async () => {
    const { settle, end } = hand(3, [
      { name: "judge", uses: ["judge"] },
      { name: "both", uses: ["judge", "phone"] },
      { name: "phone", uses: ["phone"] },
      { name: "none" },
    ]);
    expect(await settle()).to.deep.equal(["judge", "phone", "none"]);
    end("judge");
    expect(await settle()).to.deep.equal(["phone", "none"]);
    end("phone");
    expect(await settle()).to.deep.equal(["none", "both"]);
  });

  it("goes on after a failure, and tells of it", async () => {
    const { settle, fail, end, all } = hand(1, [
      { name: "a", uses: ["judge"] },
      { name: "b", uses: ["judge"] },
    ]);
    await settle();
    fail("a");
    expect(await settle()).to.deep.equal(["b"]);
    end("b");
    expect((await all).map(({ status }) => status)).to.deep.equal(["rejected", "fulfilled"]);
  });
});
