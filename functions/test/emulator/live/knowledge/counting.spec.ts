import { randomUUID } from "node:crypto";
import { expect } from "chai";
import { localVoiceKey } from "../../../../fakes/voice/settings.ts";
import { startFakeVoice } from "../../../../fakes/voice/start-fake-voice.ts";
import { dayOf } from "../../../../src/lib/usage/quota/daily-usage.ts";
import { commitReservation, giveBackUnit, reserveUnit } from "../../../../src/lib/usage/quota/reservation.ts";
import { usageStoreFor } from "../../../../src/lib/usage/quota/store.ts";
import { countedIn } from "../../../support/counted.ts";
import { together, untilAnswered } from "../../../support/concurrent-clients.ts";
import { voiceControl } from "../../../support/control-voice.ts";
import { startInstance } from "../../../support/instances.ts";
import { refused } from "../../../support/replies.ts";
import { callTool, toolResult } from "../../../support/tools.ts";
import { aVisitor, aVoiceProject, start, started, type Visitor } from "../../../support/visitors.ts";
import { answer, ask, askWith, aSite, promote, publish } from "./asked-site.ts";
import { aPhoneCall } from "../transfers/support/phone-call.ts";
import { aScene, transfer } from "../transfers/support/transfer-fixture.ts";

const question = "What do you charge for a bicycle until tonight?";
const words = "City bikes cost 15 euros a day.";

/** A shop whose page answers one question. */
const aShop = async (profile = {}): Promise<{ readonly visitor: Visitor; readonly pageId: string }> => {
  const visitor = await aSite(profile);
  return { visitor, pageId: await publish(visitor, { slug: "rent", metadata: { title: "Rental" }, content: words }) };
};

const askOnce = async (visitor: Visitor, asked: string, callId: string = randomUUID()) =>
  toolResult(await callTool(visitor, "ask", { question: asked }, { callId }));

describe("what is counted of conversations", () => {
  afterEach(voiceControl.forgetGenerations);

  it("is a session that starts, and not one that goes on", async () => {
    const visitor = await aVisitor(await aVoiceProject());
    started(await start(visitor));
    started(await start(visitor));
    started(await start(visitor, {}, "liveSessionResume"));
    expect(await countedIn(visitor.projectId)).to.deep.equal({ "en conversation": 2 });
  });

  it("is no session that could not be started", async () => {
    await using service = await startFakeVoice();
    const instance = await startInstance("liveSession", { GEMINI_API_URL: service.url, GEMINI_API_KEY: localVoiceKey });
    const visitor = await aVisitor(await aVoiceProject());
    service.control.failMint({ fault: "500", times: 1 });
    refused(await start(visitor, { base: instance.url }), 503, "unavailable");
    await instance.stop();
    expect(await countedIn(visitor.projectId)).to.deep.equal({});
  });

  it("is no session whose unit was given back although it was counted", async () => {
    const visitor = await aVisitor(await aVoiceProject());
    const at = new Date();
    const key = { projectId: visitor.projectId, uid: visitor.uid, day: dayOf(at) };
    const store = usageStoreFor({ language: "en", at });
    const soon = new Date(at.getTime() + 60_000);
    const request = { key, id: randomUUID(), limit: 5, now: at, reserveBy: soon };
    const reservation = await reserveUnit(store, request, await store.findUsage(key));
    await commitReservation(store, reservation, soon);
    expect(await countedIn(visitor.projectId)).to.deep.equal({ "en conversation": 1 });
    await giveBackUnit(store, reservation);
    expect(await countedIn(visitor.projectId)).to.deep.equal({ "en conversation": 0 });
  });

  it("is a question by the page that answered it, in the visitor's language", async () => {
    const { visitor, pageId } = await aShop({ language: "nb" });
    await voiceControl.judge([{ question, words }]);
    expect((await askOnce(visitor, question)).result).to.include(words);
    expect((await askOnce(visitor, question)).result).to.include(words);
    expect(await countedIn(visitor.projectId)).to.deep.equal({ [`nb page ${pageId}`]: 2 });
  });

  it("is a call that is repeated, and made many times at once, once", async () => {
    const { visitor, pageId } = await aShop();
    await voiceControl.judge([{ question, words }]);
    const callId = randomUUID();
    await together(3, async () => askOnce(visitor, question, callId));
    await askOnce(visitor, question, callId);
    expect(await countedIn(visitor.projectId)).to.deep.equal({ [`en page ${pageId}`]: 1 });
  });

  it("is a question that the team has answered, and before that one that was passed on, whoever asks it again", async () => {
    const visitor = await aSite();
    const other = await aVisitor(visitor.projectId, { language: "fr" });
    await ask(visitor, "Do you rent kayaks at the pier?");
    await ask(other, "Do you rent kayaks at the pier?");
    const manager = await promote(await aVisitor(visitor.projectId), "manager");
    await answer(manager);
    await answer(manager, { answer: "From May." });
    await askOnce(visitor, "Do you rent kayaks at the pier?");
    expect(await countedIn(visitor.projectId)).to.deep.equal({ "en passed_on": 1, "fr passed_on": 1, "en team_answer": 1 });
  });

  it("is no question that the team has closed", async () => {
    const visitor = await aSite();
    await ask(visitor, "Do you rent kayaks at the pier?");
    const manager = await promote(await aVisitor(visitor.projectId), "manager");
    await answer(manager);
    await answer(manager, { close: true });
    await ask(visitor, "Do you rent kayaks at the pier?");
    expect(await countedIn(visitor.projectId)).to.deep.equal({ "en passed_on": 1 });
  });

  it("is a message, once while it is open", async () => {
    const visitor = await aSite();
    await askWith(visitor, { message: "Please call me about the wheel." });
    await askWith(visitor, { message: "Please call me about the wheel!" });
    expect(await countedIn(visitor.projectId)).to.deep.equal({ "en message": 1 });
  });

  it("is a call to the team by how it ended, and its missed call no message", async () => {
    const call = await aPhoneCall(await aScene({}, { phone: "+4790000000" }));
    await call.enter();
    await call.reportStatus("busy");
    await call.reportStatus("no-answer");
    await transfer(call);
    const again = await aPhoneCall(call);
    await again.enter();
    await again.reportStatus("no-answer");
    const counted = await countedIn(call.visitor.projectId);
    const transfers = Object.entries(counted).filter(([name]) => name.includes("transfer"));
    expect(transfers).to.have.deep.members([
      ["en transfer busy", 1],
      ["en transfer no_answer", 1],
    ]);
    expect(counted).not.to.have.property("en message");
  });

  it("is a language that Lectern has texts in, or another", async () => {
    const projectId = await aVoiceProject();
    const visitors = await Promise.all(["de-AT", "sw", "mi", "zh-TW"].map(async (language) => aVisitor(projectId, { language })));
    for (const visitor of visitors) started(await start(visitor));
    expect(await countedIn(projectId)).to.deep.equal({ "de conversation": 1, "other conversation": 2, "zh-Hant conversation": 1 });
  });

  it("is every session of many visitors at once", async () => {
    await using service = await startFakeVoice();
    const instance = await startInstance("liveSession", { GEMINI_API_URL: service.url, GEMINI_API_KEY: localVoiceKey });
    const projectId = await aVoiceProject();
    const visitors = await together(30, async () => aVisitor(projectId));
    // On a busy machine, some exceed the time limit of a session.
    await Promise.all(visitors.map(async (visitor) => started(await untilAnswered(async () => start(visitor, { base: instance.url })))));
    await instance.stop();
    expect(await countedIn(projectId)).to.deep.equal({ "en conversation": 30 });
  });
});
