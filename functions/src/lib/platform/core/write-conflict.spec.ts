import { expect } from "chai";
import { AppError } from "./app-error.ts";
import { createRetryQueue, retryOnConflict, WriteConflict, createKeyedMutex } from "./write-conflict.ts";
import { setTimeout as sleep } from "node:timers/promises";

const conflict = () => new WriteConflict("changed");
const quick = { patienceMs: 60_000, pauseMs: 1 };

const failureOf = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

describe("retryOnConflict", () => {
  it("does not read again when the first attempt succeeds", async () => {
    const reload = async (): Promise<never> => {
      throw new Error("was read again");
    };
    expect(await retryOnConflict("first", reload, async (state) => state, quick)).to.equal("first");
  });

  it("reads again after every conflict", async () => {
    const seen: number[] = [];
    let stored = 0;
    const result = await retryOnConflict(
      stored,
      async () => ++stored,
      async (state) => {
        seen.push(state);
        if (state < 2) throw conflict();
        return "done";
      },
      quick,
    );
    expect(result).to.equal("done");
    expect(seen).to.deep.equal([0, 1, 2]);
  });

  it("passes on any other failure, of the attempt or of reading", async () => {
    const broken = new Error("broken");
    const reload = async (): Promise<never> => {
      throw broken;
    };
    expect(
      await failureOf(
        retryOnConflict(
          1,
          async () => 2,
          async () => {
            throw broken;
          },
          quick,
        ),
      ),
    ).to.equal(broken);
    expect(
      await failureOf(
        retryOnConflict(
          1,
          reload,
          async () => {
            throw conflict();
          },
          quick,
        ),
      ),
    ).to.equal(broken);
  });

  it("gives up when others keep winning, and says when to try again", async () => {
    const failure = await failureOf(
      retryOnConflict(
        1,
        async () => 1,
        async () => {
          throw conflict();
        },
        { patienceMs: 20, pauseMs: 1 },
      ),
    );
    expect(failure)
      .to.be.instanceOf(AppError)
      .and.deep.include({ code: "unavailable", headers: { "Retry-After": "1" } });
    expect(failure).to.have.property("cause").that.is.instanceOf(WriteConflict);
  });

  it("lets every one of many callers through who change one thing", async () => {
    let stored = { value: 0 };
    const increment = async (): Promise<void> =>
      retryOnConflict(
        stored,
        async () => stored,
        async (read) => {
          await new Promise(setImmediate);
          if (read !== stored) throw conflict();
          stored = { value: read.value + 1 };
        },
        { ...quick, pauseMs: 5 },
      );
    await Promise.all(Array.from({ length: 50 }, increment));
    expect(stored.value).to.equal(50);
  });
});

describe("createRetryQueue", () => {
  it("lets the first change begin with what was read, and those that waited read again", async () => {
    const inTurn = createRetryQueue();
    let stored = 7;
    let loads = 0;
    const load = async (): Promise<number> => {
      loads++;
      return Promise.resolve(stored);
    };
    const add = async (state: number): Promise<number> => {
      await new Promise(setImmediate);
      if (state !== stored) throw conflict();
      return (stored = state + 1);
    };
    const change = { key: "a", found: stored, load, attempt: add };
    expect(await Promise.all([inTurn(change), inTurn(change), inTurn(change)])).to.deep.equal([8, 9, 10]);
    expect(loads).to.equal(2);
  });

  it("reads again and decides again when another process was faster", async () => {
    const decided: string[] = [];
    const attempt = async (state: string): Promise<string> => {
      decided.push(state);
      if (state === "old") throw conflict();
      return Promise.resolve(state);
    };
    expect(await createRetryQueue()({ key: "a", found: "old", load: async () => Promise.resolve("new"), attempt })).to.equal("new");
    expect(decided).to.deep.equal(["old", "new"]);
  });
});

describe("createKeyedMutex", () => {
  it("runs work on one thing in turn, on two things side by side", async () => {
    const run = createKeyedMutex();
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
    const run = createKeyedMutex();
    const failing = run("a", async () => Promise.reject(new Error("no")));
    const next = run("a", async () => Promise.resolve("yes"));
    expect(await failing.then(String, String)).to.equal("Error: no");
    expect(await next).to.equal("yes");
  });

  it("lets others continue after a time when work hangs, or waits for work queued behind it", async () => {
    const run = createKeyedMutex(20);
    const slow = Promise.withResolvers<string>();
    const first = run("a", async () => slow.promise);
    expect(await run("a", async () => Promise.resolve("second"))).to.equal("second");
    slow.resolve("first");
    expect(await first).to.equal("first");
  });

  it("forgets a thing when nobody waits for it", async () => {
    const run = createKeyedMutex();
    await run("a", async () => Promise.resolve());
    expect(await run("a", async (waited) => Promise.resolve(waited))).to.equal(false);
  });
});
