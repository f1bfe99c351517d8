import { expect } from "chai";
import { judgeTalkByWords } from "./local-verdict.ts";
import { playVisitor } from "./local-visitor.ts";

type Line = { readonly you: string } | { readonly agent: string };

const next = (talk: readonly Line[], changes: object = {}) =>
  playVisitor(JSON.stringify({ goal: "Find out what a helmet costs", temper: "calm", facts: [], language: "en", talk, ...changes }));

/** All that a visitor says to an agent with these answers. */
const hold = (agent: (said: string) => string, changes: object = {}): readonly string[] => {
  const talk: Line[] = [{ agent: "Hello!" }];
  for (let step = next(talk, changes); !step.is_done; step = next(talk, changes))
    talk.push({ you: step.says }, { agent: agent(step.says) });
  return talk.flatMap((line) => ("you" in line ? [line.you] : []));
};

describe("the local visitor", () => {
  it("asks for what the goal names, the same every time, and leaves with an answer", () => {
    const said = hold(() => "A helmet costs 90 kr.");
    expect(said).to.have.length(1);
    expect(said[0]).to.match(/what a helmet costs\?$/);
    expect(hold(() => "A helmet costs 90 kr.")).to.deep.equal(said);
  });

  it("asks again where it gets none, and gives up, sooner in a hurry", () => {
    expect(hold(() => "I do not know.")).to.have.length(3);
    expect(hold(() => "I do not know.", { temper: "in a hurry" })).to.have.length(2);
  });

  it("says a fact once, when it is asked for", () => {
    const facts = ["I come from Voss.", "The helmet is for a child."];
    const agent = (said: string): string => (said.includes("child") ? "That helmet costs 60 kr." : "For a child?");
    expect(hold(agent, { facts }).slice(1)).to.deep.equal(["The helmet is for a child."]);
  });

  it("states a wish that is no question", () => {
    expect(next([{ agent: "Hello!" }], { goal: "Leave a message that my bike is ready" }).says).to.equal(
      "I would like to leave a message that my bike is ready.",
    );
  });
});

describe("the local judge of conversations", () => {
  const judge = (goal: string | null, ...talk: readonly object[]) => judgeTalkByWords(JSON.stringify({ goal, talk }));
  const goal = "Find out what an electric bike costs for a weekend";
  const answer = { tool: "ask", args: {}, answer: { result: "Electric bike, a weekend: 800 kr" } };

  it("takes a goal as reached by an answer, and by nothing else that sounds like it", () => {
    expect(judge(goal, answer, { agent: "Electric bike – A weekend: 800 kr" }).reached).to.equal(true);
    expect(judge(goal, answer, { agent: "City bike – A weekend: 450 kr" }).reached).to.equal(false);
    expect(judge(goal, { agent: "I do not know what an electric bike costs for a weekend." }).reached).to.equal(false);
    expect(
      judge("Leave a message that my brakes squeak", { tool: "ask", args: { message: "My brakes squeak" }, answer: {} }).reached,
    ).to.equal(true);
    expect(judge(null, answer, { agent: "A weekend: 800 kr" }).reached).to.equal(false);
  });

  it("takes a number as unfounded that nobody has said before", () => {
    expect(judge(null, answer, { agent: "It is 800 kr. We open at 9:00." }).unfounded).to.deep.equal([
      { words: "We open at 9:00.", why: "No tool has answered 900." },
    ]);
    expect(judge(null, { visitor: "Is it 12 kr?" }, { agent: "You asked for 12 kr." }).unfounded).to.deep.equal([]);
    expect(judge(null, { agent: "It is 800 kr." }, answer).unfounded).to.have.length(1);
  });
});
