import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import texts from "../../../../src/lib/i18n/texts/en.json" with { type: "json" };
import { requireCard } from "../../../support/tools.ts";
import { aPhoneCall } from "./support/phone-call.ts";
import { dialsTo, transfer } from "./support/transfer-fixture.ts";

const { transfers: english } = texts;

/** 500 ms: by then the tool has read the transfer, and is still waiting. */
const reportDelayMs = 500;

describe("transfer_to_manager, while a transfer is open", () => {
  it("tells every state on its way, and gives no token to a browser that has joined", async () => {
    const call = await aPhoneCall();
    const state = async () => {
      const answer = await transfer(call);
      const { data, labels } = requireCard(answer, "transfer_call");
      return { result: answer.result, state: data.state, label: labels.state, token: typeof data.access_token, id: data.transfer_id };
    };
    const id = call.transferId;
    expect(await state()).to.deep.equal({
      result: english.state_requested,
      state: "requested",
      label: english.label_requested,
      token: "string",
      id,
    });
    await call.enter();
    expect(await state()).to.deep.equal({
      result: english.state_ringing,
      state: "ringing",
      label: english.label_ringing,
      token: "object",
      id,
    });
    await call.pickUp();
    expect(await state()).to.deep.equal({
      result: english.state_answered,
      state: "answered",
      label: english.label_answered,
      token: "object",
      id,
    });
    await call.press("1");
    expect(await state()).to.deep.equal({
      result: english.state_connected,
      state: "connected",
      label: english.label_connected,
      token: "object",
      id,
    });
    expect(dialsTo(call)).to.have.length(1);
  });

  it("waits for the report of an end when it is asked at once, as the page does", async () => {
    const call = await aPhoneCall();
    await call.enter();
    await call.pickUp();
    await call.press("1");
    await call.managerEnters();
    const asked = transfer(call);
    await sleep(reportDelayMs);
    await call.leave(call.callerCall);
    expect((await asked).result).to.equal(english.outcome_ended);
  });

  it("waits for the report of a visitor who has hung up while it rings", async () => {
    const call = await aPhoneCall();
    await call.enter();
    const asked = transfer(call);
    await sleep(reportDelayMs);
    await call.leave(call.callerCall);
    expect((await asked).result).to.equal(english.outcome_caller_left);
  });
});
