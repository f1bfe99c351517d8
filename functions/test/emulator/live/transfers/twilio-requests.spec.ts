import { setImmediate } from "node:timers/promises";
import { expect } from "chai";
import { type FakeTelephony, startFakeTelephony } from "../../../../fakes/telephony/start-fake-telephony.ts";
import { telephonyWithin } from "../../../../src/lib/providers/telephony/twilio-telephony.ts";
import type { Transfer } from "../../../../src/lib/transfers/transfer.ts";
import { aTransfer, states } from "../../../support/transfer-situations.ts";
import { account, aPhone } from "./support/transfer-fixture.ts";

const dialing = (managerPhone: string): Transfer => aTransfer(states.dialing, { projectId: "a project/ü", managerPhone });

/** The requests of Twilio's own client, byte for byte. */
describe("telephonyWithin", () => {
  let twilio: FakeTelephony;
  const environment = { ...process.env };

  before(async () => {
    twilio = await startFakeTelephony({ settings: { speed: 0 } });
  });

  after(async () => {
    for (const name of [...Object.keys(account), "TWILIO_API_URL", "PUBLIC_BASE_URL"]) Reflect.deleteProperty(process.env, name);
    Object.assign(process.env, environment);
    await twilio.stop();
  });

  const requestsTo = (path: string) => twilio.control.requests().filter((request) => request.path.endsWith(path));

  const dialsTo = (phone: string) =>
    requestsTo("/Calls.json").filter(({ method, body }) => method === "POST" && new URLSearchParams(body).get("To") === phone);

  const callTo = (phone: string): string => twilio.control.findCallTo(phone)?.sid ?? "";

  const telephony = (timeLimitMs = 2_000, changed: Partial<Record<keyof typeof account, string>> = {}) => {
    Object.assign(process.env, account, { TWILIO_API_URL: twilio.url, PUBLIC_BASE_URL: "https://example.com", ...changed });
    return telephonyWithin(timeLimitMs);
  };

  it("dials with one request", async () => {
    const phone = aPhone();
    const result = await telephony().dial(dialing(phone));
    expect(result).to.deep.equal({ kind: "dial_accepted", call: callTo(phone) });
    const [request, ...others] = dialsTo(phone);
    expect(others).to.deep.equal([]);
    const address = (name: string): string =>
      encodeURIComponent(`https://example.com/api/telephony/events/${name}?project=a+project%2F%C3%BC&transfer=0123`);
    expect(request?.body).to.equal(
      `To=%2B${phone.slice(1)}&From=%2B15005550006&Method=POST&StatusCallback=${address("call")}` +
        "&StatusCallbackEvent=initiated&StatusCallbackEvent=ringing&StatusCallbackEvent=answered&StatusCallbackEvent=completed" +
        `&StatusCallbackMethod=POST&Timeout=20&TimeLimit=1800&Url=${address("announcement")}`,
    );
    // With the key, whose secret Twilio has verified.
    expect(request).to.include({ user: account.TWILIO_API_KEY_SID, status: 201 });
  });

  it("ends a call, and releases a visitor, with one update each", async () => {
    const call = twilio.control.openQuietCall({ from: "client:v_1" }).sid;
    expect(await telephony().dismiss(call, { language: "de-DE", text: "Auf <Wiedersehen> & danke" })).to.equal(true);
    expect(await telephony().endCall(call)).to.equal(true);
    expect(requestsTo(`/Calls/${call}.json`).map(({ body }) => body)).to.deep.equal([
      `Twiml=${encodeURIComponent(
        '<?xml version="1.0" encoding="UTF-8"?><Response><Say language="de-DE">Auf &lt;Wiedersehen&gt; &amp; danke</Say><Hangup/></Response>',
      )}`,
      "Status=completed",
    ]);
  });

  it("looks for calls by both numbers, and finds only those since a moment", async () => {
    const phone = aPhone();
    await telephony().dial(dialing(phone));
    const call = callTo(phone);
    const minuteMs = 60_000;
    expect(await telephony().findCalls({ to: phone, since: new Date(Date.now() - minuteMs) })).to.deep.equal([{ call, status: "queued" }]);
    expect(await telephony().findCalls({ to: phone, since: new Date(Date.now() + minuteMs) })).to.deep.equal([]);
    const { query } = twilio.control.requests().findLast(({ method }) => method === "GET") ?? {};
    expect(query).to.equal(`?To=%2B${phone.slice(1)}&From=%2B15005550006&PageSize=20`);
  });

  it("does not wait longer than it may, and then does not know", async () => {
    const phone = aPhone();
    twilio.control.setPhone(phone, "hangs and rings");
    expect(await telephony(100).dial(dialing(phone))).to.equal(undefined);
    expect(dialsTo(phone)).to.have.length(1);
  });

  it("knows that nothing rings when Twilio's client does not take what it is configured with", async () => {
    const phone = aPhone();
    const misconfigured = telephony(2_000, { TWILIO_ACCOUNT_SID: "the name of the account" });
    expect(await misconfigured.dial(dialing(phone))).to.deep.equal({ kind: "dial_refused", reason: "failed" });
    expect(await misconfigured.findCalls({ to: phone, since: new Date() })).to.equal(undefined);
    expect(await misconfigured.endCall(`CA${"7".repeat(32)}`)).to.equal(false);
    expect(dialsTo(phone)).to.deep.equal([]);
  });

  for (const missing of ["TWILIO_ACCOUNT_SID", "TWILIO_API_KEY_SID", "TWILIO_API_KEY_SECRET"] as const)
    it(`asks Twilio nothing, and leaves no error that nobody catches, without ${missing}`, async () => {
      const phone = aPhone();
      const before = twilio.control.requests().length;
      const unconfigured = telephony(2_000, { [missing]: "" });
      expect(await unconfigured.findCalls({ to: phone, since: new Date() })).to.equal(undefined);
      expect(await unconfigured.dial(dialing(phone))).to.deep.equal({ kind: "dial_refused", reason: "failed" });
      expect(await unconfigured.endCall(`CA${"7".repeat(32)}`)).to.equal(false);
      expect(twilio.control.requests()).to.have.length(before);
      // The runner fails a test that leaves a rejection: it comes in a turn of its own.
      await setImmediate();
    });

  it("stays at the address that it is given, whatever region the environment names", async () => {
    Object.assign(process.env, { TWILIO_REGION: "ie1", TWILIO_EDGE: "dublin" });
    try {
      const call = twilio.control.openQuietCall({ from: "client:v_1" }).sid;
      expect(await telephony().endCall(call)).to.equal(true);
    } finally {
      delete process.env["TWILIO_REGION"];
      delete process.env["TWILIO_EDGE"];
    }
  });
});
