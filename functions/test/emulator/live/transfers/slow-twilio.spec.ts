import { expect } from "chai";
import { transferLimits } from "../../../../src/lib/transfers/limits.ts";
import texts from "../../../../src/lib/i18n/texts/en.json" with { type: "json" };
import { aScene, storedTransfer, transfer } from "./support/transfer-fixture.ts";
import { untilDeadlineHasPassed } from "./support/deadline.ts";
import { aPhoneCall, cardOf, type PhoneCall, twiml } from "./support/phone-call.ts";

const { transfers: english } = texts;

describe("while Twilio takes connections and says nothing", () => {
  const fallSilent = ({ fixture }: PhoneCall): void => {
    fixture.twilio.control.failRequests({ is: "hang" });
  };

  /** A dial of which it is unknown whether the phone rings. */
  const afterLostDial = async (): Promise<PhoneCall> => {
    const scene = await aScene();
    scene.fixture.twilio.control.setPhone(scene.phone, { fault: { is: "reset", times: 1 } });
    const call = await aPhoneCall(scene);
    await call.enter();
    return call;
  };

  it("transfer_to_manager reports the state of a dial of which it is unknown whether the phone rings", async () => {
    const call = await afterLostDial();
    await untilDeadlineHasPassed(call);
    fallSilent(call);
    const told = await transfer(call);
    expect(told.result).to.equal(english.state_caller_waiting);
    expect(cardOf(told).state).to.equal("caller_waiting");
  });

  it("transfer_to_manager tells of an end whose legs cannot be ended now", async () => {
    const call = await aPhoneCall();
    await call.enter();
    await untilDeadlineHasPassed(call);
    fallSilent(call);
    expect((await transfer(call)).result).to.equal(english.outcome_expired);
  });

  it("the hold audio goes on, and keeps what is still to be done @nightly", async () => {
    const call = await afterLostDial();
    await untilDeadlineHasPassed(call, { reserved_at: new Date(Date.now() - transferLimits.reconcileMs) });
    fallSilent(call);
    expect(twiml(await call.holdAgain())).to.include("<Redirect");
    expect((await storedTransfer(call)).fields).to.deep.include({ state: "expired", to_end: ["caller"] });
  });
});
