import { expect } from "chai";
import { describeCost, Meter } from "./cost.ts";
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
    judgement: undefined,
    timeline: { sentences: [{ fromMs: 0, toMs: 1_000, quietMs: 9_000 }], agent: [{ fromMs: 1_400, toMs: 3_000 }] },
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
    expect(summarise([held(2, 2), held(2, 1)], 2)).to.match(/^1 of 2 scenarios passed all 2 times\. pass\^1 75 %, pass\^2 50 %\n/);
    expect(summarise([held(1, 1)], 1)).to.equal(
      "1 of 1 scenarios passed.\n1 answer: half began within 0.4 s, 95 % within 0.4 s. No overlaps. No silence of more than 2 s.",
    );
  });

  it("says the same to programs", () => {
    const report = toReport([held(2, 1)], { site: "demo", times: 2, folder: "/site" });
    expect(report).to.include({ site: "demo", passed: false }).and.to.have.deep.property("pass_powers", [0.5, 0]);
    expect(report.scenarios[0]).to.include({ file: "hours.yaml", passed: 1 });
    expect(report.turn_taking).to.deep.include({ answers: 2, yield_ms: { p50: 400, p95: 400 }, overlaps: 0, silences: 0 });
    expect(report.scenarios[0]?.runs[0]?.turn_taking).to.include({ answers: 1, unanswered: 0 });
  });
});

describe("the price of a rehearsal", () => {
  it("is said before: nothing at the local stack, and by turns at a deployment", () => {
    expect(describeCost([scenario, scenario], { isPaid: false, times: 1 })).to.match(/^2 conversations .*nothing is paid for/);
    expect(describeCost([scenario], { isPaid: true, times: 3 })).to.match(/^3 conversations .* of 6 turns in all: about 0\.03 USD/);
    const played = Scenario.parse({ name: "Played", visitor: { goal: "Learn what a helmet costs" }, turns: 20 });
    expect(describeCost([played], { isPaid: true, times: 5 })).to.match(/^5 conversations .* of 105 turns in all: about 0\.8\d USD/);
  });

  it("is said afterwards, by the minutes and by what the models for text have counted", async () => {
    const usageMetadata = { promptTokenCount: 1_000_000, candidatesTokenCount: 150_000, thoughtsTokenCount: 50_000 };
    const body = encodeURIComponent(JSON.stringify({ usageMetadata }));
    const meter = new Meter();
    await (await meter.fetch(`data:application/json,${body}`)).json();
    await meter.fetch("data:text/html,<p>");
    expect(meter.describe(600_000)).to.equal(
      "Used: 10.0 minutes of conversation, and 1,000,000 tokens in and 200,000 out to play visitors and to judge. About 1.64 USD.",
    );
    expect(new Meter().describe(60_000)).to.equal("Used: 1.0 minutes of conversation. About 0.01 USD.");
  });
});
