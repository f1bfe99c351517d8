import { expect } from "chai";
import type { PhoneScript } from "../../fakes/telephony/network/phone-script.ts";
import { aPair, from, numbers, type Pair } from "./support/a-telephony.ts";

const events = ["initiated", "ringing", "answered", "completed"];

/** Calls a number, asks for a key for six seconds, and lets a minute pass. */
const callOut = async ({ client, app, control }: Pair, to: string) => {
  app.at("/ask", '<Gather numDigits="1" timeout="6" action="/key"><Say>Press a key</Say></Gather><Say>Nothing pressed</Say>');
  app.at("/key", '<Pause length="120"/>');
  const { sid } = await client.calls.create({
    to,
    from,
    url: `${app.url}/ask`,
    timeout: 20,
    statusCallback: `${app.url}/status`,
    statusCallbackEvent: events,
  });
  await control.advance(60_000);
  return control.call(sid);
};

interface Outcome {
  readonly status: string;
  readonly told: readonly string[];
  readonly digits: readonly string[];
  readonly sip: string;
}

const outcomes: readonly (readonly [string, Outcome])[] = [
  [numbers.accepts, { status: "in-progress", told: ["initiated", "ringing", "in-progress"], digits: ["1"], sip: "200" }],
  [numbers.declinesByKey, { status: "in-progress", told: ["initiated", "ringing", "in-progress"], digits: ["2"], sip: "200" }],
  [numbers.slow, { status: "in-progress", told: ["initiated", "ringing", "in-progress"], digits: ["1"], sip: "200" }],
  [numbers.silent, { status: "completed", told: ["initiated", "ringing", "in-progress", "completed"], digits: [], sip: "200" }],
  [numbers.voicemail, { status: "completed", told: ["initiated", "ringing", "in-progress", "completed"], digits: [], sip: "200" }],
  [numbers.hangsUp, { status: "completed", told: ["initiated", "ringing", "in-progress", "completed"], digits: [], sip: "200" }],
  [numbers.busy, { status: "busy", told: ["initiated", "busy"], digits: [], sip: "486" }],
  [numbers.noAnswer, { status: "no-answer", told: ["initiated", "ringing", "no-answer"], digits: [], sip: "487" }],
  [numbers.fails, { status: "failed", told: ["initiated", "failed"], digits: [], sip: "404" }],
  [numbers.manual, { status: "no-answer", told: ["initiated", "ringing", "no-answer"], digits: [], sip: "487" }],
  ["+12025550111", { status: "busy", told: ["initiated", "ringing", "busy"], digits: [], sip: "603" }],
  ["+12025550112", { status: "failed", told: ["initiated", "failed"], digits: [], sip: "603" }],
  ["+12025550113", { status: "completed", told: ["initiated", "ringing", "in-progress", "completed"], digits: ["1"], sip: "200" }],
  ["+12025550114", { status: "in-progress", told: ["initiated", "ringing", "in-progress"], digits: ["7"], sip: "200" }],
];

describe("a phone", () => {
  for (const [number, { status, told, digits, sip }] of outcomes) {
    it(`${number} ends up ${status} after ${told.join(", ")}`, async () => {
      const pair = await aPair();
      const call = await callOut(pair, number);
      expect(call.state().status).to.equal(status);
      expect(pair.app.fieldsAt("/status", "CallStatus")).to.deep.equal(told);
      expect(pair.app.fieldsAt("/status", "SequenceNumber")).to.deep.equal(told.map((_, index) => String(index)));
      expect(pair.app.fieldsAt("/status", "SipResponseCode").at(-1)).to.equal(sip);
      expect(pair.app.fieldsAt("/key", "Digits")).to.deep.equal(digits);
    });
  }

  it("rings five seconds longer than was asked for", async () => {
    const { client, app, control } = await aPair();
    const { sid } = await client.calls.create({ to: numbers.noAnswer, from, url: `${app.url}/ask`, timeout: 20 });
    await control.advance(1_000 + 24_900);
    expect(control.call(sid).state().status).to.equal("ringing");
    await control.advance(200);
    expect(control.call(sid).state().status).to.equal("no-answer");
  });

  it("does what a person with the control wants", async () => {
    const { client, app, control } = await aPair();
    app.at("/ask", '<Gather numDigits="1" action="/key"><Say>Press a key</Say></Gather>');
    const { sid } = await client.calls.create({ to: numbers.manual, from, url: `${app.url}/ask` });
    await control.advance(5_000);
    const phone = control.findCallTo(numbers.manual);
    expect(phone?.state()).to.include({ sid, status: "ringing", asked: false });
    phone?.press("1");
    phone?.answer();
    await control.idle();
    expect(phone?.state()).to.include({ status: "in-progress", asked: true });
    expect(phone?.heard()).to.deep.equal(["Press a key"]);
    phone?.press("2");
    await control.advance(100);
    expect(app.fieldsAt("/key", "Digits")).to.deep.equal(["2"]);
    await client.calls.create({ to: numbers.manual, from, url: `${app.url}/ask` });
    await control.advance(5_000);
    control.findCallTo(numbers.manual)?.decline();
    expect(control.findCallTo(numbers.manual)?.state().status).to.equal("busy");
  });

  it("follows a script of one's own, and the next call another", async () => {
    const pair = await aPair();
    const own: Partial<PhoneScript> = { phone: { does: "answers", afterMs: 100, presses: ["4", "5"], pressAfterMs: 100 } };
    pair.control.setPhone("+4722123456", own);
    await callOut(pair, "+4722123456");
    pair.control.setPhone("+4722123456", "busy");
    expect((await callOut(pair, "+4722123456")).state().status).to.equal("busy");
    expect(pair.app.fieldsAt("/key", "Digits")).to.deep.equal(["4"]);
  });

  it("is told the length of a call when it is over", async () => {
    const pair = await aPair();
    await callOut(pair, "+12025550113");
    const last = pair.app.to("/status").at(-1)?.fields;
    expect(last).to.include({
      CallStatus: "completed",
      CallDuration: "30",
      Duration: "1",
      CallbackSource: "call-progress-events",
      Direction: "outbound-api",
      ApiVersion: "2010-04-01",
    });
    expect(last?.["Timestamp"]).to.match(/^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d \+0000$/);
  });

  it("tells only of the end when no events were chosen", async () => {
    const { client, app, control } = await aPair();
    await client.calls.create({
      to: numbers.busy,
      from,
      twiml: "<Response/>",
      statusCallback: `${app.url}/status`,
      statusCallbackMethod: "GET",
    });
    await control.advance(10_000);
    expect(app.to("/status").map(({ method, query }) => `${method} ${query.get("CallStatus") ?? ""}`)).to.deep.equal(["GET busy"]);
    expect(app.to("/status")[0]?.isSigned).to.equal(true);
  });
});
