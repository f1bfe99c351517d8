import { expect } from "chai";
import type { ScriptChoice } from "../../../../fakes/telephony/network/phone-book.ts";
import { digest, keyedDigest } from "../../../../src/lib/platform/core/digest.ts";
import texts from "../../../../src/lib/i18n/texts/en.json" with { type: "json" };
import { firestore } from "../../../support/admin-app.ts";
import { account, aFixture, aScene, dialsTo, storedTransfer, transfer, updatesOf } from "./support/transfer-fixture.ts";
import { untilDeadlineHasPassed } from "./support/deadline.ts";
import { aPhoneCall, cardOf, type PhoneCall } from "./support/phone-call.ts";

const { transfers: english } = texts;

/** A transfer whose visitor has entered the room, after Twilio's reaction to the dial. */
const afterDial = async (script: ScriptChoice = "manual"): Promise<PhoneCall> => {
  const scene = await aScene();
  scene.fixture.twilio.control.setPhone(scene.phone, script);
  const call = await aPhoneCall(scene);
  await call.enter();
  return call;
};

const refusals = [
  ["a country without permission", 21_215, "not_permitted"],
  ["a number that a trial account may not call @nightly", 21_219, "not_permitted"],
  ["a number that the new trial has not verified @nightly", 573_005, "not_permitted"],
  ["our own number, not verified @nightly", 21_210, "not_permitted"],
  ["a number that Twilio blocks", 21_216, "blocked"],
  ["a number that is none @nightly", 21_211, "failed"],
  ["a number that does not appear to be valid @nightly", 21_217, "failed"],
  ["a number that cannot be reached @nightly", 21_214, "failed"],
  ["an account that is not active", 10_001, "failed"],
] as const;

