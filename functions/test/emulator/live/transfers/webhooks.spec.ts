import { expect } from "chai";
import texts from "../../../../src/lib/i18n/texts/en.json" with { type: "json" };
import { aCallSid, aFixture, aScene, dialsTo, post, stateOf, storedTransfer } from "./support/transfer-fixture.ts";
import { aPhoneCall, twiml, voiceFields } from "./support/phone-call.ts";

const { transfers: english } = texts;

const escaped = (url: string): string => url.replaceAll("&", "&amp;");

describe("telephonyVoice", () => {
  it("lets the browser of a transfer into its room", async () => {
    const call = await aPhoneCall();
    const answer = await post(`${call.fixture.url}/api/telephony/voice`, {
      ...voiceFields(call.identity, call.callerCall),
      room: "another",
      transfer: "another",
    });
    expect(twiml(answer)).to.equal(
      `<Response><Dial action="${escaped(call.urlOf("after"))}" method="POST" timeLimit="1800">` +
        '<Conference participantLabel="caller" startConferenceOnEnter="true" endConferenceOnExit="true" beep="false" maxParticipants="2" ' +
        `waitUrl="${escaped(call.urlOf("hold"))}" waitMethod="POST" statusCallback="${escaped(call.urlOf("room"))}" statusCallbackMethod="POST" ` +
        `statusCallbackEvent="start end join leave">${await call.room()}</Conference></Dial></Response>`,
    );
    expect(await stateOf(call)).to.equal("caller_waiting");
    // Twilio asks again if our answer was lost.
    expect((await call.arrive()).body).to.equal(answer.body);
    expect(dialsTo(call)).to.have.length(0);
  });

  it("gives an unguessable room and identity that reveal nothing", async () => {
    const call = await aPhoneCall();
    expect(await call.room()).to.match(/^x_[0-9a-f]{32}$/);
    expect(call.identity).to.match(/^v_[0-9a-f]{32}$/);
    expect(call.transferId).to.match(/^[0-9a-f]{32}$/);
    expect(new Set([(await call.room()).slice(2), call.identity.slice(2), call.transferId]).size).to.equal(3);
  });

  it("refuses whoever has no open transfer", async () => {
    const scene = await aScene();
    const over = await aPhoneCall(scene);
    await over.enter();
    await over.leave(over.callerCall);
    const { url } = await aFixture();
    for (const identity of [`v_${"0".repeat(32)}`, over.identity, "v_", "", "../x", "v_' OR 1", over.phone]) {
      expect(twiml(await post(`${url}/api/telephony/voice`, voiceFields(identity, aCallSid())))).to.equal(
        '<Response><Reject reason="rejected"/></Response>',
      );
    }
    for (const from of ["+4790000000", "", over.identity]) {
      expect(twiml(await post(`${url}/api/telephony/voice`, { ...voiceFields("", aCallSid()), From: from }))).to.include("<Reject");
    }
  });

  it("refuses a second browser with the same token", async () => {
    const call = await aPhoneCall();
    await call.enter();
    expect(twiml(await post(`${call.fixture.url}/api/telephony/voice`, voiceFields(call.identity, aCallSid())))).to.include("<Reject");
    expect((await storedTransfer(call)).fields).to.include({ caller_call: call.callerCall });
  });
});

