import { expect } from "chai";
import { startFakeVoice, type FakeVoice } from "../../../fakes/voice/start-fake-voice.ts";
import { localVoiceKey } from "../../../fakes/voice/settings.ts";
import { firestore } from "../../support/admin-app.ts";
import { anAnonymousVisitor, anOpenProject, countsOf, limitsOf, userOf } from "../../support/anonymous-visitors.ts";
import { inTurn, tally, together } from "../../support/concurrent-clients.ts";
import { type Instance, startInstance } from "../../support/instances.ts";
import { type Loss, lossyProxy, type LossyProxy } from "../../support/lossy-proxy.ts";
import { refused } from "../../support/replies.ts";
import { rounds } from "../../support/rounds.ts";
import { start, started, usageOf, type Visitor } from "../../support/visitors.ts";
import { nightlyIf } from "../../support/nightly.ts";

const processes = 3;
const many = rounds({ usual: 30, nightly: 100 });

describe("first sessions of anonymous visitors", () => {
  let service: FakeVoice;
  let proxy: LossyProxy;
  let instances: readonly Instance[];
  let behindProxy: Instance;

  const environment = (): Readonly<Record<string, string>> => ({ GEMINI_API_URL: service.url, GEMINI_API_KEY: localVoiceKey });

  before(async () => {
    [service, proxy] = await Promise.all([startFakeVoice(), lossyProxy()]);
    instances = await together(processes, async () => startInstance("liveSession", environment()));
    behindProxy = await startInstance("liveSession", { ...environment(), FIRESTORE_EMULATOR_HOST: proxy.host });
  });
  after(async () => {
    await Promise.all([...instances, behindProxy].map(async ({ stop }) => stop()));
    await service.stop();
    proxy.close();
  });
  afterEach(() => {
    service.control.reset();
  });

  const atRest = async (visitors: readonly Visitor[]): Promise<void> => {
    for (const visitor of visitors)
      while (Object.keys((await usageOf(visitor)).reservations).length > 0) await new Promise((resolve) => setTimeout(resolve, 50));
    await Promise.all(instances.map(async ({ rest }) => rest()));
  };

  it("provision and count one visitor once, however often they start at once", async () => {
    const visitor = await anAnonymousVisitor(await anOpenProject(limitsOf({ newcomers: 1, perPerson: 3, sessions: 3 })));
    const replies = await together(12, async (index) => start(visitor, { base: inTurn(instances, index).url }));
    const granted = replies.filter(({ status }) => status === 200).length;
    expect(replies.filter(({ status }) => ![200, 429, 503].includes(status))).to.deep.equal([]);
    expect(granted).to.be.within(1, 3);
    await atRest([visitor]);
    expect(await usageOf(visitor)).to.deep.equal({ count: granted, reservations: {} });
    expect(await countsOf(visitor.projectId)).to.deep.equal({ sessions: granted, newcomers: 1 });
  });

  const limits = [
    ["new ones in an hour", { newcomers: 20, sessions: 1_000 }],
    ["sessions in a day", { newcomers: 1_000, sessions: 20 }],
  ] as const;
  for (const [what, limit] of limits) {
    it(`of ${many} at once are at most 20, and counted as they are given: ${what}${nightlyIf(what !== "new ones in an hour")}`, async () => {
      const projectId = await anOpenProject(limitsOf(limit));
      const visitors = await together(many, async () => anAnonymousVisitor(projectId));
      const replies = await together(many, async (index) => start(inTurn(visitors, index), { base: inTurn(instances, index).url }));
      expect(replies.filter(({ status }) => ![200, 429, 503].includes(status))).to.deep.equal([]);
      const granted = replies.filter(({ status }) => status === 200).map((reply) => started(reply).token);
      expect(new Set(granted).size).to.equal(granted.length);
      for (const reply of replies.filter(({ status }) => status === 429)) refused(reply, 429, "visitors_limit");
      await atRest(visitors);
      const [users, usages] = [
        await Promise.all(visitors.map(async (visitor) => (await userOf(visitor)) !== undefined)),
        await Promise.all(visitors.map(async (visitor) => (await usageOf(visitor)).count)),
      ];
      const counts = await countsOf(projectId);
      expect(counts.sessions).to.equal(granted.length);
      expect(usages.reduce((sum, count) => sum + count, 0)).to.equal(granted.length);
      expect(counts.newcomers).to.equal(users.filter(Boolean).length);
      expect(granted.length).to.be.within(1, 20);
      expect(Math.min(limit.newcomers, counts.newcomers)).to.equal(counts.newcomers);

      // Whoever is told to come back does so, until all units are used up.
      for (const visitor of visitors) await start(visitor, { base: inTurn(instances, 0).url });
      const after = await countsOf(projectId);
      expect(after.sessions).to.be.at.least(20);
      if (limit.sessions === 20) expect(after.sessions).to.equal(20);
      else expect(after.newcomers).to.equal(20);
      expect(Object.keys(tally(replies.map(({ status }) => status)))).to.include("200");
    });
  }

  it("give back what belongs to a token that could not be minted", async () => {
    service.control.failMint({ fault: "500", times: 1 });
    const visitor = await anAnonymousVisitor(await anOpenProject());
    const base = inTurn(instances, 0).url;
    refused(await start(visitor, { base }), 503, "unavailable");
    expect(await usageOf(visitor)).to.deep.equal({ count: 0, reservations: {} });
    expect(await countsOf(visitor.projectId)).to.deep.equal({ sessions: 0, newcomers: 1 });
    started(await start(visitor, { base }));
    expect(await countsOf(visitor.projectId)).to.deep.equal({ sessions: 1, newcomers: 1 });
  });

  it("count nothing twice for a process that was killed while it minted", async () => {
    service.control.failMint({ fault: "hang", times: 1 });
    const visitor = await anAnonymousVisitor(await anOpenProject(limitsOf({ perPerson: 1, sessions: 1, newcomers: 1 })));
    const doomed = await startInstance("liveSession", environment());
    const lost = start(visitor, { base: doomed.url }).catch(() => undefined);
    while (service.control.requests().length === 0) await new Promise(setImmediate);
    await doomed.stop("SIGKILL");
    await lost;
    expect(await countsOf(visitor.projectId)).to.deep.equal({ sessions: 0, newcomers: 1 });
    const base = inTurn(instances, 0).url;
    refused(await start(visitor, { base }), 429, "quota_reached");
    const today = new Date().toISOString().slice(0, 10);
    const [lease = ""] = Object.keys((await usageOf(visitor)).reservations);
    await firestore
      .doc(`projects/${visitor.projectId}/live_usage/${visitor.uid}_${today}`)
      .update({ [`reservations.${lease}`]: new Date() });
    started(await start(visitor, { base }));
    expect(await countsOf(visitor.projectId)).to.deep.equal({ sessions: 1, newcomers: 1 });
  });

  for (const loss of ["unavailable", "cut"] as const satisfies readonly Loss[]) {
    it(`count nothing twice when the answer of a commit is lost (${loss})`, async () => {
      for (const others of [0, 1]) {
        const visitor = await anAnonymousVisitor(await anOpenProject());
        proxy.loseNextCommit(loss, others);
        started(await start(visitor, { base: behindProxy.url }));
        expect(proxy.isArmed()).to.equal(false);
        expect(await usageOf(visitor)).to.deep.equal({ count: 1, reservations: {} });
        expect(await countsOf(visitor.projectId)).to.deep.equal({ sessions: 1, newcomers: 1 });
      }
    });
  }
});
