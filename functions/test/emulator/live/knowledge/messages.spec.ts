import { expect } from "chai";
import { Timestamp } from "firebase-admin/firestore";
import { firestore } from "../../../support/admin-app.ts";
import { oneOfTwo } from "../../../support/instances.ts";
import { tally, together } from "../../../support/concurrent-clients.ts";
import { callTool, toolResult } from "../../../support/tools.ts";
import { aVisitor, type Visitor } from "../../../support/visitors.ts";
import { aMinuteLater, answer, ask, askWith, aSite, messagesOf, promote, publish, questionsOf } from "./asked-site.ts";

const inOneOfTwo = async () => ({ base: await oneOfTwo("liveToolsExecute") });

const leave = async (visitor: Visitor, message: unknown, details: Parameters<typeof askWith>[2] = {}): Promise<string> =>
  (await askWith(visitor, { message }, details)).result;

const secondsOf = (value: unknown): number => (value instanceof Timestamp ? value.seconds : NaN);

const byPhone = "I have passed your message on to the team. They will reach you at +47 21 98 58 00.";
/** Messages of one person that follow each other at once are one, unless that would be too long. */
const tooLongForTwo = " and so on".repeat(110);

const notToday = "I cannot pass on any more messages today.";

describe("a message for the team", () => {
  it("is stored with who left it and how they can be reached", async () => {
    const profile = { first_name: "Noa", last_name: "Levi", phone: "+4721985800", contact_email: "noa@example.com", language: "en" };
    const visitor = await aSite(profile);
    await firestore
      .doc(`projects/${visitor.projectId}/transfer_ledgers/caller_${visitor.uid}`)
      .set({ starts: [], last: { project: visitor.projectId, transfer: "t1" } });
    expect(await leave(visitor, "  Please\u202e call me\u0000 back. ")).to.equal(byPhone);
    const [{ left_at: leftAt, expire_at: expireAt, ...stored } = {}, ...more] = await messagesOf(visitor);
    expect(more).to.deep.equal([]);
    expect(stored).to.deep.include({
      text: "Please call me back.",
      uid: visitor.uid,
      name: "Noa Levi",
      phone: "+4721985800",
      email: "noa@example.com",
      language: "en",
      transfer: "t1",
      status: "open",
      note: null,
    });
    expect(secondsOf(expireAt) - secondsOf(leftAt)).to.equal(180 * 86_400);
  });

  it("is answered with how the team will reach the visitor, or with the question how", async () => {
    expect(await leave(await aSite({ contact_email: "noa@example.com" }), "Call me.")).to.equal(
      "I have passed your message on to the team. They will write to you at noa@example.com.",
    );
    const visitor = await aSite();
    expect(await leave(visitor, "Call me.")).to.equal(
      "I have passed your message on to the team. How can they reach you? Please tell me a phone number or an email address.",
    );
    // A hint would make the model call again at once, with nothing new.
    expect(await askWith(visitor, { message: "Call me." })).not.to.have.property("hint");
    await firestore.doc(`users/${visitor.uid}`).update({ "profile.phone": "+4721985800" });
    expect(await leave(visitor, "Call me")).to.equal(byPhone);
    expect((await messagesOf(visitor)).map(({ text, phone }) => [text, phone])).to.deep.equal([["Call me.", "+4721985800"]]);
  });

  it("leaves its visitor a receipt, which tells them nothing of the team", async () => {
    const visitor = await aSite({ phone: "+4721985800", first_name: "Noa" });
    const { widget } = await askWith(visitor, { message: "Call me." });
    expect(widget?.card_id).to.equal("message_card");
    expect(widget?.data).to.include({ message: "Call me.", name: "Noa", phone: "+4721985800", open_count: null });
    const { widget: question } = await askWith(visitor, { question: "Do you sell kayaks?" });
    expect(question?.card_id).to.equal("question_card");
    expect(question?.data).to.include({ question: "Do you sell kayaks?", asked_count: null, open_count: null });
  });

  it("that comes again in other words within seconds is one, with all that was said", async () => {
    const visitor = await aSite({ phone: "+4721985800" });
    await Promise.all(["Call me.", "Please ring."].map(async (message) => leave(visitor, message, await inOneOfTwo())));
    await leave(visitor, "Please ring");
    const [{ text } = {}, ...more] = await messagesOf(visitor);
    expect(more).to.deep.equal([]);
    expect(String(text).split("\n")).to.have.members(["Call me.", "Please ring."]);
    const other = await aVisitor(visitor.projectId, {});
    await leave(other, "My bike is late.");
    await leave(other, "My bike is late. I am Sam.");
    expect(
      (await messagesOf(other)).map((message) => message.text),
      "each person has their own",
    ).to.have.members([text, "My bike is late. I am Sam."]);
  });

  it("without a contact takes it from the next one within half an hour, whatever its words", async () => {
    const visitor = await aSite();
    await leave(visitor, "My bike is late.");
    await aMinuteLater(visitor);
    await leave(visitor, "Also, my name is Sam.");
    expect(await messagesOf(visitor), "which says nothing of one").to.have.length(2);
    await aMinuteLater(visitor);
    await firestore.doc(`users/${visitor.uid}`).update({ "profile.phone": "+4721985800" });
    expect(await leave(visitor, "My number is plus 47 21 98 58 00.")).to.equal(byPhone);
    const messages = await messagesOf(visitor);
    expect(messages).to.have.length(2);
    expect(messages.find(({ phone }) => phone !== null)?.text).to.match(/\nMy number is/);
    await aMinuteLater(visitor);
    await leave(visitor, "Another thing.");
    expect(await messagesOf(visitor), "which has one").to.have.length(3);
  });

  it("may come with a question, which is answered too", async () => {
    const visitor = await aSite({ phone: "+4721985800" });
    await publish(visitor, { slug: "hours", metadata: { title: "Hours" }, content: "On Sundays the shop is closed." });
    const { result, widget } = await askWith(visitor, { question: "On Sundays the shop is closed?", message: "Call me." });
    expect(result).to.equal(`The page “Hours” says: On Sundays the shop is closed. ${byPhone}`);
    expect(widget?.card_id, "the answer is spoken").to.equal("message_card");
    expect(await messagesOf(visitor)).to.have.length(1);
    expect(await questionsOf(visitor)).to.deep.equal([]);
  });

  it("is asked for when it says nothing, or too much", async () => {
    const visitor = await aSite();
    expect(await leave(visitor, "?!")).to.equal("What would you like me to tell the team?");
    expect(await leave(visitor, "call me ".repeat(400))).to.equal("This message is too long. Please say it in fewer words.");
    expect(await messagesOf(visitor)).to.deep.equal([]);
  });

  it("is stored once when it is repeated, and when many calls carry it at the same moment", async () => {
    const visitor = await aSite({ phone: "+4721985800" });
    const calls = await together(4, async () =>
      toolResult(await callTool(visitor, "ask", { message: "Call me." }, { callId: "call-1", ...(await inOneOfTwo()) })),
    );
    expect(calls.map(({ result }) => result)).to.deep.equal([byPhone, byPhone, byPhone, byPhone]);
    const others = await together(4, async () => leave(visitor, "Call me!", await inOneOfTwo()));
    expect(others).to.deep.equal([byPhone, byPhone, byPhone, byPhone]);
    expect(await messagesOf(visitor)).to.have.length(1);
    const budgets = await firestore.collection(`projects/${visitor.projectId}/daily_budgets`).get();
    expect(budgets.docs.map((record): unknown => record.get("counts"))).to.deep.equal([{ messages: 1 }, { messages: 1 }]);
  });

  it("is taken twenty times a day and person, exactly", async () => {
    const visitor = await aSite({ phone: "+4721985800" });
    const results = await together(24, async (index) => leave(visitor, `Message number ${index}${tooLongForTwo}`, await inOneOfTwo()));
    expect(tally(results)).to.deep.equal({ [byPhone]: 20, [notToday]: 4 });
    expect(await messagesOf(visitor)).to.have.length(20);
  });

  it("is another person's with the same words, and never a stranger's", async () => {
    const visitor = await aSite({ phone: "+4721985800" });
    const other = await aVisitor(visitor.projectId);
    await Promise.all([leave(visitor, "Call me."), leave(other, "Call me.")]);
    expect((await messagesOf(visitor)).map(({ uid }) => uid)).to.have.members([visitor.uid, other.uid]);
    const stranger = await aSite();
    const reply = await callTool({ ...stranger, projectId: visitor.projectId }, "ask", { message: "Call me." });
    expect(reply.status).to.equal(403);
    expect(await messagesOf(visitor)).to.have.length(2);
  });
});

