import { expect } from "chai";
import type { OperatorEvent } from "../platform/core/operator-log.ts";
import { Delivery, type NoticeStore, type SendOutcome } from "./deliver-notices.ts";
import type { Failing } from "./failing.ts";
import { notificationLimits } from "./limits.ts";
import type { Notice } from "./notice.ts";
import type { Recipients } from "./recipient.ts";

const minuteMs = 60_000;
const start = Date.parse("2026-05-04T08:00:00Z");

type Server = (address: string, noticeId: string) => Promise<SendOutcome> | SendOutcome;

/** A team and its outbox, with a clock: `sendFor` runs the schedule once a minute. */
const aTeam = (emails: readonly string[], server: Server) => {
  let nowMs = start;
  const notices = new Map<string, { readonly notice: Notice; readonly dueAt: Date }>();
  const got: string[] = [];
  const attempts: string[] = [];
  const lines: OperatorEvent[] = [];
  let failing: Failing = new Map();
  const recipients: Recipients = {
    projectName: "Fjell",
    language: "en",
    emails,
    team: [],
    webhook: undefined,
    siteHook: undefined,
  };
  const store: NoticeStore = {
    listDue: async (_projectId, now, limit) => {
      const due = [...notices.values()].filter(({ dueAt }) => dueAt <= now).toSorted((a, b) => a.dueAt.getTime() - b.dueAt.getTime());
      return due.slice(0, limit).map(({ notice }) => notice);
    },
    findRecipients: async () => recipients,
    findCallBack: async () => undefined,
    countOpenQuestions: async () => 1,
    settle: async (_projectId, id, key) => {
      const stored = notices.get(id);
      if (stored === undefined) return;
      notices.set(id, { ...stored, notice: { ...stored.notice, settled: new Set([...stored.notice.settled, key]) } });
    },
    postpone: async (_projectId, notice, dueAt) => {
      const stored = notices.get(notice.id);
      if (stored !== undefined) notices.set(notice.id, { ...stored, dueAt });
    },
    remove: async (_projectId, id) => {
      notices.delete(id);
    },
  };
  const run = async (signal = new AbortController().signal): Promise<void> => {
    const ports = {
      store,
      findAddress: async () => undefined,
      now: () => new Date(nowMs),
      log: (line: OperatorEvent) => lines.push(line),
      senders: {
        mail: async ({ notice: { id } }: { readonly notice: Notice }, { address }: { readonly address: string }): Promise<SendOutcome> => {
          attempts.push(`${id} ${address}`);
          const outcome = await server(address, id);
          if (outcome === "sent") got.push(`${id} ${address}`);
          return outcome;
        },
        webhook: async (): Promise<SendOutcome> => "sent",
      },
    };
    const delivery = new Delivery(ports, { projectId: "fjell", begunAt: new Date(nowMs), failing, signal });
    await delivery.run();
    ({ failing } = delivery);
  };
  return {
    got,
    attempts,
    lines,
    left: () => notices.size,
    leave: (id: string): void => {
      const at = new Date(nowMs);
      notices.set(id, { notice: { id, kind: "message", itemId: id, at, settled: new Set() }, dueAt: at });
    },
    run,
    sendFor: async (minutes: number): Promise<void> => {
      for (let minute = 0; minute < minutes; minute++) {
        await run();
        nowMs += minuteMs;
      }
    },
  };
};

const of = (list: readonly string[], address: string): readonly string[] => list.filter((one) => one.endsWith(` ${address}`));

describe("the delivery of notices", () => {
  it("gives everybody everything once, while one mailbox is full for a day and longer", async () => {
    const team = aTeam(["mia", "full", "ole"], (address) => (address === "full" ? "failed" : "sent"));
    for (let hour = 0; hour < 30; hour++) {
      team.leave(`n${hour}`);
      await team.sendFor(60);
    }
    for (const address of ["mia", "ole"])
      expect(of(team.got, address)).to.deep.equal(Array.from({ length: 30 }, (_, hour) => `n${hour} ${address}`));
    // 1 + 2 + 4 + ... minutes up to 2 hours, then every 2 hours.
    expect(of(team.attempts, "full").length).to.be.within(15, 25);
    expect(team.left()).to.be.within(1, 26);
    expect(new Set(team.lines.map(({ data }) => data?.recipient))).to.deep.equal(new Set([2]));
  });

  it("gives somebody who was away everything of the last day, oldest first", async () => {
    let isFull = true;
    const team = aTeam(["mia", "full"], (address) => (address === "full" && isFull ? "failed" : "sent"));
    for (const id of ["n0", "n1", "n2"]) team.leave(id);
    await team.sendFor(2);
    isFull = false;
    await team.sendFor(200);
    expect(of(team.got, "full")).to.deep.equal(["n0 full", "n1 full", "n2 full"]);
    expect(team.left()).to.equal(0);
  });

  it("does not let one notice that always fails keep the others", async () => {
    const team = aTeam(["mia"], (_address, id) => (id === "n0" ? "failed" : "sent"));
    for (const id of ["n0", "n1", "n2"]) team.leave(id);
    await team.sendFor(20);
    expect(team.got).to.deep.equal(["n1 mia", "n2 mia"]);
    await team.sendFor(26 * 60);
    expect([team.left(), team.lines.length]).to.deep.equal([0, 1]);
  });

  it("does not wait for a recipient who does not answer", async () => {
    const hung = Promise.withResolvers<SendOutcome>();
    const team = aTeam(["hangs", "mia", "ole"], async (address) => (address === "hangs" ? hung.promise : "sent"));
    team.leave("n0");
    team.leave("n1");
    const run = team.run();
    while (team.got.length < 4) await new Promise((resolve) => setTimeout(resolve, 20));
    hung.resolve("failed");
    await run;
    expect(team.attempts.filter((one) => one.endsWith("hangs"))).to.deep.equal(["n0 hangs"]);
    expect(team.left()).to.equal(2);
  });

  it("goes on where a run without time has stopped, and with those who have not been tried", async () => {
    const emails = Array.from({ length: 20 }, (_, index) => `p${index}`);
    const time = new AbortController();
    let count = 0;
    const team = aTeam(emails, (address) => {
      count += 1;
      if (count === 8) time.abort();
      return ["p0", "p3"].includes(address) ? "failed" : "sent";
    });
    team.leave("n0");
    await team.run(time.signal);
    expect(team.attempts).to.have.length(8);
    await team.sendFor(1);
    expect(team.attempts).to.have.length(20);
    expect(new Set(team.got).size).to.equal(18);
    expect(of(team.attempts, "p0")).to.have.length(1);
  });

  it("finds what is new behind hundreds that wait for one recipient", async () => {
    const team = aTeam(["full", "mia"], (address) => (address === "full" ? "failed" : "sent"));
    for (let index = 0; index < 5 * notificationLimits.notices; index++) team.leave(`n${index}`);
    await team.sendFor(1);
    expect(team.got).to.have.length(5 * notificationLimits.notices);
    team.leave("new");
    await team.sendFor(1);
    expect(team.got.at(-1)).to.equal("new mia");
    expect(of(team.attempts, "full")).to.have.length(2);
  });

  it("tells an address once that is listed twice", async () => {
    const team = aTeam(["Mia@fjell.example", "mia@fjell.example"], () => "sent");
    team.leave("n0");
    await team.sendFor(2);
    expect(team.got).to.deep.equal(["n0 Mia@fjell.example"]);
  });
});
