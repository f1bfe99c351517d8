import { expect } from "chai";
import { transferLimits } from "../../../../src/lib/transfers/limits.ts";
import texts from "../../../../src/lib/i18n/texts/en.json" with { type: "json" };
import { failUpdates, storedTransfer, transfer, updatesOf } from "./support/transfer-fixture.ts";
import { untilDeadlineHasPassed } from "./support/deadline.ts";
import { aPhoneCall, type PhoneCall, twiml } from "./support/phone-call.ts";

const { transfers: english } = texts;

/** The manager has pressed 1 but has not entered the room, so no report of their leaving ends it. */
const accepted = async (): Promise<PhoneCall> => {
  const call = await aPhoneCall();
  await call.enter();
  await call.pickUp();
  await call.press("1");
  return call;
};

const spokenTo = (call: PhoneCall) =>
  updatesOf(call, call.callerCall).map((form) => /<Say[^>]*>([^<]*)/.exec(form.get("Twiml") ?? "")?.[1]);

const secondsAgo = (seconds: number): Date => new Date(Date.now() - seconds * 1_000);

describe("a visitor who still hears the hold audio", () => {
  it("is released when the manager has hung up, and the room has not ended with it", async () => {
    const call = await accepted();
    await call.managerEnters();
    await call.reportStatus("completed");
    expect((await storedTransfer(call)).fields).to.deep.include({ state: "ended", to_end: [] });
    // The end of the room may be in flight.
    twiml(await call.holdAgain());
    expect(spokenTo(call)).to.deep.equal([]);

    await untilDeadlineHasPassed(call, { deadline: null, ended_at: secondsAgo(20) });
    twiml(await call.holdAgain());
    expect(spokenTo(call)).to.deep.equal([english.farewell_ended]);
    expect((await storedTransfer(call)).fields).to.deep.include({ state: "ended", to_end: [], deadline: null });
  });

  it("is released, and told so, when the manager has pressed 1 and never comes", async () => {
    const call = await accepted();
    twiml(await call.holdAgain());
    expect((await storedTransfer(call)).fields).to.include({ state: "connected" });

    const deadline = new Date(Date.now() + transferLimits.talkSec * 1_000 + transferLimits.talkMarginMs - transferLimits.enterMs);
    await untilDeadlineHasPassed(call, { deadline });
    twiml(await call.holdAgain());
    expect(spokenTo(call)).to.deep.equal([english.farewell_failed]);
    expect(updatesOf(call, call.managerCall()).map(String)).to.deep.equal(["Status=completed"]);
    expect((await transfer(call)).result).to.equal(english.outcome_failed);
  });

  it("is released once, by the round that finds a leg which could not be ended", async () => {
    const call = await aPhoneCall();
    await call.enter();
    failUpdates(call, call.callerCall, { is: "500", times: 1 });
    await call.reportStatus("busy");
    await untilDeadlineHasPassed(call, { ended_at: secondsAgo(20) });
    twiml(await call.holdAgain());
    expect(spokenTo(call)).to.deep.equal([english.farewell_busy, english.farewell_busy]);
    expect((await storedTransfer(call)).fields).to.deep.include({ state: "busy", to_end: [] });
  });
});