describe("answer, to messages", () => {
  const aTeam = async () => {
    const visitor = await aSite({ first_name: "Noa" });
    const manager = await promote(await aVisitor(visitor.projectId), "manager");
    await ask(visitor, "Do you sell kayaks?");
    await leave(visitor, "Call me.");
    await aMinuteLater(visitor);
    await leave(visitor, "Write to me.");
    return { visitor, manager };
  };

  it("reads messages out before questions, with how the visitor can be reached by now", async () => {
    const { visitor, manager } = await aTeam();
    expect((await answer(manager)).result).to.equal('Open messages: 2. From: "Noa". “Call me.” Contact: not known. Can I mark it as done?');
    await firestore.doc(`users/${visitor.uid}`).update({ "profile.phone": "+4721985800", "profile.contact_email": "noa@example.com" });
    const { result, widget } = await answer(manager);
    expect(result).to.include("Contact: +47 21 98 58 00 and noa@example.com.");
    expect(widget?.card_id).to.equal("message_card");
    expect(widget?.data).to.deep.include({ message: "Call me.", name: "Noa", phone: "+4721985800", transfer_id: null, open_count: 2 });
  });

  it("skips, closes, and goes on with questions", async () => {
    const { visitor, manager } = await aTeam();
    await answer(manager);
    expect((await answer(manager, { skip: true })).result).to.include("“Write to me.”");
    expect((await answer(manager, { close: true })).result).to.equal("It is marked as done.");
    expect((await answer(manager, { skip: true })).result).to.equal("The question is: “Do you sell kayaks?” What is the answer?");
    expect((await answer(manager, { skip: true })).result).to.include("“Call me.”");
    expect((await answer(manager, { answer: "I called her." })).result).to.equal("It is marked as done, with your note.");
    expect((await messagesOf(visitor)).map(({ text, status, note, closed_by: by }) => [text, status, note, by])).to.deep.equal([
      ["Call me.", "closed", "I called her.", manager.uid],
      ["Write to me.", "closed", null, manager.uid],
    ]);
    expect((await answer(manager)).result).to.include("Open questions: 1.");
    expect((await answer(manager, { close: true })).result).to.equal("It is marked as done.");
    expect((await answer(manager)).result).to.equal("There are no open questions and no messages.");
    expect((await ask(visitor, "Do you sell kayaks?")).result).to.equal("I do not know that, and the team has no answer to it.");
  });

  it("goes on behind what it read out last, and does not come back to what was skipped", async () => {
    const visitor = await aSite();
    const manager = await promote(await aVisitor(visitor.projectId), "manager");
    for (const question of ["Do you sell kayaks?", "Do you sell canoes?", "Do you sell rafts?"]) await ask(visitor, question);
    expect((await answer(manager)).result).to.include("Open questions: 3. The oldest one is: “Do you sell kayaks?”");
    expect((await answer(manager, { skip: true })).result).to.include("canoes");
    expect((await answer(manager)).result, "not answered yet").to.include("canoes");
    await answer(manager, { answer: "Yes, from 900 euros." });
    expect((await answer(manager)).result).to.equal("The question is: “Do you sell rafts?” What is the answer?");
    await answer(manager, { close: true });
    expect((await answer(manager)).result, "nothing else is left").to.include("kayaks");
  });

  it("opens a message again that is left again", async () => {
    const { visitor, manager } = await aTeam();
    await answer(manager);
    await answer(manager, { close: true });
    await leave(visitor, "Call me.");
    expect((await messagesOf(visitor)).map(({ text, status }) => [text, status])).to.deep.equal([
      ["Write to me.", "open"],
      ["Call me.", "open"],
    ]);
  });

  it("is for the team only, finds what is named, and nothing else", async () => {
    const { visitor, manager } = await aTeam();
    const [message] = await messagesOf(visitor);
    for (const args of [{}, { skip: true }, { close: true }, { question_id: message?.id }])
      expect((await answer(visitor, args)).result).to.equal("Only the team of this site can answer open questions.");
    expect((await answer(manager, { question_id: message?.id })).result).to.include("“Call me.”");
    expect((await answer(manager, { question_id: "m_nothing", close: true })).result).to.equal("I cannot find that message any more.");
    expect((await answer(manager, { question_id: "m_../x" })).result).to.equal("I cannot find that message any more.");
    const neighbor = await promote(await aSite(), "admin");
    expect((await answer(neighbor, { question_id: message?.id })).result).to.equal("I cannot find that message any more.");
  });

  it("closes a message once when two do it at the same moment, while the visitor leaves it again", async () => {
    const { visitor, manager } = await aTeam();
    await answer(manager);
    await Promise.all([
      together(3, async () => answer(manager, { close: true }, await inOneOfTwo())),
      leave(visitor, "Call me.", await inOneOfTwo()),
    ]);
    expect(await messagesOf(visitor)).to.have.length(2);
  });
});
