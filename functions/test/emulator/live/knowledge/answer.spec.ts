import { expect } from "chai";
import { firestore } from "../../../support/admin-app.ts";
import { toMs } from "../../../support/documents.ts";
import { oneOfTwo } from "../../../support/instances.ts";
import { tally, together } from "../../../support/concurrent-clients.ts";
import { rounds } from "../../../support/rounds.ts";
import { callTool, requireCard, toolResult } from "../../../support/tools.ts";
import { aVisitor, start, started, type Visitor } from "../../../support/visitors.ts";
import { answer, ask, aSite, promote, publish, questionsOf } from "./asked-site.ts";

const inOneOfTwo = async () => ({ base: await oneOfTwo("liveToolsExecute") });

/** A site with two visitors' questions, and a manager of it. */
const aTeam = async (): Promise<{ readonly visitor: Visitor; readonly manager: Visitor }> => {
  const visitor = await aSite();
  const manager = await promote(await aVisitor(visitor.projectId), "manager");
  await ask(visitor, "Do you sell kayaks?");
  await ask(visitor, "May I pay with gold?");
  return { visitor, manager };
};

describe("answer", () => {
  it("is for the team only", async () => {
    const { visitor } = await aTeam();
    for (const args of [{}, { answer: "Yes, we do." }, { question_id: "x", answer: "Yes, we do." }]) {
      expect(await answer(visitor, args)).to.deep.equal({ result: "Only the team of this site can answer open questions." });
    }
    expect((await questionsOf(visitor)).map(({ status }) => status)).to.deep.equal(["open", "open"]);
  });

  it("reads out the oldest open question", async () => {
    const { visitor, manager } = await aTeam();
    const { result, widget } = await answer(manager);
    expect(result).to.equal("Open questions: 2. The oldest one is: “Do you sell kayaks?” What is the answer?");
    const stored = (await questionsOf(visitor)).find(({ question }) => question === "Do you sell kayaks?");
    expect(widget?.data).to.deep.include({
      question_id: stored?.id,
      question: "Do you sell kayaks?",
      language: "en",
      asked_count: 1,
      open_count: 2,
      answer: null,
    });
    expect(requireCard({ widget }, "question_card").data.asked_at).to.match(/^\d{4}-\d\d-\d\dT/);
  });

  it("stores the answer to what was read out, and the next visitor hears it, in every instance", async () => {
    const { visitor, manager } = await aTeam();
    await Promise.all(
      [oneOfTwo("liveToolsExecute"), oneOfTwo("liveToolsExecute")].map(async (base) =>
        ask(visitor, "Do you sell kayaks?", { base: await base }),
      ),
    );
    await answer(manager);
    expect((await answer(manager, { answer: "Yes, from 900 euros." })).result).to.equal(
      "Thank you. From now on I will answer “Do you sell kayaks?” with that.",
    );
    const stored = (await questionsOf(visitor)).find(({ status }) => status === "answered");
    expect(stored).to.include({ answer: "Yes, from 900 euros.", answered_by: manager.uid });
    const answeredAt = new Date(toMs(stored?.answered_at)).toISOString();
    for (const base of [await oneOfTwo("liveToolsExecute"), await oneOfTwo("liveToolsExecute")]) {
      const { result, widget } = await ask(visitor, "Do you SELL kayaks?", { base });
      expect(result).to.equal("The team has answered this: Yes, from 900 euros.");
      const { data, labels } = requireCard({ widget }, "answer_card");
      expect(data.sources).to.deep.equal([
        { title: "Do you sell kayaks?", slug: null, language: "en", excerpt: "Yes, from 900 euros.", answered_at: answeredAt },
      ]);
      expect(labels.sources).to.equal("Answered by the team");
    }
    expect((await answer(manager)).result).to.equal("The question is: “May I pay with gold?” What is the answer?");
  });

  it("answers a question that is named, and replaces an answer only then", async () => {
    const { visitor, manager } = await aTeam();
    const admin = await promote(await aVisitor(visitor.projectId), "admin");
    const id = (await questionsOf(visitor)).find(({ question }) => question.includes("gold"))?.id;
    expect((await answer(manager, { question_id: id })).result).to.equal("The question is: “May I pay with gold?” What is the answer?");
    await answer(admin, { question_id: id });
    expect((await answer(admin, { question_id: id, answer: "No." })).result).to.equal(
      "Thank you. From now on I will answer “May I pay with gold?” with that.",
    );
    expect((await answer(manager, { answer: "Yes." })).result).to.equal(
      "Somebody else has answered the question “May I pay with gold?” in the meantime. Nothing was changed.",
    );
    expect((await answer(manager, { question_id: id })).result).to.equal("The question “May I pay with gold?” was answered with: No.");
    expect((await answer(manager, { question_id: id, answer: "Only on Fridays." })).result).to.equal(
      "Thank you. From now on I will answer “May I pay with gold?” with that, and no longer as before.",
    );
    expect((await ask(visitor, "May I pay with gold?")).result).to.equal("The team has answered this: Only on Fridays.");
  });

  it("takes a correction of the answer that was just given", async () => {
    const { visitor, manager } = await aTeam();
    await answer(manager);
    await answer(manager, { answer: "Yes, from 90 euros." });
    expect((await answer(manager, { answer: "Yes, from 900 euros." })).result).to.equal(
      "Thank you. From now on I will answer “Do you sell kayaks?” with that, and no longer as before.",
    );
    expect((await ask(visitor, "Do you sell kayaks?")).result).to.equal("The team has answered this: Yes, from 900 euros.");
  });

  it("is spoken as text, not as Markdown", async () => {
    const { visitor, manager } = await aTeam();
    const { widget } = await answer(manager);
    await answer(manager, { answer: "**Yes**, see [our list](https://example.com/kayaks)." });
    expect((await ask(visitor, "Do you sell kayaks?")).result).to.equal("The team has answered this: Yes, see our list.");
    expect((await answer(manager, { question_id: requireCard({ widget }, "question_card").data.question_id })).result).to.equal(
      "The question “Do you sell kayaks?” was answered with: Yes, see our list.",
    );
  });

  it("reads a question out before it takes an answer for it", async () => {
    const { visitor, manager } = await aTeam();
    expect((await answer(manager, { answer: "Yes." })).result).to.equal(
      "I have not read out a question to you yet. The oldest open one is: “Do you sell kayaks?” What is the answer?",
    );
    await firestore.doc(`projects/${visitor.projectId}/question_readings/${manager.uid}`).update({ expire_at: new Date(Date.now() - 1) });
    expect((await answer(manager, { answer: "Yes." })).result).to.include("I have not read out");
    expect((await questionsOf(visitor)).map(({ status }) => status)).to.deep.equal(["open", "open"]);
    expect((await answer(manager, { answer: "Yes." })).result).to.include("Thank you.");
  });

  it("takes an answer in the conversation in which the question was read out, also once it was resumed, and in no other", async () => {
    const { visitor, manager } = await aTeam();
    await answer(manager);
    started(await start(manager, {}, "liveSessionResume"));
    expect((await answer(manager, { answer: "Yes." })).result).to.include("Thank you.");
    await answer(manager);
    started(await start(manager));
    expect((await answer(manager, { answer: "On Fridays." })).result).to.equal(
      "I have not read out a question to you yet. The oldest open one is: “May I pay with gold?” What is the answer?",
    );
    expect((await questionsOf(visitor)).map(({ status }) => status)).to.have.members(["answered", "open"]);
  });

  it("accepts no empty or overlong answer, and finds no unknown question", async () => {
    const { visitor, manager } = await aTeam();
    await answer(manager);
    expect((await answer(manager, { answer: " ?! " })).result).to.equal(
      "I did not hear an answer. The question is: “Do you sell kayaks?” What is the answer?",
    );
    expect((await answer(manager, { answer: "yes ".repeat(600) })).result).to.equal("This answer is too long. Please give a shorter one.");
    for (const id of ["nothing", "../users/x", "a/b", "__x__", ".", "💥", "x".repeat(2_000)]) {
      expect((await answer(manager, { question_id: id, answer: "Yes." })).result).to.equal("I cannot find that question any more.");
      expect((await answer(manager, { question_id: id })).result).to.equal("I cannot find that question any more.");
    }
    expect((await questionsOf(visitor)).map(({ status }) => status)).to.deep.equal(["open", "open"]);
    expect(await answer(await promote(await aSite(), "admin"))).to.deep.equal({ result: "There are no open questions and no messages." });
  });

  it("stores nothing for a question that was not the last one read out to this person: it is read out first", async () => {
    const { visitor, manager } = await aTeam();
    const other = await promote(await aVisitor(visitor.projectId), "manager");
    const idOf = async (part: string) => (await questionsOf(visitor)).find(({ question }) => question.includes(part))?.id;
    const [kayaks, gold] = [await idOf("kayaks"), await idOf("gold")];
    const readOut = "The question is: “May I pay with gold?” What is the answer?";
    await answer(manager, { question_id: kayaks });
    // Nobody's reading, another person's, and one of another question.
    for (const [who, args] of [
      [other, { question_id: gold, answer: "Everything is free." }],
      [manager, { question_id: gold, answer: "Everything is free." }],
    ] as const) {
      expect((await answer(who, args)).result).to.equal(readOut);
      expect((await questionsOf(visitor)).map(({ status }) => status)).to.deep.equal(["open", "open"]);
    }
    expect((await answer(manager, { question_id: kayaks, close: true })).result).to.include("“Do you sell kayaks?”");
    expect((await questionsOf(visitor)).map(({ status }) => status)).to.deep.equal(["open", "open"]);
    const call = async () =>
      toolResult(await callTool(other, "answer", { question_id: gold, answer: "On Fridays." }, { callId: "a", ...(await inOneOfTwo()) }));
    const repeated = await together(3, call);
    expect(tally(repeated.map(({ result }) => result))).to.deep.equal({
      "Thank you. From now on I will answer “May I pay with gold?” with that.": 3,
    });
    expect((await questionsOf(visitor)).find(({ id }) => id === gold)).to.include({ answer: "On Fridays.", answered_by: other.uid });
  });

  it("never gives an answer to the question that is read out at the same moment", async () => {
    const { visitor, manager } = await aTeam();
    for (let round = 0; round < rounds({ usual: 3, nightly: 20 }); round++) {
      await ask(visitor, `Is there a tour number ${round}?`);
      await answer(manager);
      const heard = requireCard(await answer(manager), "question_card").data.question;
      await Promise.all([
        answer(manager, { answer: `To: ${heard}` }, await inOneOfTwo()),
        answer(manager, { skip: true }, await inOneOfTwo()),
      ]);
      for (const { question, answer: given } of await questionsOf(visitor)) expect(given ?? `To: ${question}`).to.equal(`To: ${question}`);
    }
  });

  it("takes one of two simultaneous answers, and a question that is asked again at the same time", async () => {
    const { visitor, manager } = await aTeam();
    const other = await promote(await aVisitor(visitor.projectId), "manager");
    await Promise.all([answer(manager), answer(other)]);
    const [results] = await Promise.all([
      together(
        2,
        async (index) =>
          (await answer(index === 0 ? manager : other, { answer: `Answer ${index}.` }, { base: await oneOfTwo("liveToolsExecute") }))
            .result,
      ),
      together(4, async () => ask(visitor, "Do you sell kayaks?", { base: await oneOfTwo("liveToolsExecute") })),
    ]);
    expect(tally(results.map((result) => result.slice(0, 13)))).to.deep.equal({ "Thank you. Fr": 1, "Somebody else": 1 });
  });

  it("is preferred to a page that fits as well", async () => {
    const { visitor, manager } = await aTeam();
    await publish(visitor, { slug: "kayaks", metadata: { title: "Kayaks" }, content: "We do not sell kayaks, we rent them." });
    await answer(manager);
    await answer(manager, { answer: "Since May we sell them, too." });
    expect((await ask(visitor, "Do you sell kayaks?")).result).to.equal("The team has answered this: Since May we sell them, too.");
  });
});
