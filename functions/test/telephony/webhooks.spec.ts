import { expect } from "chai";
import { hang } from "./support/app.ts";
import { aPair, from, numbers, type Pair } from "./support/a-telephony.ts";

/** Calls somebody whose call begins at this address. */
const callTo = async ({ client, control }: Pair, url: string) => {
  const { sid } = await client.calls.create({ to: numbers.accepts, from, url });
  await control.advance(20_000);
  return control.call(sid);
};

const xml = { "Content-Type": "application/xml" };

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

  it("leaves the fragment of its address out of what it sends and signs", async () => {
    const pair = await aPair();
    pair.app.at("/x", "<Say>x</Say>");
    await callTo(pair, `${pair.app.url}/x#rc=2&rp=all`);
    expect(pair.app.to("/x").map(({ isSigned }) => isSigned)).to.deep.equal([true]);
  });

  it("goes where it is sent, without its fields after 301, 302 and 303, with them after 307 and 308", async () => {
    for (const [status, method, hasFields] of [
      [301, "GET", false],
      [302, "GET", false],
      [303, "GET", false],
      [307, "POST", true],
      [308, "POST", true],
    ] as const) {
      const pair = await aPair();
      pair.app.at("/old", { status, headers: { Location: "/new" } });
      pair.app.at("/new", ({ fields }) => `<Say>${fields["CallSid"] ?? "no call"}</Say>`);
      const call = await callTo(pair, `${pair.app.url}/old`);
      expect(
        pair.app.to("/new").map((request) => request.method),
        String(status),
      ).to.deep.equal([method]);
      expect(call.heard()).to.deep.equal([hasFields ? call.sid : "no call"]);
      expect(pair.app.received.every(({ isSigned }) => isSigned)).to.equal(true);
    }
  });

  it("is tried again when nobody is there, once, and as told in the fragment", async () => {
    const pair = await aPair();
    await callTo(pair, "http://127.0.0.1:1/x");
    expect(pair.control.webhooks().map(({ attempt, outcome }) => [attempt, outcome])).to.deep.equal([
      [1, "unreachable"],
      [2, "unreachable"],
    ]);
    pair.control.reset();
    await callTo(pair, "http://127.0.0.1:1/x#rc=0");
    expect(pair.control.webhooks()).to.have.length(1);
  });

  it("is not tried again after an error unless told to, and then with a token that stays the same", async () => {
    const pair = await aPair();
    pair.app.at("/x", { status: 503 });
    await callTo(pair, `${pair.app.url}/x`);
    expect(pair.app.to("/x").map(({ headers }) => headers["i-twilio-idempotency-token"])).to.deep.equal([undefined]);
    let tries = 0;
    pair.app.at("/y", () => ((tries += 1) < 3 ? { status: 503 } : { headers: xml, body: "<Response><Say>At last</Say></Response>" }));
    const call = await callTo(pair, `${pair.app.url}/y#rc=3&rp=5xx`);
    expect(call.heard()).to.deep.equal(["At last"]);
    const [first, second, third] = pair.app.to("/y").map(({ headers }) => headers["i-twilio-idempotency-token"]);
    expect(first).to.equal(undefined);
    expect(second).to.be.a("string").that.equals(third);
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
