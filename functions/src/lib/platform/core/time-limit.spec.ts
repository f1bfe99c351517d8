import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { isTimeout, withinTime, withTimeLimit } from "./time-limit.ts";

const never = new Promise<never>(() => undefined);
const tooLate = () => new Error("too late");

const failureOf = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

describe("withTimeLimit", () => {
  it("gives the result of work that is in time", async () => {
    expect(await withTimeLimit(Promise.resolve(1), 1000, tooLate)).to.equal(1);
  });

  it("fails as the work does", async () => {
    expect(await failureOf(withTimeLimit(Promise.reject(new Error("broken")), 1000, tooLate))).to.have.property("message", "broken");
  });

  it("does not wait for work that never ends", async () => {
    expect(await failureOf(withTimeLimit(never, 1, tooLate))).to.have.property("message", "too late");
  });

  it("forgets the limit when the work has ended", async () => {
    let asked = false;
    const onTimeout = () => {
      asked = true;
      return tooLate();
    };
    await withTimeLimit(Promise.resolve(), 1, onTimeout);
    await sleep(10);
    expect(asked).to.be.false;
  });
});

const isLate = async (work: Promise<unknown>): Promise<boolean> => (await withinTime(work, 1)) === undefined;

describe("withinTime", () => {
  it("gives the result of work that is in time, and nothing for work that never ends", async () => {
    expect(await withinTime(Promise.resolve(1), 1000)).to.equal(1);
    expect(await isLate(never)).to.equal(true);
  });

  it("fails as the work does", async () => {
    expect(await failureOf(withinTime(Promise.reject(new Error("broken")), 1000))).to.have.property("message", "broken");
  });

  it("is not disturbed by work that fails later", async () => {
    const late = sleep(5).then(async () => Promise.reject(new Error("late")));
    expect(await isLate(late)).to.equal(true);
    await sleep(10);
  });
});

describe("isTimeout", () => {
  it("knows how a time limit and a caller end a request, and nothing else", async () => {
    const aborted = await failureOf(sleep(100, undefined, { signal: AbortSignal.abort() }));
    expect([aborted, new DOMException("too late", "TimeoutError")].map(isTimeout)).to.deep.equal([true, true]);
    expect([new Error("other"), "TimeoutError", undefined].map(isTimeout)).to.deep.equal([false, false, false]);
  });
});
