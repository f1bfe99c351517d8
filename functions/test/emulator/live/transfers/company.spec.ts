import { expect } from "chai";
import { nightlyIf } from "../../../support/nightly.ts";
import { aPhoneCall, type PhoneCall, twiml } from "./support/phone-call.ts";
import { post, stateOf } from "./support/transfer-fixture.ts";

/** The messages to the visitor's page, from the bodies of the requests. */
const toldOf = ({ fixture, callerCall }: PhoneCall): readonly string[] =>
  fixture.twilio.control
    .requests()
    .filter(({ path }) => path.endsWith(`/Calls/${callerCall}/UserDefinedMessages.json`))
    .map(({ body }) => body);

const connected = ["Content=%7B%22state%22%3A%22connected%22%7D"];

const pressed = async (): Promise<PhoneCall> => {
  const call = await aPhoneCall();
  await call.enter();
  await call.pickUp();
  expect(twiml(await call.press("1"))).to.include("<Conference");
  return call;
};

describe("the visitor's page, when somebody has come to talk", () => {
  it("is told once, when the manager is in the room, however often that is reported", async () => {
    const call = await pressed();
    expect(toldOf(call), "on the way").to.deep.equal([]);
    await Promise.all([call.managerEnters(), call.managerEnters()]);
    await call.managerEnters();
    await call.reportStatus("in-progress");
    expect(toldOf(call)).to.deep.equal(connected);
  });

  it("is told nothing by a forged report, nor by one about somebody else", async () => {
    const call = await pressed();
    const fields = { FriendlyName: await call.room(), CallSid: call.managerCall(), StatusCallbackEvent: "participant-join" };
    expect((await post(call.urlOf("room"), fields, { signature: "AAAAAAAAAAAAAAAAAAAAAAAAAAA=" })).status).to.equal(403);
    await call.tell("room", { ...fields, CallSid: call.callerCall });
    await call.tell("room", { ...fields, FriendlyName: "another room" });
    expect(toldOf(call)).to.deep.equal([]);
  });

  it("is told nothing when the manager hangs up on the way", async () => {
    const call = await pressed();
    await call.reportStatus("completed");
    await call.managerEnters();
    expect(await stateOf(call)).to.equal("failed");
    expect(toldOf(call)).to.deep.equal([]);
  });

  for (const fault of ["503", "reset", "hang"] as const)
    it(`is not told when Twilio does not take it (${fault}), and both talk all the same${nightlyIf(fault !== "reset")}`, async () => {
      const call = await pressed();
      call.fixture.twilio.control.failRequests({ is: fault, method: "POST", path: `/Calls/${call.callerCall}/UserDefinedMessages.json` });
      twiml(await call.managerEnters());
      expect(await stateOf(call)).to.equal("connected");
      await call.managerEnters();
      expect(toldOf(call), "not repeated").to.have.length(1);
      await call.leave(call.managerCall());
      expect(await stateOf(call)).to.equal("ended");
    });
});
