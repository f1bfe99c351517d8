import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect } from "chai";
import { type FakeMail, type ReceivedMail, startFakeMail } from "../../../fakes/mail/start-fake-mail.ts";
import { aToldSite, freeTurn, leave, noticesOf } from "../../support/notices.ts";
import { stack } from "../../support/stack-addresses.ts";

/** Starts a process that sends notices, and ends when it has. */
const starter = (mail: FakeMail, senders: ChildProcess[]) => async (): Promise<unknown> => {
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

const messageId = ({ source }: ReceivedMail): string | undefined => /^Message-ID: (.*)$/im.exec(source)?.[1];

describe("what a team is told, when the sender dies", () => {
  it("reaches everybody, and nobody gets more than one mail twice for each death", async () => {
    const senders: ChildProcess[] = [];
    let mails = 0;
    const deaths = [2, 5];
    await using mail = await startFakeMail({
      onMail: () => {
        mails += 1;
        if (deaths.includes(mails)) senders.at(-1)?.kill("SIGKILL");
      },
    });
    const visitor = await aToldSite({ emails: ["mia@fjell.example", "ole@fjell.example", "kim@fjell.example"] });
    await leave(visitor, "First.");
    await leave(visitor, "Second.");
    const run = starter(mail, senders);
    for (const death of deaths) {
      expect(await run(), `killed at mail ${death}`).to.equal(null);
      await freeTurn(visitor);
    }
    expect(await run()).to.equal(0);
    const received = mail.mails.map((one) => ({ to: one.to.join(), id: messageId(one) }));
    expect(new Set(received.map(({ id }) => id)).size).to.equal(6);
    // One mail after the other, unless one is slow: then the next person's is on its way, too.
    for (const theirs of Map.groupBy(received, ({ to }) => to).values()) expect(theirs.length).to.be.within(2, 2 + deaths.length);
    expect(await noticesOf(visitor)).to.deep.equal([]);
  });

  it("is sent once by two processes that run at the same time", async () => {
    await using mail = await startFakeMail();
    const visitor = await aToldSite({ emails: ["mia@fjell.example", "ole@fjell.example"] });
    for (const text of ["First.", "Second.", "Third."]) await leave(visitor, text);
    const run = starter(mail, []);
    await Promise.all([run(), run()]);
    expect(mail.mails).to.have.length(6);
  });

  it("is sent by one process at a time, and again when that one is killed in the middle @nightly", async () => {
    const senders: ChildProcess[] = [];
    let kills = 1;
    await using mail = await startFakeMail({
      onMail: () => {
        if (kills-- > 0) senders.at(-1)?.kill("SIGKILL");
      },
    });
    const visitor = await aToldSite({ emails: ["mia@fjell.example"] });
    await leave(visitor, "Call me.");
    const run = starter(mail, senders);
    expect(await run(), "killed").to.equal(null);
    expect((await noticesOf(visitor)).length).to.equal(1);
    await run();
    expect(mail.mails.length, "its turn has not ended").to.equal(1);
    await freeTurn(visitor);
    expect(await run()).to.equal(0);
    const ids = mail.mails.map(messageId);
    expect(ids.length).to.equal(2);
    expect(new Set(ids).size).to.equal(1);
    expect(await noticesOf(visitor)).to.deep.equal([]);
  });
});
