import { expect } from "chai";
import { describeCost } from "./cost.ts";
import { describeRehearsed, passPowers, type Rehearsed, summarise, toReport } from "./report.ts";
import { Scenario } from "./scenario.ts";

const scenario = Scenario.parse({ name: "Hours", talk: [{ says: "Are you open?" }] });
const turn = {
  said: "Are you open?",
  spoken: "No.",
  tools: [{ id: "1", name: "ask", args: { question: "Open?" }, answer: { result: "No.", status: "ok" } }],
  cards: [],
  isInterrupted: false,
  expected: undefined,
};

/** A scenario that was run and passed this many times. */
const held = (times: number, passed: number): Rehearsed => ({
  path: "/site/hours.yaml",
  scenario,
  runs: Array.from({ length: times }, (_, index) => ({
    turns: [turn],
    ended: undefined,
    directions: 0,
    trouble: undefined,
    failures: index < passed ? [] : ["The agent did not say “nine”."],
    tookMs: 2_000,
  })),
});

describe("the report of a rehearsal", () => {
  it("says what passed, and of what did not why, with all that was said", () => {
    expect(describeRehearsed(held(1, 1), "/site")).to.equal("passed  Hours (hours.yaml, 2.0 s)");
    expect(describeRehearsed(held(2, 1), "/site").split("\n")).to.deep.equal([
      "FAILED  Hours (hours.yaml, 1 of 2 times, 2.0 s)",
      "  Run 2:",
      "  - The agent did not say “nine”.",
      "      Visitor: Are you open?",
      '               ask {"question":"Open?"} -> ok',
      "      Agent:   No.",
    ]);
  });

  it("says how likely several conversations in a row pass", () => {
    expect(passPowers([held(4, 4), held(4, 2)], 4)).to.deep.equal([0.75, (1 + 1 / 6) / 2, 0.5, 0.5]);
    expect(summarise([held(2, 2), held(2, 1)], 2)).to.equal("1 of 2 scenarios passed all 2 times. pass^1 75 %, pass^2 50 %");
    expect(summarise([held(1, 1)], 1)).to.equal("1 of 1 scenarios passed.");
  });

  it("says the same to programs", () => {
    const report = toReport([held(2, 1)], { site: "demo", times: 2, folder: "/site" });
    expect(report).to.include({ site: "demo", passed: false }).and.to.have.deep.property("pass_powers", [0.5, 0]);
    expect(report.scenarios[0]).to.include({ file: "hours.yaml", passed: 1 });
  });
});

describe("the price of a rehearsal", () => {
  it("is said before: nothing at the local stack, and by turns at a deployment", () => {
    expect(describeCost([scenario, scenario], { project: undefined, times: 1 })).to.match(/^2 conversations .*nothing is paid for/);
    expect(describeCost([scenario], { project: "bakery", times: 3 })).to.match(/^3 conversations .* of 6 turns in all: about 0\.03 USD/);
  });
});
