import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect } from "chai";
import { Webhook } from "standardwebhooks";
import { type FakeMail, type ReceivedMail, startFakeMail } from "../../../fakes/mail/start-fake-mail.ts";
import { digest } from "../../../src/lib/core/digest.ts";
import type { OperatorEvent } from "../../../src/lib/core/operator-log.ts";
import { notificationLimits } from "../../../src/lib/notifications/limits.ts";
import { toNotice } from "../../../src/lib/notifications/notice.ts";
import { type SendingPorts, sendNotices } from "../../../src/lib/notifications/send-notices.ts";
import { outboxStore } from "../../../src/lib/notifications/store.ts";
import { toMessageId } from "../../../src/lib/questions/message.ts";
import { storeMessage } from "../../../src/lib/questions/store-message.ts";
import { messageStore } from "../../../src/lib/questions/store.ts";
import { mailSender } from "../../../src/lib/services/notifications/send-mail.ts";
import { webhookSender } from "../../../src/lib/services/notifications/send-webhook.ts";
import { publicNetwork } from "../../../src/lib/services/web/network-rules.ts";
import { firestore } from "../../support/admin-app.ts";
import { startInstance } from "../../support/instances.ts";
import { stack } from "../../support/stack-addresses.ts";
import { aVisitor, type Visitor } from "../../support/visitors.ts";
import { ask, askWith, aSite, promote } from "../live/knowledge/asked-site.ts";

const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";

