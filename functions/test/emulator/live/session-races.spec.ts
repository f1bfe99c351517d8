import { expect } from "chai";
import { startFakeVoice, type FakeVoice } from "../../../fakes/voice/start-fake-voice.ts";
import { firestore } from "../../support/admin-app.ts";
import { type Instance, startInstance } from "../../support/instances.ts";
import type { Reply } from "../../support/api.ts";
import { inRounds, inTurn, tally, together, untilAnswered } from "../../support/concurrent-clients.ts";
import { nightlyIf } from "../../support/nightly.ts";
import { refused } from "../../support/replies.ts";
import { rounds } from "../../support/rounds.ts";
import { aVisitor, aVoiceProject, start, started, usageOf, type Visitor } from "../../support/visitors.ts";

const limit = 20;
const processes = 4;
const crowd = 200;
/** Twice the number of units. More would exceed their time limit on a small machine with two cores. */
const atOnce = 40;

describe("voice sessions that start at once", () => {
  let service: FakeVoice;
  let instances: readonly Instance[];

  const startInstances = async (count: number): Promise<readonly Instance[]> =>
    together(count, async () => startInstance("liveSession", { GEMINI_API_URL: service.url, GEMINI_API_KEY: "local-voice-key" }));

  before(async () => {
    service = await startFakeVoice();
    instances = await startInstances(processes);
  });
  after(async () => {
    await Promise.all(instances.map(async ({ stop }) => stop()));
    await service.stop();
  });
  afterEach(() => {
    service.control.reset();
  });

  const startAll = async (visitor: Visitor, count: number) =>
    together(count, async (index) => start(visitor, { base: inTurn(instances, index).url }));

  /** After a timeout, a unit may still be on its way back. */
  const usageAtRest = async (visitor: Visitor) => {
    while (Object.keys((await usageOf(visitor)).reservations).length > 0) await new Promise((resolve) => setTimeout(resolve, 50));
    await Promise.all(instances.map(async ({ rest }) => rest()));
    return usageOf(visitor);
  };

  it(`are exactly ${limit} of ${crowd}, over ${processes} processes`, async () => {
    const visitor = await aVisitor(await aVoiceProject({ live_sessions_per_day: limit }));
    const replies: Reply[] = [];
    let late = 0;
    await inRounds(
      crowd,
      async (index) => {
        const reply = await untilAnswered(async () => {
          const one = await start(visitor, { base: inTurn(instances, index).url });
          if (one.status === 503) late++;
          return one;
        });
        replies.push(reply);
      },
      atOnce,
    );
    const tokens = replies.filter(({ status }) => status === 200).map((reply) => started(reply).token);
    expect(tally(replies.map(({ status }) => status))).to.deep.equal({ 200: limit, 429: crowd - limit });
    expect(new Set(tokens).size).to.equal(limit);
    expect(service.control.tokens(), "nobody else's, but for those that came too late").to.have.length.within(limit, limit + late);
    expect(await usageOf(visitor)).to.deep.equal({ count: limit, reservations: {} });
  });

  it("are never more than the limit while the voice service fails at random, and nothing is lost @nightly", async () => {
    service.control.failMint({ fault: "503", probability: 1 / 3, seed: 7 });
    const visitor = await aVisitor(await aVoiceProject({ live_sessions_per_day: limit }));
    const replies = await startAll(visitor, crowd);
    const granted = replies.filter(({ status }) => status === 200).length;
    expect(new Set(replies.map(({ status }) => status)))
      .to.be.a("set")
      .that.includes(503);
    expect(granted).to.be.within(1, limit);
    expect(await usageAtRest(visitor)).to.deep.equal({ count: granted, reservations: {} });

    service.control.reset();
    for (let used = granted; used < limit; used++) started(await start(visitor, { base: inTurn(instances, used).url }));
    refused(await start(visitor, { base: inTurn(instances, 0).url }), 429, "quota_reached");
    expect((await usageOf(visitor)).count).to.equal(limit);
  });

  for (const count of [200, 100, 300].slice(0, rounds({ usual: 1, nightly: 3 }))) {
    it(`are counted for whoever got a token, and for nobody else, when ${count} come at once`, async () => {
      const visitor = await aVisitor(await aVoiceProject({ live_sessions_per_day: limit }));
      const replies = await startAll(visitor, count);
      const granted = replies.filter(({ status }) => status === 200).map((reply) => started(reply).token);
      expect(new Set(granted).size).to.equal(granted.length);
      expect(granted.length).to.be.at.most(limit);
      expect(replies.filter(({ status }) => ![200, 429, 503].includes(status))).to.deep.equal([]);
      expect(await usageAtRest(visitor)).to.deep.equal({ count: granted.length, reservations: {} });
    });
  }

  const faults = ["400", "403", "429", "500", "cut", "malformed", "empty", "html", "hang"] as const;
  for (const fault of faults) {
    it(`give their unit back when the voice service answers ${fault}, and tell nobody why${nightlyIf(!["400", "500", "cut"].includes(fault))}`, async () => {
      // A mint is tried twice after 429.
      service.control.failMint({ fault, times: fault === "429" ? 2 : 1 });
      const visitor = await aVisitor(await aVoiceProject({ live_sessions_per_day: 1 }));
      const instance = inTurn(instances, 0);
      const reply = await start(visitor, { base: instance.url });
      const { error } = refused(reply, 503, "unavailable");
      const onlyOperatorsHelp = fault === "400" || fault === "403";
      expect(error).to.equal(`Voice sessions are not available right now.${onlyOperatorsHelp ? "" : " Please try again later."}`);
      expect(reply.headers["retry-after"]).to.equal(onlyOperatorsHelp ? undefined : "30");
      expect(instance.log()).not.to.include("local-voice-key");
      expect(await usageOf(visitor)).to.deep.equal({ count: 0, reservations: {} });
      started(await start(visitor, { base: instance.url }));
    });
  }

  it("lose a unit to a killed process only until its lease ends", async () => {
    service.control.failMint({ fault: "hang", times: 1 });
    const visitor = await aVisitor(await aVoiceProject({ live_sessions_per_day: 1 }));
    const [doomed] = await startInstances(1);
    if (doomed === undefined) throw new Error("an instance was started");
    const lost = start(visitor, { base: doomed.url }).catch(() => undefined);
    while (service.control.requests().length === 0) await new Promise(setImmediate);
    await doomed.stop("SIGKILL");
    await lost;
    const base = inTurn(instances, 0).url;
    refused(await start(visitor, { base }), 429, "quota_reached");

    const day = new Date().toISOString().slice(0, 10);
    const [lease = ""] = Object.keys((await usageOf(visitor)).reservations);
    await firestore.doc(`projects/${visitor.projectId}/live_usage/${visitor.uid}_${day}`).update({ [`reservations.${lease}`]: new Date() });
    started(await start(visitor, { base }));
    expect(await usageOf(visitor)).to.deep.equal({ count: 1, reservations: {} });
  });

  it("take the usual voice for one that does not exist, and tell the operator", async () => {
    const visitor = await aVisitor(await aVoiceProject({ live_agent: { voice: "Elvis" } }));
    const instance = inTurn(instances, 0);
    expect(started(await start(visitor, { base: instance.url })).voice).to.equal("Puck");
    while (!instance.log().includes("does not exist")) await new Promise(setImmediate);
    expect(instance.log()).to.include('"voice":"Elvis","used_instead":"Puck"');
  });

  it("are 503 in a deployment without a key, with the reason in the log only", async () => {
    const instance = await startInstance("liveSession", { GEMINI_API_URL: service.url, GEMINI_API_KEY: "" });
    const visitor = await aVisitor(await aVoiceProject());
    const reply = await start(visitor, { base: instance.url });
    expect(refused(reply, 503, "unavailable").error).not.to.match(/key|configur/i);
    expect(reply.headers).not.to.include.keys("retry-after");
    while (!instance.log().includes("request answered")) await new Promise(setImmediate);
    expect(instance.log()).to.include('"code":"not_configured"');
    expect(service.control.requests()).to.deep.equal([]);
    await instance.stop();
  });
});
