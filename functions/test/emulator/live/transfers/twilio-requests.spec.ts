import { expect } from "chai";
import { twilioTelephony } from "../../../../src/lib/services/telephony/twilio-telephony.ts";
import type { Transfer } from "../../../../src/lib/transfers/transfer.ts";
import { account, aPhone } from "./support/desk.ts";
import { startTwilioRecorder, type TwilioRecorder } from "./support/twilio-recorder.ts";

const aTransfer = (managerPhone: string): Transfer => ({
  projectId: "a project/ü",
  id: "0123",
  uid: "ada",
  identity: "v_1",
  room: "x_1",
  managerPhone,
  projectName: "A site",
  visitorLanguage: "en",
  managerLanguage: "en",
  createdAt: new Date(),
  state: { kind: "dialing", callerCall: "CA1", reservedAt: new Date(), deadline: new Date() },
});

/** The requests of Twilio's own client, byte for byte. */
describe("twilioTelephony", () => {
  let twilio: TwilioRecorder;

  before(async () => {
    twilio = await startTwilioRecorder();
  });

  after(async () => twilio[Symbol.asyncDispose]());

  const telephony = (timeLimitMs = 2_000) =>
    twilioTelephony({
      baseUrl: () => twilio.url,
      publicBaseUrl: () => "https://example.com",
      accountSid: () => account.TWILIO_ACCOUNT_SID,
      apiKeySid: () => account.TWILIO_API_KEY_SID,
      apiKeySecret: () => account.TWILIO_API_KEY_SECRET,
      fromNumber: () => account.TWILIO_FROM_NUMBER,
      timeLimitMs,
    });

  it("dials with one request", async () => {
    const phone = aPhone();
    const result = await telephony().dial(aTransfer(phone));
    expect(result).to.deep.equal({ kind: "accepted", call: twilio.callTo(phone) });
    const [request, ...others] = twilio.dialsTo(phone);
    expect(others).to.deep.equal([]);
    const address = (name: string): string =>
      encodeURIComponent(`https://example.com/api/telephony/events/${name}?project=a+project%2F%C3%BC&transfer=0123`);
    expect(request?.body).to.equal(
      `To=%2B${phone.slice(1)}&From=%2B15005550006&Method=POST&StatusCallback=${address("call")}` +
        "&StatusCallbackEvent=initiated&StatusCallbackEvent=ringing&StatusCallbackEvent=answered&StatusCallbackEvent=completed" +
        `&StatusCallbackMethod=POST&Timeout=20&TimeLimit=1800&Url=${address("announcement")}`,
    );
    expect(request?.authorization).to.equal(`Basic ${btoa(`${account.TWILIO_API_KEY_SID}:${account.TWILIO_API_KEY_SECRET}`)}`);
  });

  it("ends a call, and releases a visitor, with one update each", async () => {
    const call = `CA${"5".repeat(32)}`;
    expect(await telephony().endCall(call)).to.equal(true);
    expect(await telephony().releaseCaller(call, { language: "de-DE", text: "Auf <Wiedersehen> & danke" })).to.equal(true);
    expect(twilio.requests.filter(({ path }) => path === `/Calls/${call}.json`).map(({ body }) => body)).to.deep.equal([
      "Status=completed",
      `Twiml=${encodeURIComponent(
        '<?xml version="1.0" encoding="UTF-8"?><Response><Say language="de-DE">Auf &lt;Wiedersehen&gt; &amp; danke</Say><Hangup/></Response>',
      )}`,
    ]);
  });

  it("looks for calls by both numbers, and finds only those since a moment", async () => {
    const phone = aPhone();
    await telephony().dial(aTransfer(phone));
    const call = twilio.callTo(phone);
    const minuteMs = 60_000;
    expect(await telephony().findCalls({ to: phone, since: new Date(Date.now() - minuteMs) })).to.deep.equal([{ call, status: "queued" }]);
    expect(await telephony().findCalls({ to: phone, since: new Date(Date.now() + minuteMs) })).to.deep.equal([]);
    const { query } = twilio.requests.findLast(({ method }) => method === "GET") ?? {};
    expect(query?.toString()).to.equal(`To=%2B${phone.slice(1)}&From=%2B15005550006&PageSize=20`);
  });

  it("does not wait longer than it may, and then does not know", async () => {
    const phone = aPhone();
    twilio.script(phone, "unanswered_and_silent");
    expect(await telephony(100).dial(aTransfer(phone))).to.deep.equal({ kind: "unknown" });
    expect(twilio.dialsTo(phone)).to.have.length(1);
  });

  it("knows that nothing rings when Twilio's client does not take what it is configured with", async () => {
    const phone = aPhone();
    const misconfigured = twilioTelephony({
      baseUrl: () => twilio.url,
      publicBaseUrl: () => "https://example.com",
      accountSid: () => "the name of the account",
      apiKeySid: () => account.TWILIO_API_KEY_SID,
      apiKeySecret: () => account.TWILIO_API_KEY_SECRET,
      fromNumber: () => account.TWILIO_FROM_NUMBER,
      timeLimitMs: 2_000,
    });
    expect(await misconfigured.dial(aTransfer(phone))).to.deep.equal({ kind: "refused", reason: "failed" });
    expect(await misconfigured.findCalls({ to: phone, since: new Date() })).to.equal(undefined);
    expect(await misconfigured.endCall(`CA${"7".repeat(32)}`)).to.equal(false);
    expect(twilio.dialsTo(phone)).to.deep.equal([]);
  });

  it("stays at the address that it is given, whatever region the environment names", async () => {
    Object.assign(process.env, { TWILIO_REGION: "ie1", TWILIO_EDGE: "dublin" });
    try {
      expect(await telephony().endCall(`CA${"6".repeat(32)}`)).to.equal(true);
    } finally {
      delete process.env["TWILIO_REGION"];
      delete process.env["TWILIO_EDGE"];
    }
  });
});
