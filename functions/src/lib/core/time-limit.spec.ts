import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { withTimeLimit } from "./time-limit.ts";

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
