import { expect } from "chai";
import { Timestamp } from "firebase-admin/firestore";
import { planLimits } from "../../../../src/lib/projects/plans.ts";
import { escalateQuestion } from "../../../../src/lib/answers/questions/escalate-question.ts";
import { questionLimits } from "../../../../src/lib/answers/questions/limits.ts";
import { questionId } from "../../../../src/lib/answers/questions/question.ts";
import { questionStore, teamItemStore } from "../../../../src/lib/answers/questions/store.ts";
import { aToolCall } from "../../../support/a-tool-call.ts";
import { firestore } from "../../../support/admin-app.ts";
import { oneOfTwo } from "../../../support/instances.ts";
import { tally, together } from "../../../support/concurrent-clients.ts";
import { callTool, toolResult } from "../../../support/tools.ts";
import { aVisitor } from "../../../support/visitors.ts";
import { voiceControl } from "../../../support/control-voice.ts";
import { alreadyPassedOn, ask, askWhat, aSite, notPassedOn, pageRef, passedOn, publish, questionsOf } from "./asked-site.ts";

const inOneOfTwo = async () => ({ base: await oneOfTwo("liveToolsExecute") });

describe("a question that nothing answers", () => {
  afterEach(voiceControl.forgetGenerations);

  it("is stored for the team, cleaned", async () => {
    const visitor = await aSite({ language: "nb" });
    expect(await ask(visitor, "  Do you\u0000 sell \u202ekayaks\n\n?")).to.deep.include({
      result:
        "Det vet jeg ikke. Jeg har sendt spørsmålet ditt videre til teamet. Vil du ha svar selv, kan du fortelle meg hvordan teamet når deg.",
      status: "passed_on",
      retryable: false,
    });
    const [stored] = await questionsOf(visitor);
    expect(stored).to.include({ question: "Do you sell kayaks ?", language: "nb", status: "open", asked_count: 1 });
    expect(stored?.asked_at).to.deep.equal(stored?.last_asked_at);
  });

  it("is stored once, whoever asks it and however it ends", async () => {
    const visitor = await aSite();
    const other = await aVisitor(visitor.projectId);
    expect((await ask(visitor, "Do you sell kayaks?")).result).to.equal(passedOn);
    expect((await ask(other, " Do you  sell kayaks ")).result).to.equal(alreadyPassedOn);
    expect((await questionsOf(visitor)).map(({ asked_count: count }) => count)).to.deep.equal([2]);
  });

  it("asks how to reach a visitor who wants an answer, if the team does not know that", async () => {
    const reachable = await aSite({ contact_email: "noa@example.com" });
    expect((await ask(reachable, "Do you sell kayaks?")).result).to.equal(
      "I do not know that. I have passed your question on to the team.",
    );
    expect((await ask(await aSite(), "Do you sell kayaks?")).result).to.match(
      /If you want an answer yourself, tell me how to reach you\.$/,
    );
  });

  it("is stored once when many ask it at the same moment", async () => {
    const visitor = await aSite();
    const others = await together(6, async () => aVisitor(visitor.projectId));
    const results = await Promise.all(others.map(async (other) => (await ask(other, "Do you sell kayaks?", await inOneOfTwo())).result));
    expect(tally(results)).to.deep.equal({ [passedOn]: 1, [alreadyPassedOn]: 5 });
    expect((await questionsOf(visitor)).map(({ asked_count: count }) => count)).to.deep.equal([6]);
  });

  it("is counted for each of two calls of the same millisecond, and once for a call that is tried again", async () => {
    const { projectId, uid } = await aSite();
    const known = { ...aToolCall(), at: new Date() };
    const key = { projectId, uid, day: "2026-11-22", isVisitor: false };
    const question = "Do you sell kayaks?";
    for (const id of ["a", "b", "b"]) {
      const call = { ...known, id, project: { ...known.project, id: projectId } };
      await escalateQuestion(questionStore, { question, key, found: await questionStore.findState(key, questionId(question)) }, call);
    }
    expect(await teamItemStore.findItem(projectId, questionId(question))).to.include({ askedCount: 2 });
  });

  it("is stored once when the call is repeated", async () => {
    const visitor = await aSite();
    const results = await together(4, async () =>
      toolResult(await callTool(visitor, "ask", { question: "Do you sell kayaks?" }, { callId: "call-1", ...(await inOneOfTwo()) })),
    );
    expect(results.map(({ result }) => result)).to.deep.equal([passedOn, passedOn, passedOn, passedOn]);
    expect((await questionsOf(visitor)).map(({ asked_count: count }) => count)).to.deep.equal([1]);
  });

  it("is not stored when the person has asked enough today, however many they ask at once", async () => {
    const visitor = await aSite();
    const limit = planLimits.free.budgets.questions.person;
    const results = await together(
      limit + 6,
      async (index) => (await ask(visitor, `Do you sell thing ${index}?`, await inOneOfTwo())).result,
    );
    expect(tally(results)).to.deep.equal({ [passedOn]: limit, [notPassedOn]: 6 });
    expect(await questionsOf(visitor)).to.have.length(limit);
    expect((await ask(await aVisitor(visitor.projectId), "Do you sell kayaks?")).result).to.equal(passedOn);
    const counts = await firestore.collection(`projects/${visitor.projectId}/daily_budgets`).get();
    expect(counts.docs.map((record): unknown => record.get("counts.questions"))).to.have.members([limit, 1, limit + 1]);
    expect(counts.docs.map((record) => record.get("expire_at") instanceof Timestamp)).to.deep.equal([true, true, true]);
  });

  it("is not stored when the team has too many already", async () => {
    const visitor = await aSite();
    const batch = firestore.batch();
    for (let index = 0; index < questionLimits.openItems / 2; index++) {
      batch.set(firestore.doc(`projects/${visitor.projectId}/questions/q${index}`), {
        question: `${index}`,
        language: "en",
        status: "open",
        asked_at: new Date(),
        last_asked_at: new Date(),
        asked_count: 1,
      });
    }
    await batch.commit();
    expect((await ask(visitor, "Do you sell kayaks?")).result).to.equal(passedOn);
    const more = firestore.batch();
    for (let index = 0; index < questionLimits.openItems / 2; index++) {
      more.set(firestore.doc(`projects/${visitor.projectId}/questions/r${index}`), {
        question: `${index}`,
        language: "en",
        status: "open",
        asked_at: new Date(),
        last_asked_at: new Date(),
        asked_count: 1,
      });
    }
    await more.commit();
    expect((await ask(visitor, "Do you sell canoes?")).result).to.equal(notPassedOn);
    expect((await ask(visitor, "Do you sell kayaks?")).result).to.equal(alreadyPassedOn);
  });

  it("is not stored when the project has had enough today, or wants to hear none", async () => {
    const visitor = await aSite({}, { limits: { questions: { per_project: 2 } } });
    const other = await aVisitor(visitor.projectId);
    expect((await ask(visitor, "Do you sell kayaks?")).result).to.equal(passedOn);
    expect((await ask(other, "Do you sell canoes?")).result).to.equal(passedOn);
    expect((await ask(visitor, "Do you sell paddles?")).result).to.equal(notPassedOn);
    const none = await aSite({}, { limits: { questions: { per_person: 0 } } });
    expect((await ask(none, "Do you sell kayaks?")).result).to.equal(notPassedOn);
    expect(await questionsOf(none)).to.deep.equal([]);
  });

  it("is not stored when the model calls it a greeting or small talk, and nothing else decides that", async () => {
    const visitor = await aSite();
    await publish(visitor, { slug: "about", content: "We like scissors." });
    await voiceControl.judge([{ question: "weather", verdict: "no_question" }]);
    expect((await ask(visitor, "Lovely weather we are having today, is it not?")).result).to.equal(askWhat);
    expect(await questionsOf(visitor)).to.deep.equal([]);
    for (const question of ["Prices?", "Hello there", "Where are you?"]) expect((await ask(visitor, question)).result).to.equal(passedOn);
  });

  it("is closed when the site answers it by now, and opened again when it no longer does", async () => {
    const visitor = await aSite();
    const statuses = async () => (await questionsOf(visitor)).map(({ status, closed_by: by }) => [status, by]);
    await ask(visitor, "Do you sell kayaks here?");
    expect(await statuses()).to.deep.equal([["open", undefined]]);
    const id = await publish(visitor, { slug: "kayaks", content: "We do sell kayaks here." });
    expect((await ask(visitor, "Do you sell kayaks here?")).result).to.include("We do sell kayaks here.");
    expect(await statuses()).to.deep.equal([["closed", null]]);
    await pageRef(visitor, id).delete();
    expect((await ask(visitor, "Do you sell kayaks here?")).result).to.equal(alreadyPassedOn);
    expect(await statuses()).to.deep.equal([["open", null]]);
  });
});
