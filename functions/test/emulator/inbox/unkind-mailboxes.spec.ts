import { expect } from "chai";
import { type FakeMail, startFakeMail } from "../../../fakes/mail/start-fake-mail.ts";
import { toDigest } from "../../../src/lib/notifications/notice.ts";
import { addNoticeWrites } from "../../../src/lib/notifications/notice-record.ts";
import { notificationLimits } from "../../../src/lib/notifications/limits.ts";
import { firestore } from "../../support/admin-app.ts";
import { aDesk, aReceiver, aToldSite, leave, noticesOf, secret, send } from "../../support/notices.ts";
import type { Visitor } from "../../support/visitors.ts";

const refusal = (responseCode: number): Error => Object.assign(new Error("no"), { responseCode });

/** How often each address has got a mail. */
const receivedBy = ({ mails }: FakeMail): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const address of mails.flatMap(({ to }) => to)) counts[address] = (counts[address] ?? 0) + 1;
  return counts;
};

const [mia, ole, kim] = ["mia@fjell.example", "ole@fjell.example", "kim@fjell.example"] as const;

const messageIdOf = (source: string): string => /^Message-ID: (.*?)\r?$/im.exec(source)?.[1] ?? "";

describe("mailboxes that refuse", () => {
  it("for now keep nobody else waiting, and nobody gets a mail twice", async () => {
    let isFull = true;
    await using mail = await startFakeMail({
      onRecipient: (address) => {
        if (address === mia && isFull) throw refusal(452);
      },
    });
    const visitor = await aToldSite({ emails: [mia, ole, kim] });
    const desk = aDesk(mail);
    await leave(visitor, "First.");
    for (let run = 0; run < 4; run++) {
      await send(desk, visitor);
      desk.passMs(notificationLimits.firstPauseMs + 1_000);
    }
    await leave(visitor, "Second.");
    await send(desk, visitor);
    expect(receivedBy(mail)).to.deep.equal({ [ole]: 2, [kim]: 2 });
    expect(desk.lines).to.deep.equal([]);
    isFull = false;
    desk.passMs(notificationLimits.longestPauseMs);
    await send(desk, visitor);
    expect(receivedBy(mail)).to.deep.equal({ [mia]: 2, [ole]: 2, [kim]: 2 });
    expect(await noticesOf(visitor)).to.deep.equal([]);
  });

  for (const [code, isFinal] of [
    [550, true],
    [551, true],
    [552, false],
    [553, true],
    [421, false],
    [503, false],
  ] as const) {
    it(`with ${code} are ${isFinal ? "given up, which the log says by their place in the list" : "tried again"}`, async () => {
      await using mail = await startFakeMail({
        onRecipient: (address) => {
          if (address === ole) throw refusal(code);
        },
      });
      const visitor = await aToldSite({ emails: [mia, ole] });
      await leave(visitor, "Call me.");
      const desk = aDesk(mail);
      await send(desk, visitor);
      expect(receivedBy(mail)).to.deep.equal({ [mia]: 1 });
      expect(desk.lines.map(({ outcome, data }) => [outcome, data?.recipient])).to.deep.equal(isFinal ? [["refused", 2]] : []);
      expect((await noticesOf(visitor)).length).to.equal(isFinal ? 0 : 1);
      expect(JSON.stringify(desk.lines)).not.to.include("fjell.example");
    });
  }

  it("keep no address in the outbox", async () => {
    await using mail = await startFakeMail({
      onRecipient: (address) => {
        if (address === mia) throw refusal(450);
      },
    });
    const visitor = await aToldSite({ emails: [mia, ole] });
    await leave(visitor, "Call me.");
    await send(aDesk(mail), visitor);
    const stored = [...(await noticesOf(visitor)), await firestore.doc(`outboxes/${visitor.projectId}`).get()].map((record) =>
      record.data(),
    );
    expect(JSON.stringify(stored)).not.to.include("fjell.example");
  });

  it("that never answer are cut off, and keep nobody waiting @nightly", async () => {
    await using mail = await startFakeMail({
      onRecipient: async (address) => {
        if (address === mia) await new Promise(() => undefined);
      },
    });
    const receiver = await aReceiver(() => 500);
    const visitor = await aToldSite({ emails: [mia, ole], url: receiver.url, secret });
    await leave(visitor, "First.");
    await leave(visitor, "Second.");
    const sending = send(aDesk(mail, receiver.port), visitor);
    while (receivedBy(mail)[ole] !== 2) await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await sending).to.equal(2);
    expect(receivedBy(mail)).to.deep.equal({ [ole]: 2 });
    expect(receiver.hooks).to.have.length(1);
    receiver.stop();
  });
});

describe("the IDs of what a team is told", () => {
  const aDigest = async ({ projectId }: Visitor): Promise<void> => {
    const batch = firestore.batch();
    const now = new Date();
    addNoticeWrites(batch, projectId, toDigest(new Date(now.getTime() - 26 * 3_600_000), "UTC"), now);
    batch.set(firestore.doc(`projects/${projectId}/questions/a-question`), { question: "Kayaks?", status: "open" });
    await batch.commit();
  };

  it("differ between sites that are told of their questions at the same moment, and between addresses", async () => {
    await using mail = await startFakeMail();
    const receiver = await aReceiver();
    const notify = { emails: [mia, ole], url: receiver.url, secret };
    const sites = [await aToldSite(notify), await aToldSite(notify)];
    const desk = aDesk(mail, receiver.port);
    for (const site of sites) {
      await aDigest(site);
      await send(desk, site);
    }
    const ids = [...mail.mails.map(({ source }) => messageIdOf(source)), ...receiver.hooks.map(({ headers }) => headers["webhook-id"])];
    expect(ids).to.have.length(6);
    expect(new Set(ids).size).to.equal(6);
    receiver.stop();
  });
});
