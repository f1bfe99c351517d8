import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import type { ScheduleFunction } from "firebase-functions/v2/scheduler";
import functionsTest from "firebase-functions-test";
import { runSchedules } from "../../../../local/stack/run-schedules.ts";
import { transferLimits } from "../../../../src/lib/transfers/limits.ts";
import texts from "../../../../src/lib/i18n/texts/en.json" with { type: "json" };
import { firestore } from "../../../support/admin-app.ts";
import { stack } from "../../../support/stack-addresses.ts";
import { aFixture, aScene, dialsTo, failUpdates, storedTransfer, transfer, updatesOf } from "./support/transfer-fixture.ts";
import { forgetOtherTransfers, untilDeadlineHasPassed } from "./support/deadline.ts";
import { aPhoneCall, type PhoneCall } from "./support/phone-call.ts";

const { transfers: english } = texts;

const offline = functionsTest({ projectId: stack.projectId });

const minutesAgo = (minutes: number): Date => new Date(Date.now() - minutes * 60_000);

describe("closeTransfers", () => {
  let scheduled: ScheduleFunction;

  before(async () => {
    Object.assign(process.env, (await aFixture()).environment);
    scheduled = (await import("../../../../src/schedules/closeTransfers.ts")).closeTransfers;
  });

  beforeEach(forgetOtherTransfers);

  after(() => {
    offline.cleanup();
  });

  const run = async (): Promise<void> => {
    // The library treats every schedule as first-generation, with a trigger and without an event.
    const { __endpoint } = scheduled;
    const firstGeneration = {
      __endpoint,
      __trigger: {},
      run: async (event: object) => scheduled.run({ scheduleTime: new Date().toISOString(), ...event }),
    };
    await offline.wrap(Object.assign(() => undefined, firstGeneration))({});
  };

  const closedBySchedule = async (call: PhoneCall, fields: Readonly<Record<string, unknown>> = {}) => {
    await untilDeadlineHasPassed(call, fields);
    await run();
    const stored = (await storedTransfer(call)).fields;
    expect(stored).to.deep.include({ deadline: null, to_end: [] });
    expect(dialsTo(call).length).to.be.at.most(1);
    return {
      state: String(stored["state"]),
      caller: updatesOf(call, call.callerCall).map((form) => /<Say[^>]*>([^<]*)/.exec(form.get("Twiml") ?? "")?.[1]),
      manager: updatesOf(call, call.managerCall()).map(String),
    };
  };

  it("runs every five minutes, one at a time", () => {
    expect(scheduled.__endpoint).to.deep.include({ platform: "gcfv2", maxInstances: 1 });
    expect(scheduled.__endpoint.scheduleTrigger?.schedule).to.equal("every 5 minutes");
  });

  it("closes a transfer whose visitor never came", async () => {
    expect(await closedBySchedule(await aPhoneCall())).to.deep.equal({ state: "expired", caller: [], manager: [] });
  });

  it("releases a visitor whose dial was never made", async () => {
    const call = await aPhoneCall();
    await call.arrive();
    expect(await closedBySchedule(call)).to.deep.equal({ state: "expired", caller: [english.farewell_expired], manager: [] });
  });

  it("ends both legs of a call whose reports were lost while it rang", async () => {
    const call = await aPhoneCall();
    await call.enter();
    expect(await closedBySchedule(call)).to.deep.equal({
      state: "expired",
      caller: [english.farewell_expired],
      manager: ["Status=completed"],
    });
  });

  it("ends both legs of a conversation whose end was never reported", async () => {
    const call = await aPhoneCall();
    await call.enter();
    await call.pickUp();
    await call.press("1");
    expect(await closedBySchedule(call)).to.deep.equal({ state: "ended", caller: [english.farewell_ended], manager: ["Status=completed"] });
  });

  it("finds the call of an unsettled dial, and ends it when it is too late", async () => {
    const scene = await aScene();
    scene.fixture.twilio.control.setPhone(scene.phone, "reset and rings");
    const call = await aPhoneCall(scene);
    await call.enter();
    expect(await closedBySchedule(call, { reserved_at: minutesAgo(1) })).to.deep.equal({
      state: "expired",
      caller: [english.farewell_expired],
      manager: ["Status=completed"],
    });
  });

  it("ends legs that could not be ended before, and gives up when they cannot be there any more", async () => {
    const call = await aPhoneCall();
    await call.enter();
    failUpdates(call, call.callerCall, { is: "503" });
    await call.reportStatus("busy");
    expect((await storedTransfer(call)).fields).to.deep.include({ state: "busy", to_end: ["caller"] });
    // The request that has closed it may still be at work.
    await untilDeadlineHasPassed(call);
    const attempts = (): number => updatesOf(call, call.callerCall).length;
    await run();
    expect(attempts()).to.equal(1);
    await untilDeadlineHasPassed(call, { ended_at: minutesAgo(1) });
    await run();
    expect(attempts()).to.equal(2);
    expect((await storedTransfer(call)).fields).to.deep.include({ state: "busy", to_end: ["caller"] });
    await untilDeadlineHasPassed(call, { ended_at: new Date(Date.now() - transferLimits.releaseGiveUpMs) });
    await run();
    expect((await storedTransfer(call)).fields).to.deep.include({ state: "busy", to_end: [], deadline: null });
    expect(attempts()).to.equal(2);
  });

  it("takes a leg that is already over for ended", async () => {
    const call = await aPhoneCall();
    await call.enter();
    for (const leg of [call.callerCall, call.managerCall()]) call.fixture.twilio.control.call(leg).hangUp();
    expect((await closedBySchedule(call)).state).to.equal("expired");
  });

  it("leaves alone transfers that are in time, over, or not ours", async () => {
    const [open, over] = await Promise.all([aPhoneCall(), aPhoneCall()]);
    await Promise.all([open.enter(), over.enter()]);
    await over.reportStatus("busy");
    const foreign = firestore.doc(`projects/${open.visitor.projectId}-other/transfers/of-others`);
    await foreign.set({ deadline: minutesAgo(1), state: "something else" });
    const before = await Promise.all([storedTransfer(open), storedTransfer(over)]);
    await run();
    expect(await Promise.all([storedTransfer(open), storedTransfer(over)])).to.deep.equal(before);
    expect((await foreign.get()).get("state")).to.equal("something else");
    await foreign.delete();
  });

  it("frees the manager's phone", async () => {
    const call = await aPhoneCall();
    await closedBySchedule(call);
    expect((await transfer(call)).result).to.equal(english.outcome_expired);
    expect((await transfer(call)).result).to.equal(english.started);
  });

  it("runs in the local stack, whose emulators run nothing by the clock", async () => {
    const scene = await aScene();
    await transfer(scene);
    await untilDeadlineHasPassed(scene);
    const controller = new AbortController();
    const running = runSchedules({ signal: controller.signal, everyMs: 20 }).catch((error: unknown) => error);
    while ((await storedTransfer(scene)).fields["state"] === "requested") await sleep(20);
    controller.abort();
    expect(await running).to.have.property("name", "AbortError");
    expect((await storedTransfer(scene)).fields).to.include({ state: "expired", deadline: null });
  });
});
