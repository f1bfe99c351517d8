import { expect } from "chai";
import type { OperatorEvent } from "../core/operator-log.ts";
import { runSweeps, type Sweep } from "./run-sweeps.ts";

const counting = (name: string, done: number): Sweep => ({ name, run: async () => done });

const failing: Sweep = {
  name: "failing",
  run: async () => {
    throw new Error("somebody@people.example");
  },
};

/** Ends only when it is aborted. */
const endless: Sweep = {
  name: "endless",
  run: async (signal) =>
    new Promise((resolve) => {
      signal.addEventListener("abort", () => {
        resolve(7);
      });
    }),
};

const deaf: Sweep = { name: "deaf", run: async () => new Promise(() => undefined) };

const limits = { timeMs: 20, patienceMs: 60 };

/** The log lines of a run, and the message of its error. */
const ran = async (sweeps: readonly Sweep[]) => {
  const lines: OperatorEvent[] = [];
  const failure: unknown = await runSweeps(sweeps, (line) => lines.push(line), limits).catch((error: unknown) => error);
  return { lines, failure };
};

describe("runSweeps", () => {
  it("says how much each sweep has done", async () => {
    const { lines, failure } = await ran([counting("first", 0), counting("second", 3)]);
    expect(failure).to.equal(undefined);
    expect(lines).to.deep.equal([
      { severity: "INFO", message: "the sweeps ran", outcome: "done", data: { done: { first: 0, second: 3 }, failures: 0 } },
    ]);
  });

  it("runs the others when one fails, and quotes no words of its error", async () => {
    const { lines, failure } = await ran([failing, counting("second", 3)]);
    expect(lines.map(({ message }) => message)).to.deep.equal(["a sweep failed", "the sweeps ran"]);
    expect(lines[0]?.data?.sweep).to.equal("failing");
    expect(lines[1]?.data).to.deep.equal({ done: { second: 3 }, failures: 1 });
    expect(JSON.stringify([lines, String(failure)])).not.to.include("people.example");
    expect(failure).to.be.instanceOf(Error);
  });

  it("tells a sweep when its time is over", async () => {
    const { lines, failure } = await ran([endless]);
    expect(failure).to.equal(undefined);
    expect(lines[0]?.data).to.deep.equal({ done: { endless: 7 }, failures: 0 });
  });

  it("does not wait for one that does not end", async () => {
    const { lines, failure } = await ran([deaf, counting("second", 3)]);
    expect(lines.at(-1)?.data).to.deep.equal({ done: { second: 3 }, failures: 1 });
    expect(failure).to.be.instanceOf(Error);
  });
});
