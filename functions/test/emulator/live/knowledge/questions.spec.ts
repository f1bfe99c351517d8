import { expect } from "chai";
import { Timestamp } from "firebase-admin/firestore";
import { knowledgeLimits } from "../../../../src/lib/knowledge/limits.ts";
import { firestore } from "../../../support/admin-app.ts";
import { oneOfTwo } from "../../../support/instances.ts";
import { tally, together } from "../../../support/concurrent-clients.ts";
import { callTool, toolResult } from "../../../support/tools.ts";
import { aVisitor } from "../../../support/visitors.ts";
import { alreadyPassedOn, ask, aSite, notPassedOn, passedOn, questionsOf } from "./site.ts";

const inOneOfTwo = async () => ({ base: await oneOfTwo("liveToolsExecute") });

describe("a question that nothing answers", () => {
  it("is stored for the team, cleaned", async () => {
    const visitor = await aSite({ language: "nb" });
    expect(await ask(visitor, "  Do you\u0000 sell \u202ekayaks\n\n?")).to.deep.equal({
      result: "Det vet jeg ikke. Jeg har sendt spørsmålet ditt videre til teamet.",
    });
    const [stored] = await questionsOf(visitor);
    expect(stored).to.include({ question: "Do you sell kayaks ?", language: "nb", status: "open", asked_count: 1 });
    expect(stored?.asked_at).to.deep.equal(stored?.last_asked_at);
  });

  it("is stored once, whoever asks it and however it is spelled", async () => {
    const visitor = await aSite();
    const other = await aVisitor(visitor.projectId);
    expect((await ask(visitor, "Do you sell kayaks?")).result).to.equal(passedOn);
    expect((await ask(other, "do you sell KAYAKS")).result).to.equal(alreadyPassedOn);
    expect((await questionsOf(visitor)).map(({ asked_count: count }) => count)).to.deep.equal([2]);
  });

  it("is stored once when many ask it at the same moment", async () => {
    const visitor = await aSite();
    const others = await together(6, async () => aVisitor(visitor.projectId));
    const results = await Promise.all(others.map(async (other) => (await ask(other, "Do you sell kayaks?", await inOneOfTwo())).result));
    expect(tally(results)).to.deep.equal({ [passedOn]: 1, [alreadyPassedOn]: 5 });
    expect((await questionsOf(visitor)).map(({ asked_count: count }) => count)).to.deep.equal([6]);
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
    const limit = knowledgeLimits.questionsPerDay;
    const results = await together(
      limit + 6,
      async (index) => (await ask(visitor, `Do you sell thing ${index}?`, await inOneOfTwo())).result,
    );
    expect(tally(results)).to.deep.equal({ [passedOn]: limit, [notPassedOn]: 6 });
    expect(await questionsOf(visitor)).to.have.length(limit);
    expect((await ask(await aVisitor(visitor.projectId), "Do you sell kayaks?")).result).to.equal(passedOn);
    const counts = await firestore.collection(`projects/${visitor.projectId}/question_counts`).get();
    expect(counts.docs.map((record): unknown => record.get("count"))).to.have.members([limit, 1]);
    expect(counts.docs.map((record) => record.get("expire_at") instanceof Timestamp)).to.deep.equal([true, true]);
  });

  it("is not stored when the team has too many already", async () => {
    const visitor = await aSite();
    const batch = firestore.batch();
    for (let index = 0; index < knowledgeLimits.openQuestions / 2; index++) {
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
    for (let index = 0; index < knowledgeLimits.openQuestions / 2; index++) {
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
});
