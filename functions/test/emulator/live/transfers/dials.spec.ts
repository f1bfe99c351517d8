import { expect } from "chai";
import texts from "../../../../src/lib/i18n/texts/en.json" with { type: "json" };
import { account, aScene, storedTransfer, transfer } from "./support/desk.ts";
import { untilDeadlineHasPassed } from "./support/deadline.ts";
import { aPhoneCall, cardOf, type PhoneCall } from "./support/phone-call.ts";
import type { DialScript } from "./support/twilio-recorder.ts";

const { transfers: english } = texts;

/** A transfer whose visitor has entered the room, after Twilio has done that with the dial. */
const afterDial = async (...scripts: readonly DialScript[]): Promise<PhoneCall> => {
  const scene = await aScene();
  scene.desk.twilio.script(scene.phone, ...scripts);
  const call = await aPhoneCall(scene);
  await call.enter();
  return call;
};

const dialsOf = ({ desk, phone }: PhoneCall): number => desk.twilio.dialsTo(phone).length;

const refusals: Readonly<
  Record<string, readonly [{ readonly status: number; readonly code: number }, "not_permitted" | "blocked" | "failed"]>
> = {
  "a country without permission": [{ status: 400, code: 21215 }, "not_permitted"],
  "a number that a trial account may not call": [{ status: 400, code: 21219 }, "not_permitted"],
  "a number that the new trial has not verified": [{ status: 400, code: 573005 }, "not_permitted"],
  "our own number, not verified": [{ status: 400, code: 21210 }, "not_permitted"],
  "a number that Twilio blocks": [{ status: 400, code: 21216 }, "blocked"],
  "a number that is none": [{ status: 400, code: 21211 }, "failed"],
  "a number that does not appear to be valid": [{ status: 400, code: 21217 }, "failed"],
  "a number that cannot be reached": [{ status: 400, code: 21214 }, "failed"],
  "wrong credentials": [{ status: 401, code: 20003 }, "failed"],
  "an account that is not active": [{ status: 400, code: 10001 }, "failed"],
};

describe("a dial", () => {
  for (const [title, [error, outcome]] of Object.entries(refusals)) {
    it(`is ${outcome} and made once for ${title}`, async () => {
      const call = await afterDial(error);
      expect(dialsOf(call)).to.equal(1);
      expect((await storedTransfer(call)).fields).to.include({ state: outcome });
      expect(call.desk.twilio.updatesOf(call.callerCall)).to.have.length(1);
      const told = await transfer(call);
      expect(told.result).to.equal(english[`outcome_${outcome}`]);
      expect(cardOf(told)).to.include({ state: outcome, access_token: null });
    });
  }

  it("is repeated while Twilio has too many, and only then", async () => {
    const call = await afterDial({ status: 429, code: 20429 }, { status: 429, code: 20429 });
    expect(dialsOf(call)).to.equal(3);
    expect((await storedTransfer(call)).fields).to.include({ state: "ringing" });
  });

  it("is given up when Twilio keeps having too many", async () => {
    const call = await afterDial(...Array.from({ length: 20 }, () => ({ status: 429, code: 20429 })));
    expect((await storedTransfer(call)).fields).to.include({ state: "failed" });
  });

  for (const script of ["unanswered_and_reset", "lost_and_reset", { status: 503 }, { status: 500, code: 20500 }] as const) {
    it(`is not repeated after ${JSON.stringify(script)}, of which nobody knows whether the telephone rings`, async () => {
      const call = await afterDial(script);
      expect(dialsOf(call)).to.equal(1);
      expect((await storedTransfer(call)).fields).to.include({ state: "dialing" });
      // Asked again and again, by the same report and by the hold audio.
      await call.tell("room", { FriendlyName: await call.room(), CallSid: call.callerCall, StatusCallbackEvent: "participant-join" });
      await call.tell("hold", { CallSid: call.callerCall });
      expect(cardOf(await transfer(call)).state).to.equal("caller_waiting");
      expect(dialsOf(call)).to.equal(1);

      await untilDeadlineHasPassed(call);
      await call.tell("hold", { CallSid: call.callerCall });
      const rings = script === "unanswered_and_reset";
      expect((await storedTransfer(call)).fields).to.include(
        rings ? { state: "ringing", manager_call: call.managerCall() } : { state: "failed" },
      );
      expect(dialsOf(call)).to.equal(1);
    });
  }

  it("is settled by the first report of a call whose answer was lost", async () => {
    const call = await afterDial("unanswered_and_reset");
    await call.reportStatus("ringing");
    expect((await storedTransfer(call)).fields).to.include({ state: "ringing", manager_call: call.managerCall() });
    await call.pickUp();
    await call.press("1");
    expect(cardOf(await transfer(call)).state).to.equal("connected");
    expect(dialsOf(call)).to.equal(1);
  });

  it("that was lost is not taken for the try before it, ten seconds earlier", async () => {
    const before = await afterDial("accept");
    await before.leave(before.callerCall);
    const { desk, phone } = before;
    desk.twilio.script(phone, "lost_and_reset");
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
    expect(dialsOf(call)).to.equal(0);
    await call.holdAgain();
    expect(dialsOf(call)).to.equal(1);
    expect((await storedTransfer(call)).fields).to.include({ state: "ringing" });
  });

  it("that begins to ring after the visitor has left is ended", async () => {
    const call = await afterDial("unanswered_and_reset");
    await call.leave(call.callerCall);
    expect((await storedTransfer(call)).fields).to.include({ state: "caller_left", manager_call: null });
    await call.reportStatus("ringing");
    expect(call.desk.twilio.updatesOf(call.managerCall()).map(String)).to.deep.equal(["Status=completed"]);
    expect((await storedTransfer(call)).fields).to.deep.include({ state: "caller_left", manager_call: call.managerCall(), to_end: [] });
  });

  it("leaves neither a number nor a secret in the log", async () => {
    const [reset, refused] = await Promise.all([afterDial("lost_and_reset"), afterDial({ status: 401, code: 20003 })]);
    const log = refused.desk.events.log() + refused.desk.tools.log() + refused.desk.voice.log();
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
    expect(refused.desk.twilio.dialsTo(refused.phone)[0]?.authorization).to.equal(`Basic ${credentials}`);
    expect(log).not.to.include(credentials);
  });
});
