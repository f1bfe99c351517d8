import { expect } from "chai";
import texts from "../../../../src/lib/i18n/texts/en.json" with { type: "json" };
import norwegian from "../../../../src/lib/i18n/texts/nb.json" with { type: "json" };
import { firestore } from "../../../support/admin-app.ts";
import { callTool, toolResult } from "../../../support/tools.ts";
import { aVisitor } from "../../../support/visitors.ts";
import { untilDeadlineHasPassed } from "./support/deadline.ts";
import { aPhoneCall, type PhoneCall } from "./support/phone-call.ts";
import { aScene, type Scene, storedTransfer, transfer } from "./support/transfer-fixture.ts";

const { transfers: english } = texts;

const contact = { first_name: "Kari", last_name: "Nordmann", phone: "+4790000000", contact_email: "kari@example.com" };

const messagesOf = async ({ visitor }: Pick<Scene, "visitor">) =>
  (await firestore.collection(`projects/${visitor.projectId}/messages`).get()).docs.map((record) => record.data());

const aCallBy = async (profile: object, project: object = {}): Promise<PhoneCall> => {
  const call = await aPhoneCall(await aScene({ ...project }, { ...profile }));
  await call.enter();
  return call;
};

describe("a missed call", () => {
  it("leaves the team a message with the visitor's contact, and the agent says so", async () => {
    const call = await aCallBy(contact, { default_language: "nb" });
    await call.reportStatus("no-answer");
    const [message, ...others] = await messagesOf(call);
    expect(others).to.deep.equal([]);
    expect(message).to.deep.include({
      text: norwegian.transfers.missedCall,
      uid: call.visitor.uid,
      name: "Kari Nordmann",
      phone: contact.phone,
      email: contact.contact_email,
      transfer: call.transferId,
      status: "open",
    });
    expect((await transfer(call)).result).to.equal(`${english.outcome_no_answer} ${english.missedCallNoted}`);
  });

  it("counts with its transfer, and takes nothing of what is left of the day to messages", async () => {
    const call = await aCallBy(contact);
    await call.reportStatus("no-answer");
    expect(await messagesOf(call)).to.have.length(1);
    const { docs } = await firestore.collection(`projects/${call.visitor.projectId}/daily_budgets`).get();
    expect(docs.map((record): unknown => record.get("counts.messages"))).to.deep.equal(docs.map(() => undefined));
  });

  it("is read out to the team, which can close it", async () => {
    const call = await aCallBy(contact);
    await call.reportStatus("busy");
    const manager = await aVisitor(call.visitor.projectId);
    await firestore.doc(`projects/${call.visitor.projectId}/members/${manager.uid}`).set({ role: "manager" });
    const answer = async (args: object) => toolResult(await callTool(manager, "answer", args, { base: call.fixture.tools.url })).result;
    expect(await answer({}))
      .to.include("Kari Nordmann")
      .and.to.include(english.missedCall)
      .and.to.include(contact.contact_email);
    expect(await answer({ close: true })).to.equal(texts.knowledge.closed);
  });

  it("leaves none when the visitor cannot be reached, and the agent does not promise one", async () => {
    const call = await aCallBy({ first_name: "Kari" });
    await call.reportStatus("no-answer");
    expect(await messagesOf(call)).to.deep.equal([]);
    expect((await storedTransfer(call)).fields).to.include({ note: "none", deadline: null });
    expect((await transfer(call)).result).to.equal(english.outcome_no_answer);
  });

  it("leaves none after a conversation, nor for a visitor who never joined", async () => {
    const talked = await aCallBy(contact);
    await talked.pickUp();
    await talked.press("1");
    await talked.managerEnters();
    await talked.leave(talked.managerCall());
    expect(await messagesOf(talked)).to.deep.equal([]);
    const absent = await aScene({}, contact);
    await transfer(absent);
    await untilDeadlineHasPassed(absent);
    expect((await transfer(absent)).result).to.equal(english.outcome_expired);
    expect(await messagesOf(absent)).to.deep.equal([]);
  });

  it("leaves one message for a visitor who tries again while it is open", async () => {
    const call = await aCallBy(contact);
    await call.reportStatus("busy");
    await transfer(call);
    const again = await aPhoneCall(call);
    await again.enter();
    await Promise.all([again.reportStatus("no-answer"), again.reportStatus("no-answer"), again.reportStatus("completed")]);
    expect(await messagesOf(call)).to.have.length(1);
  });

  it("leaves its message later when the process that closed the transfer died before it did", async () => {
    const call = await aCallBy(contact);
    await call.reportStatus("busy");
    // The stored state between the end and the follow-up work.
    await firestore.recursiveDelete(firestore.collection(`projects/${call.visitor.projectId}/messages`));
    await untilDeadlineHasPassed(call, { note: "due", ended_at: new Date(Date.now() - 20_000) });
    await call.holdAgain();
    expect(await messagesOf(call)).to.have.length(1);
    expect((await storedTransfer(call)).fields).to.include({ note: "left", deadline: null });
  });

  it("is forgotten when the visitor is", async () => {
    const call = await aCallBy(contact);
    await firestore.doc(`users/${call.visitor.uid}`).delete();
    await call.reportStatus("busy");
    expect(await messagesOf(call)).to.deep.equal([]);
    expect((await storedTransfer(call)).fields).to.include({ state: "busy", note: "none" });
  });

  it("is counted for its day by outcome, once, and for longer than the transfer is kept", async () => {
    const call = await aCallBy({});
    await call.reportStatus("busy");
    await call.reportStatus("no-answer");
    await transfer(call);
    const again = await aPhoneCall(call);
    await again.enter();
    await again.reportStatus("no-answer");
    const day = new Date().toISOString().slice(0, 10);
    const counts = await firestore.doc(`projects/${call.visitor.projectId}/transfer_days/${day}`).get();
    expect(counts.data()).to.deep.equal({ day, outcomes: { busy: 1, no_answer: 1 } });
  });
});
