import { expect } from "chai";
import { webhookEvent } from "../../../answers/webhook-events.ts";
import { Webhook } from "standardwebhooks";
import { startFakeMail } from "../../../fakes/mail/start-fake-mail.ts";
import { notificationLimits } from "../../../src/lib/notifications/limits.ts";
import { firestore } from "../../support/admin-app.ts";
import { startInstance } from "../../support/instances.ts";
import { aDesk, aReceiver, aToldSite, leave, noticesOf, secret, send, subjectOf } from "../../support/notices.ts";
import { aVisitor } from "../../support/visitors.ts";
import { aMinuteLater, ask, askWith, aSite, promote } from "../live/knowledge/asked-site.ts";

describe("what a team is told", () => {
  it("leaves at once, when the message is left", async () => {
    await using mail = await startFakeMail();
    const instance = await startInstance("liveToolsExecute", { SMTP_URL: mail.url });
    const visitor = await aToldSite({ emails: ["mia@fjell.example"] });
    await askWith(visitor, { message: "Please call me about the rear wheel." }, { base: instance.url });
    while ((await noticesOf(visitor)).length > 0) await new Promise((resolve) => setTimeout(resolve, 50));
    expect(mail.mails.map(subjectOf)).to.deep.equal(["A visitor left a message for Fjell & Fjord"]);
    await instance.stop();
  });

  it("is in the language of who gets it, leads to the inbox, and says nothing about the visitor", async () => {
    await using mail = await startFakeMail();
    const visitor = await aToldSite({ emails: ["mia@fjell.example", "ole@fjell.example"], url: null });
    await promote(await aVisitor(visitor.projectId, { contact_email: "mia@fjell.example", language: "nb" }), "manager");
    await leave(visitor, "Please call me about the rear wheel.");
    expect(await send(aDesk(mail), visitor)).to.equal(1);
    expect(mail.mails.map(({ to }) => to[0])).to.deep.equal(["mia@fjell.example", "ole@fjell.example"]);
    expect(mail.mails.map(subjectOf)).to.deep.equal([
      "En besøkende har lagt igjen en beskjed til Fjell & Fjord",
      "A visitor left a message for Fjell & Fjord",
    ]);
    const [item] = (await firestore.collection(`projects/${visitor.projectId}/messages`).get()).docs;
    const settings = `https://lectern.example/inbox/#/${visitor.projectId}/settings/notifications`;
    for (const { source } of mail.mails) {
      const [, waysOut = ""] = /^List-Unsubscribe: (.*(?:\r?\n[ \t].*)*)/m.exec(source) ?? [];
      expect(waysOut.replaceAll(/\s+/g, " ")).to.equal(`<mailto:lectern@fjell.example?subject=unsubscribe>, <${settings}>`);
      expect(source.replaceAll("=\r\n", "")).to.include(`https://lectern.example/inbox/#/${visitor.projectId}/items/${item?.id ?? ""}`);
      expect(source).not.to.match(/Noa|21985800|rear wheel/);
    }
    expect(await noticesOf(visitor)).to.deep.equal([]);
    expect(await send(aDesk(mail), visitor)).to.equal(0);
  });

  it("is signed for the webhook, as the receivers' own library checks it", async () => {
    const receiver = await aReceiver();
    const visitor = await aToldSite({ url: receiver.url, secret });
    await leave(visitor, "Call me.");
    expect(await send(aDesk(undefined, receiver.port), visitor)).to.equal(1);
    const [hook] = receiver.hooks;
    const { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": signature } = hook?.headers ?? {};
    const headers = { "webhook-id": String(id), "webhook-timestamp": String(timestamp), "webhook-signature": String(signature) };
    expect(webhookEvent.parse(new Webhook(secret).verify(hook?.body ?? "", headers))).to.deep.include({ type: "message.left" });
    expect(() => new Webhook(secret).verify(`${hook?.body ?? ""} `, headers)).to.throw();
    expect(hook?.body).not.to.match(/Noa|21985800|Call me/);
    receiver.stop();
  });

  it("comes in order, again after growing pauses with the same ID, and not twice in the channel that works", async () => {
    await using mail = await startFakeMail();
    const receiver = await aReceiver((count) => (count <= 2 ? 500 : 200));
    const visitor = await aToldSite({ emails: ["mia@fjell.example"], url: receiver.url, secret });
    await leave(visitor, "First.");
    await aMinuteLater(visitor);
    await leave(visitor, "Second.");
    const desk = aDesk(mail, receiver.port);
    await send(desk, visitor);
    expect([mail.mails.length, receiver.hooks.length]).to.deep.equal([2, 1]);
    await send(desk, visitor);
    expect(receiver.hooks.length, "before its time").to.equal(1);
    desk.passMs(notificationLimits.firstPauseMs + 1_000);
    await send(desk, visitor);
    expect(receiver.hooks.length).to.equal(2);
    desk.passMs(notificationLimits.firstPauseMs + 1_000);
    await send(desk, visitor);
    expect(receiver.hooks.length, "the second pause is longer").to.equal(2);
    desk.passMs(notificationLimits.firstPauseMs);
    await send(desk, visitor);
    const ids = receiver.hooks.map(({ headers }) => headers["webhook-id"]);
    expect(new Set(ids.slice(0, 3)).size).to.equal(1);
    expect(ids.length).to.equal(4);
    expect(ids[3]).not.to.equal(ids[0]);
    expect(mail.mails.length).to.equal(2);
    expect(await noticesOf(visitor)).to.deep.equal([]);
    receiver.stop();
  });

  it("is given up after a day, with a line in the log, and later ones are sent", async () => {
    const receiver = await aReceiver((count) => (count <= 2 ? 500 : 200));
    const visitor = await aToldSite({ url: receiver.url, secret });
    await leave(visitor, "First.");
    const desk = aDesk(undefined, receiver.port);
    await send(desk, visitor);
    desk.passMs(notificationLimits.giveUpMs + 1_000);
    await send(desk, visitor);
    expect(desk.lines.map(({ message, data }) => [message, data?.channel])).to.deep.equal([["a notice was given up", "webhook"]]);
    expect(await noticesOf(visitor)).to.deep.equal([]);
    receiver.stop();
  });

  it("does not go to addresses of a private network", async () => {
    const receiver = await aReceiver();
    const visitor = await aToldSite({ url: receiver.url, secret });
    await leave(visitor, "Call me.");
    expect(await send(aDesk(undefined), visitor)).to.equal(0);
    expect(receiver.hooks).to.deep.equal([]);
    expect((await noticesOf(visitor)).length).to.equal(1);
    receiver.stop();
  });

  it("is refused for good by a mailbox that does not exist, and tried again where the server has no time", async () => {
    let responseCode = 450;
    await using mail = await startFakeMail({
      onMail: () => {
        if (responseCode !== 0) throw Object.assign(new Error("no"), { responseCode });
      },
    });
    const visitor = await aToldSite({ emails: ["mia@fjell.example"] });
    await leave(visitor, "Call me.");
    const desk = aDesk(mail);
    expect(await send(desk, visitor)).to.equal(0);
    expect((await noticesOf(visitor)).length).to.equal(1);
    responseCode = 550;
    desk.passMs(notificationLimits.firstPauseMs + 1_000);
    await send(desk, visitor);
    expect(desk.lines.map(({ outcome }) => outcome)).to.deep.equal(["refused"]);
    expect(await noticesOf(visitor)).to.deep.equal([]);
  });

  it("waits where the deployment has no mail server, and says so to operators", async () => {
    const visitor = await aToldSite({ emails: ["mia@fjell.example"] });
    await leave(visitor, "Call me.");
    const desk = aDesk(undefined);
    await send(desk, visitor);
    expect(desk.lines.map(({ message }) => message)).to.deep.equal(["mail is wanted, but SMTP_URL is empty"]);
    expect((await noticesOf(visitor)).length).to.equal(1);
  });

  it("has questions in one digest in the morning, and none when they are answered by then", async () => {
    await using mail = await startFakeMail();
    const visitor = await aToldSite({ emails: ["mia@fjell.example"] });
    await ask(visitor, "Do you sell kayaks?");
    await ask(visitor, "May I pay with gold?");
    expect((await noticesOf(visitor)).length).to.equal(1);
    const desk = aDesk(mail);
    expect(await send(desk, visitor)).to.equal(0);
    desk.passMs(24 * 3_600_000);
    expect(await send(desk, visitor)).to.equal(1);
    expect(mail.mails.map(subjectOf)).to.deep.equal(["Questions waiting for an answer at Fjell & Fjord: 2"]);
    expect(await noticesOf(visitor)).to.deep.equal([]);
  });

  it("costs nothing if nobody is notified", async () => {
    const visitor = await aSite();
    await askWith(visitor, { message: "Call me." });
    await ask(visitor, "Do you sell kayaks?");
    expect(await noticesOf(visitor)).to.deep.equal([]);
    expect((await firestore.doc(`outboxes/${visitor.projectId}`).get()).exists).to.be.false;
  });
});
