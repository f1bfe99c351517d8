import { randomUUID } from "node:crypto";
import { expect } from "chai";
import { ask } from "../../../../src/lib/answers/knowledge/ask.ts";
import type { Judge } from "../../../../src/lib/answers/knowledge/find-answer.ts";
import { createKnowledgeCache } from "../../../../src/lib/answers/knowledge/knowledge-cache.ts";
import { pageSource, siteFactsStore } from "../../../../src/lib/answers/knowledge/store.ts";
import { knowledgeLimits } from "../../../../src/lib/answers/knowledge/limits.ts";
import type { AskPorts } from "../../../../src/lib/answers/knowledge/look-up.ts";
import { type Passage, textOf } from "../../../../src/lib/answers/knowledge/passage.ts";
import { profileIn } from "../../../../src/lib/projects/profile.ts";
import { projectStore } from "../../../../src/lib/projects/store.ts";
import { questionStore } from "../../../../src/lib/answers/questions/store.ts";
import { budgetStore } from "../../../../src/lib/usage/quota/store.ts";
import { aVisitor, type Visitor } from "../../../support/visitors.ts";
import { alreadyPassedOn, answer, aSite, pageRef, passedOn, promote, publish, questionsOf } from "./asked-site.ts";

/** An instance's handling of questions, with a clock that the test sets. */
const anInstance = async (visitor: Visitor, judge: Judge) => {
  const { project, role, user } = await projectStore.findAccess(visitor.projectId, visitor.uid);
  if (project === undefined || role === undefined || user === undefined) throw new Error("there is no such visitor");
  let nowMs = Date.now();
  const sources = { pages: pageSource, questions: questionStore, facts: siteFactsStore };
  const ports: AskPorts = {
    knowledge: createKnowledgeCache(sources, () => nowMs),
    questions: questionStore,
    budgets: budgetStore,
    judges: { first: judge, second: undefined },
    log: () => undefined,
  };
  const caller = { uid: visitor.uid, role, profile: profileIn(project, user.profile) };
  return {
    passTime: (ms: number) => (nowMs += ms),
    ask: async (): Promise<string> => {
      nowMs++;
      const at = new Date();
      const raw = { question, searchWords: search_words };
      const signal = new AbortController().signal;
      return (await ask(ports, raw, { id: randomUUID(), project, caller, at, signal })).result;
    },
  };
};

const question = "What does a haircut cost for children under ten years?";
const search_words = ["haircut", "children", "price", "under ten", "toddlers"];
const prices = (euros: number) => `A haircut costs ${euros} euros for children.`;
const better = "For toddlers and children under ten the price of a haircut is 15 euros.";

/** A page with the answer, among others. Returns its ID. */
const fill = async (visitor: Visitor): Promise<string> => {
  for (const content of ["We like scissors.", "Bikes are red.", "Trees are green."]) await publish(visitor, { slug: content, content });
  return publish(visitor, { slug: "prices", content: prices(40) });
};

/** Chooses the lowest price in euros, and records its input. */
const aJudge = () => {
  const read = new Array<string>();
  const eurosIn = (passage: Passage): number => Number(/(\d+) euros/.exec(textOf(passage))?.[1] ?? Infinity);
  const judge: Judge = {
    model: "by-price",
    judge: async ({ passages }) => {
      const [best] = passages.toSorted((one, other) => eurosIn(one) - eurosIn(other));
      if (best === undefined || eurosIn(best) === Infinity) return Promise.resolve({ kind: "not_answered" });
      const words = best.lines[0]?.text ?? "";
      read.push(words);
      return Promise.resolve({ kind: "answered", position: passages.indexOf(best), words });
    },
  };
  return { judge, read };
};

describe("what an instance remembers of a site", () => {
  it("is searched for a minute: a better page is found then, and at once where the one that answered has changed", async () => {
    const visitor = await aSite();
    const { judge } = aJudge();
    const [one, other] = [await anInstance(visitor, judge), await anInstance(visitor, judge)];
    const askBoth = async () => [await one.ask(), await other.ask()];
    expect(await askBoth()).to.deep.equal([passedOn, alreadyPassedOn]);
    const id = await fill(visitor);
    for (const result of await askBoth()) expect(result).to.include("40 euros");
    await publish(visitor, { slug: "children", content: better });
    for (const result of await askBoth()) expect(result).to.include("40 euros");
    one.passTime(knowledgeLimits.listEveryMs);
    expect(await one.ask()).to.include("15 euros");
    await pageRef(visitor, id).update({ content: prices(42) });
    expect(await other.ask()).to.include("15 euros");
  });

  it("does not keep an answer of the team from the visitor who asks the very same, whichever instance it was given in", async () => {
    const visitor = await aSite();
    const manager = await promote(await aVisitor(visitor.projectId), "manager");
    const { ask: askIt } = await anInstance(visitor, aJudge().judge);
    await askIt();
    await fill(visitor);
    expect(await askIt()).to.include("40 euros");
    const [stored] = await questionsOf(visitor);
    await answer(manager, { question_id: stored?.id });
    await answer(manager, { question_id: stored?.id, answer: "It is 10 euros." });
    expect(await askIt()).to.equal("The team has answered this: It is 10 euros.");
    await answer(manager, { question_id: stored?.id, answer: "It is 2 euros." });
    expect(await askIt()).to.equal("The team has answered this: It is 2 euros.");
  });

  it("makes a model read again what has changed since, and counts the question once", async () => {
    const visitor = await aSite();
    const { judge, read } = aJudge();
    const { ask: askIt } = await anInstance(visitor, judge);
    const id = await publish(visitor, { slug: "prices", content: "It is 40 euros." });
    await askIt();
    await askIt();
    await pageRef(visitor, id).update({ content: "It is 45 euros." });
    expect(await askIt()).to.include("45 euros");
    expect(read).to.deep.equal(["It is 40 euros.", "It is 40 euros.", "It is 40 euros.", "It is 45 euros."]);
    const { person } = await budgetStore.findBudget({ ...visitor, day: new Date().toISOString().slice(0, 10) });
    expect(person.counts.get("ask_model")).to.equal(3);
  });
});
