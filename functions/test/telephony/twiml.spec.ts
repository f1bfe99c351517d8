import { expect } from "chai";
import { aPair, from, numbers, type Pair } from "./support/a-telephony.ts";

/** A person on the line, whose call follows this document. */
const onTheLine = async (inside: string, pair?: Pair) => {
  const { client, app, control, ...rest } = pair ?? (await aPair());
  app.at("/start", inside);
  const { sid } = await client.calls.create({ to: numbers.manual, from, url: `${app.url}/start`, statusCallback: `${app.url}/status` });
  await control.advance(2_000);
  control.call(sid).answer();
  await control.idle();
  return { client, app, control, ...rest, call: control.call(sid) };
};

describe("TwiML", () => {
  it("is said, played and paused, one after the other, then the call is over", async () => {
    const { call, control, app } = await onTheLine(
      '<Say language="en-GB">Hello &amp; good day</Say><Pause length="2"/><Play>/a.mp3</Play>',
    );
    expect(call.heard()).to.deep.equal(["Hello & good day"]);
    await control.advance(16 * 60 + 2_100);
    expect(call.heard()).to.deep.equal(["Hello & good day", "(silence)", `${app.url}/a.mp3`]);
    await control.advance(5_000);
    expect(call.heard()).to.have.length(3);
    expect(call.state().status).to.equal("completed");
  });

  it("gets what a request for a document says about a call", async () => {
    const { app, call } = await onTheLine("<Say>x</Say>");
    expect(app.to("/start")[0]?.fields).to.deep.equal({
      CallSid: call.sid,
      AccountSid: "AC00000000000000000000000000000001",
      From: from,
      To: numbers.manual,
      Caller: from,
      Called: numbers.manual,
      CallStatus: "in-progress",
      Direction: "outbound-api",
      ApiVersion: "2010-04-01",
    });
    expect(app.to("/start")[0]?.headers["content-type"]).to.equal("application/x-www-form-urlencoded; charset=UTF-8");
  });

  it("goes elsewhere, by POST or GET, and hangs up", async () => {
    const pair = await aPair();
    pair.app.at("/two", '<Redirect method="GET">three?x=1</Redirect>');
    pair.app.at("/three", "<Hangup/><Say>never</Say>");
    const { call, app } = await onTheLine("<Redirect>/two</Redirect>", pair);
    expect(app.to("/two").map(({ method }) => method)).to.deep.equal(["POST"]);
    expect(app.to("/three").map(({ method, query }) => [method, query.get("x"), query.get("CallSid")])).to.deep.equal([
      ["GET", "1", call.sid],
    ]);
    expect(call.state().status).to.equal("completed");
    expect(call.heard()).to.deep.equal([]);
    expect(app.received.every(({ isSigned }) => isSigned)).to.equal(true);
  });

  it("can be the text of the request", async () => {
    const { client, control } = await aPair();
    const { sid } = await client.calls.create({ to: numbers.accepts, from, twiml: "<Response><Say>Inline</Say></Response>" });
    await control.advance(10_000);
    expect(control.call(sid).heard()).to.deep.equal(["Inline"]);
  });
});

describe("Gather", () => {
  const asking = async (attributes: string) => {
    const pair = await aPair();
    pair.app.at("/keys", "<Hangup/>");
    return onTheLine(`<Gather action="/keys" ${attributes}><Say>Press</Say></Gather><Say>Nothing</Say>`, pair);
  };

  it("ends with the last of its digits, and breaks off what is said", async () => {
    const { call, control, app } = await asking('numDigits="3"');
    for (const digit of ["1", "2", "3"]) call.press(digit);
    await control.idle();
    expect(app.to("/keys").map(({ fields }) => fields)).to.have.length(1);
    expect(app.to("/keys")[0]?.fields).to.include({ Digits: "123", msg: "Gather End", FinishedOnKey: "", CallSid: call.sid });
    expect(call.heard()).to.deep.equal(["Press"]);
  });

  it("ends with a key that does not count, or after a while without any", async () => {
    const { call, control, app } = await asking('timeout="4"');
    for (const digit of ["4", "5", "#"]) call.press(digit);
    await control.idle();
    expect(app.to("/keys")[0]?.fields).to.include({ Digits: "45", FinishedOnKey: "#" });
    const late = await asking('finishOnKey="" timeout="4"');
    late.call.press("#");
    await late.control.advance(3_900);
    late.call.press("6");
    await late.control.advance(3_900);
    expect(late.app.to("/keys")).to.deep.equal([]);
    await late.control.advance(200);
    expect(late.app.fieldsAt("/keys", "Digits")).to.deep.equal(["#6"]);
  });

  it("goes on without keys, or asks all the same when told to", async () => {
    const { call, control, app } = await asking('timeout="4"');
    await control.advance(5_000);
    expect(call.heard()).to.deep.equal(["Press", "Nothing"]);
    expect(app.to("/keys")).to.deep.equal([]);
    const other = await asking('timeout="4" actionOnEmptyResult="true"');
    await other.control.advance(5_000);
    expect(other.app.fieldsAt("/keys", "Digits")).to.deep.equal([""]);
    expect(other.call.heard()).to.deep.equal(["Press"]);
  });

  it("asks the document again when it has no action", async () => {
    const { call, control, app } = await onTheLine('<Gather numDigits="1"/>');
    call.press("9");
    await control.idle();
    expect(app.fieldsAt("/start", "Digits")).to.deep.equal([undefined, "9"]);
  });

  it("does not tell anybody when the person hangs up", async () => {
    const { call, control, app } = await asking('actionOnEmptyResult="true"');
    call.hangUp();
    call.press("1");
    await control.advance(20_000);
    expect(app.to("/keys")).to.deep.equal([]);
    expect(app.fieldsAt("/status", "CallStatus")).to.deep.equal(["completed"]);
  });
});