describe("a dial", () => {
  const expectRefused = async (call: PhoneCall, outcome: (typeof refusals)[number][2]): Promise<void> => {
    expect(dialsTo(call)).to.have.length(1);
    expect((await storedTransfer(call)).fields).to.include({ state: outcome });
    expect(updatesOf(call, call.callerCall)).to.have.length(1);
    const told = await transfer(call);
    expect(told.result).to.equal(english[`outcome_${outcome}`]);
    expect(cardOf(told)).to.include({ state: outcome, access_token: null });
  };

  for (const [title, refusal, outcome] of refusals) {
    it(`is ${outcome} and made once for ${title}`, async () => {
      await expectRefused(await afterDial({ refusal }), outcome);
    });
  }

  it("leaves the phone in no document's name, nor anything that could be found out by trying all numbers", async () => {
    const { phone } = await afterDial();
    const names = (await firestore.collection("transfer_lines").get()).docs.map(({ id }) => id);
    expect(names).to.include(keyedDigest(account.TWILIO_API_KEY_SECRET, phone));
    expect(names).not.to.include(digest(phone)).and.not.to.include(phone);
  });

  it("is failed and made once for wrong credentials", async () => {
    const { twilio } = await aFixture();
    twilio.control.changeSettings({ apiKeys: { [account.TWILIO_API_KEY_SID]: "another secret" } });
    await expectRefused(await afterDial(), "failed");
  });

  it("is repeated while Twilio has too many, and only then", async () => {
    const call = await afterDial("429 twice");
    expect(dialsTo(call)).to.have.length(3);
    expect((await storedTransfer(call)).fields).to.include({ state: "ringing" });
  });

  it("is given up when Twilio keeps having too many @nightly", async () => {
    const call = await afterDial("429 always");
    expect((await storedTransfer(call)).fields).to.include({ state: "failed" });
  });

  const unknown = {
    "a connection that breaks, while the phone rings": { fault: { is: "reset", called: true, times: 1 } },
    "a connection that breaks": { fault: { is: "reset", times: 1 } },
    "an answer of something on the way": { fault: { is: "html", times: 1 } },
    "an error of Twilio's": { fault: { is: "500", times: 1 } },
  } as const;
  for (const [title, script] of Object.entries(unknown)) {
    it(`is not repeated after ${title}, of which nobody knows whether the phone rings`, async () => {
      const call = await afterDial(script);
      expect(dialsTo(call)).to.have.length(1);
      expect((await storedTransfer(call)).fields).to.include({ state: "dialing" });
      // Reported again and again, by the same report and by the hold audio.
      await call.tell("room", { FriendlyName: await call.room(), CallSid: call.callerCall, StatusCallbackEvent: "participant-join" });
      await call.tell("hold", { CallSid: call.callerCall });
      expect(cardOf(await transfer(call)).state).to.equal("caller_waiting");
      expect(dialsTo(call)).to.have.length(1);

      await untilDeadlineHasPassed(call);
      await call.tell("hold", { CallSid: call.callerCall });
      const rings = "called" in script.fault;
      expect((await storedTransfer(call)).fields).to.include(
        rings ? { state: "ringing", manager_call: call.managerCall() } : { state: "failed" },
      );
      expect(dialsTo(call)).to.have.length(1);
    });
  }

  it("is settled by the first report of a call whose answer was lost", async () => {
    const call = await afterDial("reset and rings");
    await call.reportStatus("ringing");
    expect((await storedTransfer(call)).fields).to.include({ state: "ringing", manager_call: call.managerCall() });
    await call.pickUp();
    await call.press("1");
    expect(cardOf(await transfer(call)).state).to.equal("connected");
    expect(dialsTo(call)).to.have.length(1);
  });

  it("that was lost is not taken for the try before it, ten seconds earlier", async () => {
    const before = await afterDial();
    await before.leave(before.callerCall);
    const { fixture, phone } = before;
    fixture.twilio.control.setPhone(phone, { fault: { is: "reset", times: 1 } });
    const call = await aPhoneCall({ ...(await aScene({ manager_phone: phone })), phone });
    await call.enter();
    await untilDeadlineHasPassed(call, { reserved_at: new Date(Date.now() + 10_000) });
    await call.tell("hold", { CallSid: call.callerCall });
    expect((await storedTransfer(call)).fields).to.include({ state: "failed", manager_call: null });
  });

  it("is made by the hold audio when the report of the visitor's arrival is lost", async () => {
    const call = await aPhoneCall();
    await call.arrive();
    await call.tell("hold", { CallSid: call.callerCall });
    expect(dialsTo(call)).to.have.length(0);
    await call.holdAgain();
    expect(dialsTo(call)).to.have.length(1);
    expect((await storedTransfer(call)).fields).to.include({ state: "ringing" });
  });

  it("that begins to ring after the visitor has left is ended", async () => {
    const call = await afterDial("reset and rings");
    await call.leave(call.callerCall);
    expect((await storedTransfer(call)).fields).to.include({ state: "caller_left", manager_call: null });
    await call.reportStatus("ringing");
    expect(updatesOf(call, call.managerCall()).map(String)).to.deep.equal(["Status=completed"]);
    expect((await storedTransfer(call)).fields).to.deep.include({ state: "caller_left", manager_call: call.managerCall(), to_end: [] });
  });

  it("leaves neither a number nor a secret in the log", async () => {
    const reset = await afterDial({ fault: { is: "reset", times: 1 } });
    reset.fixture.twilio.control.changeSettings({ authToken: "another", apiKeys: {} });
    const refused = await afterDial();
    const log = refused.fixture.events.log() + refused.fixture.tools.log() + refused.fixture.voice.log();
    expect(log).to.include('"twilio_code":20003').and.to.include('"twilio_code":"ECONNRESET"');
    for (const secret of [
      reset.phone,
      refused.phone,
      account.TWILIO_AUTH_TOKEN,
      account.TWILIO_API_KEY_SECRET,
      account.TWILIO_API_KEY_SID,
      refused.identity,
      await reset.room(),
    ]) {
      expect(log).not.to.include(secret);
    }
    const credentials = Buffer.from(`${account.TWILIO_API_KEY_SID}:${account.TWILIO_API_KEY_SECRET}`).toString("base64");
    expect(dialsTo(reset)[0]?.user).to.equal(account.TWILIO_API_KEY_SID);
    expect(log).not.to.include(credentials);
  });
});
