import { expect } from "chai";
import { geminiAt } from "../../test/support/gemini-options.ts";
import { failuresOf } from "./expectations.ts";
import type { Turn } from "./heard.ts";
import { judgeTalk } from "./judge-talk.ts";
import { Scenario } from "./scenario.ts";
import { visitorModel } from "./visitor-model.ts";

const turn = (said: string | undefined, spoken: string, result?: string): Turn => ({
  ...{ said, spoken, cards: [], isInterrupted: false, expected: undefined },
  tools:
    result === undefined ? [] : [{ id: "1", name: "ask", args: { question: said }, answer: { result, status: "ok", hint: "Be brief." } }],
});

const turns = [
  turn(undefined, "Hello, this is the shop."),
  turn("What is a helmet?", "A helmet is 90 kr, and we deliver.", "Helmet: 90 kr"),
];

/** A model that says this, and what it was asked. */
const aModel = (said: unknown) => {
  const asked: string[] = [];
  const answer: typeof fetch = async (input, init) => {
    asked.push(await new Request(input, init).text());
    const text = typeof said === "string" ? said : JSON.stringify(said);
    return Response.json({ candidates: [{ finishReason: "STOP", content: { parts: [{ text }] } }] });
  };
  return { gemini: { ...geminiAt("http://gemini.example"), fetch: answer }, asked };
};

describe("the judgement of a conversation", () => {
  const goal = "Learn what a helmet costs";
  const verdict = { reached: true, why: "It said so.", unfounded: [{ words: "we deliver", why: "No tool says so." }] };

  it("sees all that was said, asked and answered", async () => {
    const { gemini, asked } = aModel(verdict);
    await judgeTalk(gemini, { goal, turns });
    for (const words of ["What is a helmet?", "Helmet: 90 kr", "Be brief.", "this is the shop", goal]) expect(asked[0]).to.include(words);
  });

  it("holds only words against the agent that it has said", async () => {
    const unfounded = [...verdict.unfounded, { words: "everything is free", why: "Invented." }, { words: " ", why: "Nothing." }];
    const judgement = await judgeTalk(aModel({ ...verdict, unfounded }).gemini, { goal, turns });
    expect(judgement).to.deep.equal({ isReached: true, why: "It said so.", unfounded: verdict.unfounded });
  });

  it("is no judgement if it cannot be read", async () => {
    for (const said of ["I would say yes.", { reached: "yes" }, {}])
      expect(await judgeTalk(aModel(said).gemini, { goal, turns }).catch(String)).to.include("unreadable");
  });

  it("fails a conversation in which the goal was missed, or one that had to be, and for each claim", async () => {
    const quiet = { ended: undefined, directions: 0, trouble: undefined };
    const failures = (isReached: boolean, expected: object) =>
      failuresOf(
        { turns, ...quiet, judgement: { isReached, why: "So it is.", unfounded: verdict.unfounded } },
        Scenario.parse({ name: "a", visitor: { goal }, expect: expected }),
      );
    const claim = "The agent claimed “we deliver”, which nothing it was told supports: No tool says so.";
    expect(failures(true, {})).to.deep.equal([claim]);
    expect(failures(false, {})).to.deep.equal([`The visitor did not get what they wanted (“${goal}”): So it is.`, claim]);
    expect(failures(true, { reached: false })).to.deep.equal([`The visitor got what they should not get (“${goal}”): So it is.`, claim]);
    expect(failures(false, { reached: false })).to.deep.equal([claim]);
  });
});

describe("a played visitor", () => {
  it("knows only their goal, temper and facts, and what they have heard", async () => {
    const { gemini, asked } = aModel({ says: " Is it new? ", is_done: false });
    const visitor = { goal: "Buy a helmet", temper: "shy", facts: ["I am two metres tall."], language: "en" };
    expect(await visitorModel(gemini, visitor)(turns)).to.equal("Is it new?");
    for (const words of ["Buy a helmet", "shy", "two metres", "this is the shop", "What is a helmet?"]) expect(asked[0]).to.include(words);
    for (const words of ["Helmet: 90 kr", "Be brief."]) expect(asked[0]).not.to.include(words);
  });

  it("has finished when they say so, or nothing", async () => {
    const visitor = { goal: "Buy a helmet", temper: undefined, facts: undefined, language: "en" };
    expect(await visitorModel(aModel({ says: "Bye", is_done: true }).gemini, visitor)(turns)).to.equal(undefined);
    expect(await visitorModel(aModel({ says: " ", is_done: false }).gemini, visitor)(turns)).to.equal(undefined);
    expect(await visitorModel(aModel("END").gemini, visitor)(turns).catch(String)).to.include("unreadable");
  });
});