describe("telephonyEvents", () => {
  it("plays quiet hold audio that goes on, with a sentence every second time", async () => {
    const call = await aPhoneCall();
    await call.enter();
    const round = async (number: number) =>
      twiml(await post(call.urlOf("hold") + (number === 0 ? "" : `&round=${number}`), { CallSid: call.callerCall }));
    const next = (number: number): string =>
      `<Play>${call.fixture.url}/hold.wav</Play><Pause length="8"/><Redirect method="POST">${escaped(`${call.urlOf("hold")}&round=${number}`)}</Redirect></Response>`;
    expect(await round(0)).to.equal(`<Response><Say language="en-US">${english.hold_first}</Say>${next(1)}`);
    expect(await round(1)).to.equal(`<Response>${next(2)}`);
    expect(await round(2)).to.equal(`<Response><Say language="en-US">${english.hold_again}</Say>${next(3)}`);
  });

  it("announces the visitor, and lets the manager in on 1", async () => {
    const call = await aPhoneCall(await aScene({ name: 'A & B <"c">' }));
    await call.enter();
    const announced = twiml(await call.pickUp());
    expect(announced).to.equal(
      `<Response><Gather input="dtmf" numDigits="1" timeout="6" finishOnKey="" action="${escaped(call.urlOf("key"))}" method="POST" actionOnEmptyResult="true">` +
        '<Say language="en-US">A visitor to A &amp; B &lt;"c"&gt; would like to talk to you.</Say>' +
        `${`<Say language="en-US">${english.keys}</Say>`.repeat(2)}</Gather><Hangup/></Response>`,
    );
    expect(twiml(await call.pickUp())).to.equal(announced);
    const joined =
      '<Response><Dial timeLimit="1800"><Conference participantLabel="manager" startConferenceOnEnter="true" endConferenceOnExit="true" ' +
      `beep="onEnter" maxParticipants="2" waitUrl="">${await call.room()}</Conference></Dial></Response>`;
    expect(twiml(await call.press("1"))).to.equal(joined);
    expect(twiml(await call.press("1"))).to.equal(joined);
    expect(await stateOf(call)).to.equal("connected");
  });

  it("handles reports that arrive twice, late and out of order", async () => {
    const call = await aPhoneCall();
    await call.enter();
    // Overtakes "answered" and the earlier reports.
    await call.pickUp();
    for (const status of ["initiated", "ringing", "in-progress", "ringing", "in-progress"]) await call.reportStatus(status);
    expect(await stateOf(call)).to.equal("answered");
    await call.press("1");
    await call.pickUp();
    await call.press("");
    for (const status of ["initiated", "ringing", "in-progress"]) await call.reportStatus(status);
    expect(await stateOf(call)).to.equal("connected");
    await call.managerEnters();
    await call.managerEnters();
    await call.reportStatus("completed");
    await call.reportStatus("no-answer");
    await call.leave(call.callerCall);
    await call.enter();
    expect(await stateOf(call)).to.equal("ended");
    expect(dialsTo(call)).to.have.length(1);
  });

  it("does not care for reports of other calls, rooms and transfers", async () => {
    const [call, other] = await Promise.all([aPhoneCall(), aPhoneCall()]);
    await Promise.all([call.enter(), other.enter()]);
    await call.tell("call", { CallSid: other.managerCall(), CallStatus: "busy" });
    await call.tell("key", { CallSid: other.managerCall(), Digits: "1" });
    await call.leave(other.callerCall);
    await call.tell("after", { CallSid: other.callerCall });
    await call.tell("room", { FriendlyName: await other.room(), StatusCallbackEvent: "conference-end" });
    await call.tell("room", { FriendlyName: await other.room(), StatusCallbackEvent: "participant-leave", CallSid: call.callerCall });
    expect(twiml(await call.tell("announcement", { CallSid: other.managerCall() })))
      .to.include("<Hangup/>")
      .and.not.to.include("<Gather");
    expect([await stateOf(call), await stateOf(other)]).to.deep.equal(["ringing", "ringing"]);
    for (const [project, transferId] of [
      ["nobody", "nothing"],
      ["", ""],
      ["../x", "a/b"],
      [call.visitor.projectId, other.transferId],
    ] as const) {
      const url = `${call.fixture.url}/api/telephony/events/call?${new URLSearchParams({ project, transfer: transferId }).toString()}`;
      expect(twiml(await post(url, { CallSid: call.managerCall(), CallStatus: "busy" }))).to.equal("<Response><Hangup/></Response>");
    }
    expect(twiml(await post(call.urlOf("key").replace("/key?", "/unknown?"), { CallSid: call.managerCall(), Digits: "1" }))).to.include(
      "<Hangup/>",
    );
    expect(await stateOf(call)).to.equal("ringing");
  });
});
