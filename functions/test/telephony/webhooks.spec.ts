import { expect } from "chai";
import { hang } from "./support/app.ts";
import { aPair, from, numbers, type Pair } from "./support/a-telephony.ts";

/** Calls somebody whose call begins at this address. */
const callTo = async ({ client, control }: Pair, url: string) => {
  const { sid } = await client.calls.create({ to: numbers.accepts, from, url });
  await control.advance(20_000);
  return control.call(sid);
};

describe("a webhook", () => {
  it("is signed for its whole address, with all fields", async () => {
    const pair = await aPair();
    pair.app.at("/a b/å", "<Say>x</Say>");
    pair.app.at("/x", "<Say>x</Say>");
    for (const path of ["/x", "/x?y=1&z=a%20b+c", "/x?=&", "/%C3%A5?q=%C3%A5"]) await callTo(pair, pair.app.url + path);
    expect(pair.app.received.map(({ isSigned }) => isSigned)).to.deep.equal([true, true, true, true]);
  });

  it("is not signed for another token", async () => {
    const pair = await aPair({ settings: { authToken: "ffffffffffffffffffffffffffffffff" } });
    await callTo(pair, `${pair.app.url}/x`);
    expect(pair.app.received.map(({ isSigned }) => isSigned)).to.deep.equal([false]);
  });

  it("is tried once more when nobody is there, and not after an error", async () => {
    const pair = await aPair();
    await callTo(pair, "http://127.0.0.1:1/x");
    expect(pair.control.webhooks().map(({ attempt, outcome }) => [attempt, outcome])).to.deep.equal([
      [1, "unreachable"],
      [2, "unreachable"],
    ]);
    pair.app.at("/x", { status: 503 });
    await callTo(pair, `${pair.app.url}/x`);
    expect(pair.app.to("/x")).to.have.length(1);
  });

  it("is waited for no longer than the service may take", async () => {
    const pair = await aPair({ settings: { webhookTimeoutMs: 60 } });
    pair.app.at("/x", hang);
    await callTo(pair, `${pair.app.url}/x`);
    expect(pair.control.webhooks().map(({ outcome }) => outcome)).to.deep.equal(["timeout"]);
  });

  it("is written down with what was asked and answered", async () => {
    const pair = await aPair();
    pair.app.at("/x", "<Hangup/>");
    const call = await callTo(pair, `${pair.app.url}/x`);
    const [seen] = pair.control.webhooks();
    expect(seen).to.include({ purpose: "document", method: "POST", outcome: 200, attempt: 1 });
    expect(seen?.fields["CallSid"]).to.equal(call.sid);
    expect(seen?.body).to.include("<Hangup/>");
  });
});

describe("status callbacks", () => {
  const told = async (pair: Pair): Promise<readonly (string | undefined)[]> => {
    await pair.client.calls.create({
      to: numbers.accepts,
      from,
      twiml: '<Response><Pause length="20"/></Response>',
      statusCallback: `${pair.app.url}/status`,
      statusCallbackEvent: ["initiated", "ringing", "answered", "completed"],
    });
    await pair.control.advance(60_000);
    return pair.app.fieldsAt("/status", "CallStatus");
  };

  it("come in their order, once", async () => {
    expect(await told(await aPair())).to.deep.equal(["initiated", "ringing", "in-progress", "completed"]);
  });

  it("come late, so that others overtake them", async () => {
    const pair = await aPair();
    pair.control.disturbCallbacks([
      { event: "answered", delayMs: 30_000 },
      { event: "initiated", delayMs: 2_000 },
    ]);
    expect(await told(pair)).to.deep.equal(["ringing", "initiated", "completed", "in-progress"]);
    expect(pair.app.fieldsAt("/status", "SequenceNumber")).to.deep.equal(["1", "0", "3", "2"]);
  });

  it("come twice, with the same fields, or never", async () => {
    const pair = await aPair();
    pair.control.disturbCallbacks([
      { event: "completed", copies: 0 },
      { event: "*", copies: 2, times: 2 },
    ]);
    expect(await told(pair)).to.deep.equal(["initiated", "initiated", "ringing", "ringing", "in-progress"]);
    const [first, second] = pair.app.to("/status");
    expect(first?.fields).to.deep.equal(second?.fields);
  });

  it("do not stop a call when nobody takes them", async () => {
    const pair = await aPair();
    pair.app.at("/status", { status: 500 });
    expect(await told(pair)).to.deep.equal(["initiated", "ringing", "in-progress", "completed"]);
    expect(pair.control.debugger()).to.deep.equal([]);
  });
});
