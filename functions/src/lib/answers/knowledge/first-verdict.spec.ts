import { expect } from "chai";
import type { CheckedVerdict, Judge } from "./find-answer.ts";
import { firstVerdict, type JudgedQuestion } from "./first-verdict.ts";

const failed = (failure: "timeout" | "over_quota"): CheckedVerdict => ({ kind: "failed", failure });
const none: CheckedVerdict = { kind: "not_answered" };

/** Gives no verdict until its request is aborted. */
const untilAborted = async (signal: AbortSignal): Promise<CheckedVerdict> =>
  new Promise((resolve) => {
    signal.addEventListener("abort", () => {
      resolve(failed("timeout"));
    });
  });

type Behavior = (signal: AbortSignal) => Promise<CheckedVerdict>;

const ever = 60_000;

/** Asks two models that behave like this. */
const race = async (
  behaviors: Readonly<Record<string, Behavior>>,
  { wholeMs = ever, headStartMs = ever, signal = new AbortController().signal } = {},
) => {
  const asked = new Map<string, AbortSignal>();
  const failures: JudgedQuestion[] = [];
  const [first = toJudge("none"), second] = Object.keys(behaviors).map(toJudge);
  const judged = await firstVerdict(
    { first, second },
    {
      signal,
      times: { wholeMs, headStartMs },
      ask: async ({ model }, time) => {
        asked.set(model, time);
        return behaviors[model]?.(time) ?? none;
      },
      onFailure: (failure) => failures.push(failure),
    },
  );
  return { model: judged.model, verdict: judged.verdict, asked, failures: failures.map(({ model }) => model) };
};

const toJudge = (model: string): Judge => ({ model, judge: async () => Promise.resolve({ kind: "not_answered" }) });

describe("firstVerdict", () => {
  it("asks the second model nothing while the first is in time, whatever its verdict", async () => {
    for (const kind of ["not_answered", "no_question"] as const) {
      const { model, asked } = await race({ a: async () => Promise.resolve({ kind }), b: untilAborted });
      expect([model, ...asked.keys()]).to.deep.equal(["a", "a"]);
    }
  });

  it("asks the second at once when the first fails", async () => {
    const { model, verdict, failures } = await race({
      a: async () => Promise.resolve(failed("over_quota")),
      b: async () => Promise.resolve(none),
    });
    expect({ model, verdict, failures }).to.deep.equal({ model: "b", verdict: none, failures: ["a"] });
  });

  it("asks the second when the first is late, takes what comes first, and stops the other, which has not failed", async () => {
    const { model, asked, failures } = await race({ a: untilAborted, b: async () => Promise.resolve(none) }, { headStartMs: 1 });
    expect(model).to.equal("b");
    expect(asked.get("a")?.aborted).to.equal(true);
    expect(failures).to.deep.equal([]);
  });

  it("takes the verdict of a first model that is late, and stops the second", async () => {
    const second = Promise.withResolvers<CheckedVerdict>();
    const { model, asked } = await race(
      {
        a: async () => second.promise,
        b: async (signal) => {
          second.resolve(none);
          return untilAborted(signal);
        },
      },
      { headStartMs: 1 },
    );
    expect(model).to.equal("a");
    expect(asked.get("b")?.aborted).to.equal(true);
  });

  it("waits for the first model when the second fails", async () => {
    const late = Promise.withResolvers<CheckedVerdict>();
    const { model, failures } = await race(
      {
        a: async () => late.promise,
        b: async () => {
          setTimeout(() => {
            late.resolve(none);
          }, 1);
          return Promise.resolve(failed("over_quota"));
        },
      },
      { headStartMs: 1 },
    );
    expect({ model, failures }).to.deep.equal({ model: "a", failures: ["b"] });
  });

  it("returns the last failure when both fail, and each is reported", async () => {
    const { verdict, failures } = await race({ a: async () => Promise.resolve(failed("over_quota")), b: untilAborted }, { wholeMs: 20 });
    expect(verdict).to.deep.equal(failed("timeout"));
    expect(failures).to.deep.equal(["a", "b"]);
  });

  it("ends with its time, and with the call, with one model and with two", async () => {
    for (const behaviors of [{ a: untilAborted }, { a: untilAborted, b: untilAborted }]) {
      expect((await race(behaviors, { wholeMs: 20, headStartMs: 1 })).verdict).to.deep.equal(failed("timeout"));
      expect((await race(behaviors, { signal: AbortSignal.timeout(20), headStartMs: 1 })).verdict).to.deep.equal(failed("timeout"));
    }
  });

  it("passes on what is no failure of a service", async () => {
    const bug = new TypeError("a bug");
    const thrown = await race({ a: async () => Promise.reject(bug) }).catch((error: unknown) => error);
    expect(thrown).to.equal(bug);
  });
});