interface Hook {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Where a project's webhook leads to. */
const aReceiver = async (statusOf: (count: number) => number = () => 204) => {
  const hooks: Hook[] = [];
  const server: Server = createServer((request, response) => {
    void text(request).then((body) => {
      hooks.push({ headers: request.headers, body });
      response.writeHead(statusOf(hooks.length)).end();
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return { url: `http://127.0.0.1:${port}/hook`, port: String(port), hooks, stop: () => server.close() };
};

interface Desk {
  readonly ports: SendingPorts;
  readonly lines: OperatorEvent[];
  readonly passMs: (ms: number) => void;
}

/** The senders of a deployment, with a clock that can be put forward. `port`: of a receiver on this machine. */
const aDesk = (mail: FakeMail | undefined, port = ""): Desk => {
  const lines: OperatorEvent[] = [];
  let aheadMs = 0;
  const now = (): Date => new Date(Date.now() + aheadMs);
  const log = (line: OperatorEvent): number => lines.push(line);
  const rules = { ...publicNetwork, ...(port !== "" && { isPublic: () => true, ports: new Set([port]) }) };
  const baseUrl = (): string => "https://lectern.example";
  return {
    lines,
    passMs: (ms) => (aheadMs += ms),
    ports: {
      store: outboxStore,
      log,
      now,
      senders: {
        mail: mailSender({ smtpUrl: () => mail?.url ?? "", from: () => "", baseUrl, log }),
        webhook: webhookSender({ baseUrl, now, rules: async () => Promise.resolve(rules) }),
      },
    },
  };
};

const send = async ({ ports }: Desk, { projectId }: Visitor): Promise<number> =>
  sendNotices(ports, projectId, new AbortController().signal);

/** A site whose team is told. */
const aToldSite = async (notify: object): Promise<Visitor> =>
  aSite({ first_name: "Noa", phone: "+4721985800" }, { name: "Fjell & Fjord", notify });

/** Leaves a message as the tool does, without sending at once what the team is told: that is up to the test. */
const leave = async ({ projectId, uid }: Visitor, text: string): Promise<void> => {
  const leftAt = new Date();
  const id = toMessageId(digest(uid, text));
  const contact = { name: "Noa", phone: "+4721985800", email: null };
  const message = { id, text, uid, ...contact, language: "en", transferId: null, leftAt };
  await storeMessage(messageStore, { projectId, message, budget: undefined, notice: toNotice("message", id, leftAt) });
};

const freeTurn = async ({ projectId }: Visitor): Promise<void> => {
  await firestore.doc(`outboxes/${projectId}`).update({ lease_until: new Date(0) });
};

const noticesOf = async ({ projectId }: Visitor) => (await firestore.collection(`projects/${projectId}/outbox`).orderBy("at").get()).docs;

const subjectOf = ({ source }: ReceivedMail): string => /^Subject: (.*)$/m.exec(source)?.[1]?.trim() ?? "";

describe("what a team is told", () => {
  it("leaves at once, when the message is left", async () => {
    await using mail = await startFakeMail();
    const instance = await startInstance("liveToolsExecute", { SMTP_URL: mail.url });
    const visitor = await aToldSite({ emails: ["mia@fjell.example"] });
    await askWith(visitor, { message: "Please call me about the rear wheel." }, { base: instance.url });
    while ((await noticesOf(visitor)).length > 0) await new Promise((resolve) => setTimeout(resolve, 50));
    expect(mail.mails.map(subjectOf)).to.deep.equal(["New message for Fjell & Fjord"]);
    await instance.stop();
  });

  it("is in the language of who gets it, leads to the inbox, and says nothing about the visitor", async () => {
    await using mail = await startFakeMail();
    const visitor = await aToldSite({ emails: ["mia@fjell.example", "ole@fjell.example"], url: null });
    await promote(await aVisitor(visitor.projectId, { contact_email: "mia@fjell.example", language: "nb" }), "manager");
    await leave(visitor, "Please call me about the rear wheel.");
    expect(await send(aDesk(mail), visitor)).to.equal(1);
    expect(mail.mails.map(({ to }) => to[0])).to.deep.equal(["mia@fjell.example", "ole@fjell.example"]);
    expect(mail.mails.map(subjectOf)).to.deep.equal(["Ny beskjed til Fjell & Fjord", "New message for Fjell & Fjord"]);
    const [item] = (await firestore.collection(`projects/${visitor.projectId}/messages`).get()).docs;
    for (const { source } of mail.mails) {
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
    expect(new Webhook(secret).verify(hook?.body ?? "", headers)).to.deep.include({ type: "message.left" });
    expect(() => new Webhook(secret).verify(`${hook?.body ?? ""} `, headers)).to.throw();
    expect(hook?.body).not.to.match(/Noa|21985800|Call me/);
    receiver.stop();
  });

  it("comes in order, again after growing pauses with the same ID, and not twice in the channel that works", async () => {
    await using mail = await startFakeMail();
    const receiver = await aReceiver((count) => (count <= 2 ? 500 : 200));
    const visitor = await aToldSite({ emails: ["mia@fjell.example"], url: receiver.url, secret });
    await leave(visitor, "First.");
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

  it("is given up after a day, with a line in the log, and what comes behind it is sent", async () => {
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
    expect(mail.mails.map(subjectOf)).to.deep.equal(["Fjell & Fjord: questions without an answer: 2"]);
    expect(await noticesOf(visitor)).to.deep.equal([]);
  });

  it("costs nothing where nobody is told", async () => {
    const visitor = await aSite();
    await askWith(visitor, { message: "Call me." });
    await ask(visitor, "Do you sell kayaks?");
    expect(await noticesOf(visitor)).to.deep.equal([]);
    expect((await firestore.doc(`outboxes/${visitor.projectId}`).get()).exists).to.be.false;
  });

  it("is sent by one process at a time, and again when that one is killed in the middle", async () => {
    const senders: ChildProcess[] = [];
    let kills = 1;
    await using mail = await startFakeMail({
      onMail: () => {
        if (kills-- > 0) senders.at(-1)?.kill("SIGKILL");
      },
    });
    const visitor = await aToldSite({ emails: ["mia@fjell.example"] });
    await leave(visitor, "Call me.");
    const run = async (): Promise<unknown> => {
      const program = join(import.meta.dirname, "../../support/send-notices-program.ts");
      const env = {
        ...process.env,
        SMTP_URL: mail.url,
        PUBLIC_BASE_URL: "https://lectern.example",
        FIRESTORE_EMULATOR_HOST: stack.firestoreHost,
      };
      const sender = spawn(process.execPath, [program], { env, stdio: "ignore" });
      senders.push(sender);
      return (await once(sender, "exit"))[0];
    };
    expect(await run(), "killed").to.equal(null);
    expect((await noticesOf(visitor)).length).to.equal(1);
    await run();
    expect(mail.mails.length, "its turn has not ended").to.equal(1);
    await freeTurn(visitor);
    expect(await run()).to.equal(0);
    const ids = mail.mails.map(({ source }) => /^Message-ID: (.*)$/im.exec(source)?.[1]);
    expect(ids.length).to.equal(2);
    expect(new Set(ids).size).to.equal(1);
    expect(await noticesOf(visitor)).to.deep.equal([]);
  });
});
