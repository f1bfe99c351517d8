import { mock } from "node:test";
import { expect } from "chai";
import { shareReading } from "./share-reading.ts";

describe("shareReading", () => {
  beforeEach(() => {
    mock.timers.enable({ apis: ["Date"] });
  });
  afterEach(() => {
    mock.timers.reset();
  });

  const aReading = (read: (count: number) => Promise<string>) => {
    const asked: string[] = [];
    const shared = shareReading(
      async (...names: readonly string[]) => {
        asked.push(names.join());
        return read(asked.length);
      },
      { forMs: 1_000, entries: 2 },
    );
    return { asked, shared };
  };

  it("reads once for all who ask for the same within its time, also at once", async () => {
    const { asked, shared } = aReading(async (count) => `reading ${count}`);
    expect(await Promise.all([shared("a"), shared("a")])).to.deep.equal(["reading 1", "reading 1"]);
    mock.timers.tick(999);
    expect(await shared("a")).to.equal("reading 1");
    mock.timers.tick(1);
    expect(await shared("a")).to.equal("reading 2");
    expect(asked).to.deep.equal(["a", "a"]);
  });

  it("begins what takes longer than its time once, and repeats it for its time from its end", async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const { asked, shared } = aReading(async (count) => (count === 1 ? promise : Promise.resolve("again")));
    const answers: Promise<string>[] = [];
    for (let ms = 0; ms < 2_500; ms += 50) {
      answers.push(shared("a"));
      mock.timers.tick(50);
    }
    resolve("slow");
    expect(new Set(await Promise.all(answers))).to.deep.equal(new Set(["slow"]));
    mock.timers.tick(999);
    expect(await shared("a")).to.equal("slow");
    expect(asked).to.deep.equal(["a"]);
    mock.timers.tick(1);
    expect(await shared("a")).to.equal("again");
  });

  it("goes on sharing what is under way, however many others begin meanwhile", async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const { asked, shared } = aReading(async (count) => (count === 1 ? promise : Promise.resolve("other")));
    const first = shared("slow");
    for (const name of ["a", "b", "c", "d"]) await shared(name);
    const second = shared("slow");
    resolve("once");
    expect([await first, await second]).to.deep.equal(["once", "once"]);
    expect(asked).to.deep.equal(["slow", "a", "b", "c", "d"]);
  });

  it("joins nobody to a reading that hangs, and does not keep what it brings at last", async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const { shared } = aReading(async (count) => (count === 1 ? promise : Promise.resolve(`reading ${count}`)));
    const first = shared("a");
    mock.timers.tick(10_000);
    expect(await shared("a")).to.equal("reading 2");
    resolve("old");
    expect(await first).to.equal("old");
    expect(await shared("a")).to.equal("reading 2");
  });

  it("takes nobody's reading for another's", async () => {
    const { asked, shared } = aReading(async (count) => `reading ${count}`);
    expect([await shared("a", "b"), await shared("a,b")]).to.deep.equal(["reading 1", "reading 2"]);
    expect(asked).to.deep.equal(["a,b", "a,b"]);
  });

  it("tries again after a failure, when its time is over", async () => {
    const { shared } = aReading(async (count) => (count === 1 ? Promise.reject(new Error("away")) : Promise.resolve("there")));
    for (const again of [shared("a"), shared("a")]) expect(await again.catch(String)).to.equal("Error: away");
    mock.timers.tick(1_000);
    expect(await shared("a")).to.equal("there");
  });
});
