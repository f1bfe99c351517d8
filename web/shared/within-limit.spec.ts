import { expect } from "chai";
import { withinLimit } from "./within-limit.ts";

/** Attempts and limits that end when the test decides. */
const aScene = () => {
  const attempts: PromiseWithResolvers<string>[] = [];
  const limits: PromiseWithResolvers<undefined>[] = [];
  const next = <Value>(list: PromiseWithResolvers<Value>[]): (() => Promise<Value>) => {
    return async () => {
      const one = Promise.withResolvers<Value>();
      list.push(one);
      return one.promise;
    };
  };
  return { attempts, limits, ask: withinLimit(next(attempts), next(limits)) };
};

/** Lets everything finish that waits for nothing else. */
const rest = async (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe("withinLimit", () => {
  it("gives everybody who asks meanwhile the same answer, and asks anew afterwards", async () => {
    const { attempts, ask } = aScene();
    const answers = Promise.all([ask(), ask()]);
    attempts[0]?.resolve("first");
    expect(await answers).to.deep.equal(["first", "first"]);
    await rest();
    const again = ask();
    attempts[1]?.resolve("second");
    expect(await again).to.equal("second");
    expect(attempts).to.have.length(2);
  });

  it("takes a failure for none, and tries again the next time", async () => {
    const { attempts, ask } = aScene();
    const failed = ask();
    attempts[0]?.reject(new Error("blocked"));
    expect(await failed).to.equal(undefined);
    await rest();
    const again = ask();
    attempts[1]?.resolve("now");
    expect(await again).to.equal("now");
  });

  it("lets nobody wait beyond the limit, nor twice for what hangs", async () => {
    const { attempts, limits, ask } = aScene();
    const first = ask();
    limits[0]?.resolve(undefined);
    expect(await first).to.equal(undefined);
    expect(await ask(), "while it still hangs").to.equal(undefined);
    expect([attempts.length, limits.length]).to.deep.equal([1, 1]);
  });

  it("goes on with what comes after the limit", async () => {
    const { attempts, limits, ask } = aScene();
    const first = ask();
    limits[0]?.resolve(undefined);
    await first;
    attempts[0]?.resolve("late");
    await rest();
    const next = ask();
    attempts[1]?.resolve("kept");
    expect(await next).to.equal("kept");
  });

  it("is not cut short by the limit of an attempt that has ended", async () => {
    const { attempts, limits, ask } = aScene();
    const first = ask();
    attempts[0]?.resolve("first");
    await first;
    await rest();
    const second = ask();
    limits[0]?.resolve(undefined);
    await rest();
    attempts[1]?.resolve("second");
    expect(await second).to.equal("second");
  });
});
