import { expect } from "chai";
import { joinSignals } from "./join-signals.ts";

describe("joined signals", () => {
  it("abort with the first of them, for its reason", () => {
    const [first, second] = [new AbortController(), new AbortController()];
    const { signal } = joinSignals([first.signal, second.signal]);
    expect(signal.aborted).to.equal(false);
    second.abort("enough");
    first.abort("late");
    expect([signal.aborted, signal.reason]).to.deep.equal([true, "enough"]);
  });

  it("are aborted at once where one of them is", () => {
    expect(joinSignals([new AbortController().signal, AbortSignal.abort("before")]).signal.reason).to.equal("before");
  });

  it("hear nothing more after their release", () => {
    const controller = new AbortController();
    const { signal, release } = joinSignals([controller.signal]);
    release();
    controller.abort();
    expect(signal.aborted).to.equal(false);
  });
});
