import { expect } from "chai";
import type { ScriptChoice } from "../../../../fakes/telephony/network/phone-book.ts";
import texts from "../../../../src/lib/i18n/texts/en.json" with { type: "json" };
import { type Instance, startInstance } from "../../../support/instances.ts";
import { until } from "../../../support/until.ts";
import { aScene, dialsTo, failUpdates, type Scene, storedTransfer, transfer, updatesOf } from "./support/transfer-fixture.ts";
import { untilDeadlineHasPassed } from "./support/deadline.ts";
import { aPhoneCall, cardOf, type PhoneCall } from "./support/phone-call.ts";

const { transfers: english } = texts;

/** A transfer whose process was killed while it dialled. */
const killedWhileDialing = async (script: ScriptChoice): Promise<PhoneCall> => {
  const scene: Scene = await aScene();
  const { fixture, phone } = scene;
  fixture.twilio.control.setPhone(phone, script);
  const call = await aPhoneCall(scene);
  await call.arrive();
  const instance: Instance = await startInstance("telephonyEvents", fixture.environment);
  const restore = fixture.replaceEvents(instance);
  const report = call
    .tell("room", { FriendlyName: await call.room(), CallSid: call.callerCall, StatusCallbackEvent: "participant-join" })
    .catch(() => undefined);
  await until(() => dialsTo(scene).length > 0);
  await instance.stop("SIGKILL");
  restore();
  await report;
  expect((await storedTransfer(call)).fields).to.include({ state: "dialing", manager_call: null });
  return call;
};

describe("a process that is killed while it dials", () => {
  it("after the reservation: nothing rings, ever, and the visitor is released", async () => {
    const call = await killedWhileDialing({ fault: { is: "hang", times: 1 } });
    await call.enter();
    await call.holdAgain();
    await untilDeadlineHasPassed(call);
    await call.enter();
    await call.holdAgain();
    expect((await storedTransfer(call)).fields).to.deep.include({ state: "failed", to_end: [] });
    expect(updatesOf(call, call.callerCall)[0]?.get("Twiml")).to.include(english.farewell_failed);
    expect(dialsTo(call)).to.have.length(1);
    expect((await transfer(call)).result).to.equal(english.outcome_failed);
  });

  it("after the request: the reports of the call that rings settle it", async () => {
    const call = await killedWhileDialing("hangs and rings");
    await call.enter();
    await call.reportStatus("initiated");
    await call.reportStatus("ringing");
    expect(cardOf(await transfer(call)).state).to.equal("ringing");
    await call.pickUp();
    await call.press("1");
    expect((await storedTransfer(call)).fields).to.include({ state: "connected", manager_call: call.managerCall() });
    expect(dialsTo(call)).to.have.length(1);
  });

  it("after the request, with every report lost: the call is found at Twilio @nightly", async () => {
    const call = await killedWhileDialing("hangs and rings");
    await untilDeadlineHasPassed(call);
    // The visitor's agent asks for the status.
    expect(cardOf(await transfer(call)).state).to.equal("ringing");
    expect((await storedTransfer(call)).fields).to.include({ state: "ringing", manager_call: call.managerCall() });
    expect(dialsTo(call)).to.have.length(1);
  });

  it("after the request, when the visitor has hung up since: the phone stops ringing @nightly", async () => {
    const call = await killedWhileDialing("hangs and rings");
    await call.leave(call.callerCall);
    await call.reportStatus("ringing");
    expect(updatesOf(call, call.managerCall()).map(String)).to.deep.equal(["Status=completed"]);
    expect((await storedTransfer(call)).fields).to.deep.include({ state: "caller_left", to_end: [] });
    expect(dialsTo(call)).to.have.length(1);
  });

  it("after the end was stored: the visitor who still waits is released by the next round of the hold audio", async () => {
    const call = await aPhoneCall();
    await call.enter();
    failUpdates(call, call.callerCall, { is: "500", times: 1 });
    await call.reportStatus("no-answer");
    expect((await storedTransfer(call)).fields).to.deep.include({ state: "no_answer", to_end: ["caller"] });
    await untilDeadlineHasPassed(call, { ended_at: new Date(Date.now() - 20_000) });
    await call.holdAgain();
    expect((await storedTransfer(call)).fields).to.deep.include({ state: "no_answer", to_end: [], deadline: null });
    expect(updatesOf(call, call.callerCall)).to.have.length(2);
  });
});
