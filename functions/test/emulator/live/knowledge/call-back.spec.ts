import { expect } from "chai";
import { firestore } from "../../../support/admin-app.ts";
import { inboxList } from "../../../../answers/inbox.ts";
import { operate } from "../../../support/operator.ts";
import { anEditor } from "../../../support/projects.ts";
import { together } from "../../../support/concurrent-clients.ts";
import { aDesk, noticesOf, send, subjectOf } from "../../../support/notices.ts";
import { requireCard } from "../../../support/tools.ts";
import { startFakeMail } from "../../../../fakes/mail/start-fake-mail.ts";
import { askWith, aSite, messagesOf } from "./asked-site.ts";

const message = "Please call me about the rear wheel.";
const told = { name: "Fjell & Fjord", time_zone: "Europe/Oslo", notify: { emails: ["office@fjell.example"] } };
const noa = { first_name: "Noa", phone: "+4721985800", language: "en" };

/** Days from now, at two in the afternoon. */
const inDays = (days: number): string => `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T14:00`;

const inboxItem = async (id: string) => {
  const { items } = inboxList.parse((await (await anEditor({ id, templateId: "" })).inbox("?kind=call_back")).body);
  expect(items).to.have.length(1);
  return items[0];
};

describe("a call back", () => {
  it("is an item of the inbox with its time, said again with the number, shown on a card, and closed like others", async () => {
    const visitor = await aSite(noa, told);
    const time = inDays(2);
    const { result, widget } = await askWith(visitor, { message, call_back_at: time });
    expect(result).to.match(/^I have asked the team to call you at \+47 21 98 58 00: \w+day, \w+ \d+ at 2:00\sPM\.$/);
    const { data, labels } = requireCard(widget === undefined ? {} : { widget }, "message_card");
    expect([labels.message, labels.call_back_at], "a receipt says so").to.deep.equal(["Passed on to the team", "Callback"]);
    const [stored] = await messagesOf(visitor);
    expect(stored?.call_back).to.deep.include({ site_time: time, visitor_time: null });
    const item = await inboxItem(visitor.projectId);
    expect(item).to.deep.include({ kind: "call_back", state: "open", text: message, call_back_site_time: time });
    expect(item).to.include({ call_back_at: data.call_back_at }).and.not.to.have.property("call_back_visitor_time");
  });

  it("keeps the visitor's clock beside the site's", async () => {
    const visitor = await aSite(noa, told);
    await askWith(visitor, { message, call_back_at: `${inDays(2)}-05:00` });
    const day = inDays(2).slice(0, 10);
    expect((await messagesOf(visitor))[0]?.call_back).to.deep.include({ visitor_time: `${day}T14:00` });
    expect(await inboxItem(visitor.projectId)).to.include({ call_back_visitor_time: `${day}T14:00` });
  });

  it("asks for the number, and tells the team by mail as soon as somebody can call", async () => {
    await using mail = await startFakeMail();
    const visitor = await aSite({ first_name: "Noa\r\nBcc: all@people.example" }, told);
    // The stack, which would send at once, finds that somebody else is sending.
    await firestore.doc(`outboxes/${visitor.projectId}`).set({ lease_until: new Date(Date.now() + 3_600_000) });
    const { result } = await askWith(visitor, { message, call_back_at: inDays(2) });
    expect(result).to.match(/^I have asked the team to call you: .*At which number can they reach you\?$/);
    await firestore.doc(`users/${visitor.uid}`).update({ "profile.phone": "+4721985800" });
    await askWith(visitor, { message, call_back_at: inDays(2) });
    expect((await messagesOf(visitor)).map(({ phone }) => phone)).to.deep.equal(["+4721985800"]);
    const desk = aDesk(mail);
    desk.passMs(2 * 3_600_000);
    await send(desk, visitor);
    const last = mail.mails.at(-1);
    expect(last && subjectOf(last)).to.match(/^A visitor would like Fjell & Fjord to call back: \w+day, \w+ \d+ at 2:00/);
    expect(last?.source).to.include("+4721985800").and.not.to.match(/^Bcc:/m);
    expect(last?.source).not.to.include("rear wheel");
  });

  for (const time of ["tomorrow at two", "2020-01-01T10:00", "2026-02-30T10:00"])
    it(`stores the message without a time that is none to come, and asks for it: ${time}`, async () => {
      const visitor = await aSite(noa, told);
      const { result, status, retryable, hint } = await askWith(visitor, { message, call_back_at: time });
      expect(result).to.equal(
        "I have passed your message on to the team. They will reach you at +47 21 98 58 00. When would you like to be called? Please tell me a day and a time.",
      );
      expect({ status, retryable }).to.deep.equal({ status: "invalid", retryable: true });
      expect(hint).to.match(/By the clock of the site it is \w+day, \d+ \w+ \d{4} at \d\d:\d\d\./);
      expect((await messagesOf(visitor)).map(({ text, call_back }) => [text, call_back])).to.deep.equal([[message, null]]);
      expect((await noticesOf(visitor)).length).to.equal(1);
      await askWith(visitor, { message, call_back_at: inDays(2) });
      expect(await inboxItem(visitor.projectId)).to.include({ call_back_site_time: inDays(2) });
    });

  it("is one however often it is said at once, and has the last time that the visitor named", async () => {
    const visitor = await aSite(noa, told);
    const results = await together(4, async () => (await askWith(visitor, { message, call_back_at: inDays(2) })).result);
    expect(new Set(results).size).to.equal(1);
    await askWith(visitor, { message, call_back_at: inDays(3) });
    expect(await inboxItem(visitor.projectId)).to.include({ call_back_site_time: inDays(3) });
  });

  it("is told by mail no more often than the person has messages left today, whatever times they name", async () => {
    const visitor = await aSite(noa, { ...told, limits: { messages: { per_person: 2 } } });
    // The stack, which would send at once, finds that somebody else is sending.
    await firestore.doc(`outboxes/${visitor.projectId}`).set({ lease_until: new Date(Date.now() + 3_600_000) });
    for (const days of [2, 3, 4, 5]) await askWith(visitor, { message, call_back_at: inDays(days) });
    expect((await noticesOf(visitor)).length).to.equal(2);
    expect(await inboxItem(visitor.projectId)).to.include({ call_back_site_time: inDays(5) });
  });

  it("is in what somebody gets who wants their data, and goes with them", async () => {
    const visitor = await aSite(noa, told);
    await askWith(visitor, { message, call_back_at: inDays(2) });
    const { output } = await operate("user", "export", visitor.uid);
    expect(output).to.include("call_back").and.to.include(inDays(2));
    expect((await operate("user", "delete", visitor.uid, "--yes")).exitCode).to.equal(0);
    expect(await messagesOf(visitor)).to.deep.equal([]);
  });
});
