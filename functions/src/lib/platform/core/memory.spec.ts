import { expect } from "chai";
import { createMemory } from "./memory.ts";

describe("createMemory", () => {
  it("keeps a value for its time, and no longer", () => {
    const memory = createMemory<string>({ forMs: 60_000, entries: 10 });
    memory.keep("a", "one", 1000);
    expect(memory.find("a", 60_999)).to.equal("one");
    expect(memory.find("a", 61_000)).to.equal(undefined);
    expect(memory.find("b", 1000)).to.equal(undefined);
  });

  it("begins anew with a new value", () => {
    const memory = createMemory<string>({ forMs: 10, entries: 10 });
    memory.keep("a", "one", 0);
    memory.keep("a", "two", 5);
    expect(memory.find("a", 12)).to.equal("two");
  });

  it("gives up the value that was kept first when there are too many", () => {
    const memory = createMemory<number>({ forMs: 10, entries: 2 });
    memory.keep("a", 1, 0);
    memory.keep("b", 2, 0);
    memory.keep("a", 3, 0);
    memory.keep("c", 4, 0);
    expect(["a", "b", "c"].map((key) => memory.find(key, 1))).to.deep.equal([3, undefined, 4]);
  });
});
