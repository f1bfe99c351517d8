import { expect } from "chai";
import { account, type Answer, aScene, post, stateOf, transfer } from "./support/transfer-fixture.ts";
import { aPhoneCall, cardOf, claimsOf, twiml, voiceFields } from "./support/phone-call.ts";

const expectForbidden = ({ status, body }: Answer): void => {
  expect(status, body).to.equal(403);
  expect(JSON.parse(body)).to.deep.equal({ error: "Invalid signature.", code: "forbidden" });
};

describe("the signature of a webhook", () => {
  it("is checked before anything else, so a stranger learns nothing", async () => {
    const call = await aPhoneCall();
    await call.enter();
    const url = call.urlOf("call");
    const busy = { CallSid: call.managerCall(), CallStatus: "busy" };
    const signed = async (other: Parameters<typeof post>[2]) => post(url, busy, other);
    const forged: readonly Promise<Answer>[] = [
      signed({ signature: undefined }),
      signed({ signature: "" }),
      signed({ signature: "AAAAAAAAAAAAAAAAAAAAAAAAAAA=" }),
      signed({ body: new URLSearchParams({ ...busy, CallStatus: "completed" }).toString() }),
      signed({ body: new URLSearchParams({ ...busy, Digits: "1" }).toString() }),
      signed({ body: `CallSid=${busy.CallSid}` }),
      signed({ body: "" }),
      signed({ body: JSON.stringify(busy), headers: { "Content-Type": "application/json" } }),
      signed({ url: url.replace(call.transferId, "0".repeat(32)) }),
      signed({ url: `${url}&more=1` }),
      signed({ url: url.replace("/call?", "/call/?") }),
      signed({ url: url.replace("/call?", "/key?") }),
      signed({ method: "GET" }),
      signed({ method: "PUT" }),
      // Signed for another host: a signature from elsewhere is useless here.
      post(url.replace(/127\.0\.0\.1:\d+/, "localhost:1"), busy, {
        url,
        headers: { Host: "localhost:1", "X-Forwarded-Host": "localhost:1" },
      }),
      signed({ signature: undefined, url: `${call.fixture.url}/api/telephony/voice`, body: "" }),
      signed({ signature: undefined, url: `${call.fixture.url}/api/telephony/events/nothing/there` }),
      signed({ body: `x=${"y".repeat(100_000)}` }),
    ];
    for (const answer of await Promise.all(forged)) expectForbidden(answer);
    expect(await stateOf(call)).to.equal("ringing");
    // The same, with its signature.
    twiml(await signed({}));
    expect(await stateOf(call)).to.equal("busy");
  });

  it("holds for every field, also for those that parsers of forms make other things of", async () => {
    const call = await aPhoneCall();
    await call.enter();
    twiml(
      await call.tell("call", {
        CallSid: call.managerCall(),
        CallStatus: "ringing",
        "a[b]": "c",
        "d[]": "e",
        plus: "a b+c%20d",
        empty: "",
        ü: "ß 💥",
      }),
    );
  });

  it("is made with the auth token, not with the secret of the API key", async () => {
    const call = await aPhoneCall();
    expect(account.TWILIO_AUTH_TOKEN).not.to.equal(account.TWILIO_API_KEY_SECRET);
    const { getExpectedTwilioSignature } = await import("twilio/lib/webhooks/webhooks.js");
    const fields = voiceFields(call.identity, call.callerCall);
    const url = `${call.fixture.url}/api/telephony/voice`;
    expectForbidden(await post(url, fields, { signature: getExpectedTwilioSignature(account.TWILIO_API_KEY_SECRET, url, { ...fields }) }));
  });
});

describe("the access token", () => {
  it("lets one identity call our application for five minutes, and nothing else", async () => {
    const card = cardOf(await transfer(await aScene()));
    const { iat, exp, ...claims } = claimsOf(card.access_token);
    expect(exp - iat).to.equal(300);
    expect(Math.abs(Date.parse(card.expires_at ?? "") - exp * 1_000)).to.be.below(2_000);
    expect(claims.grants).to.deep.equal({
      identity: claims.grants.identity,
      voice: { outgoing: { application_sid: account.TWILIO_TWIML_APP_SID } },
    });
    expect(claims).to.include({ iss: account.TWILIO_API_KEY_SID, sub: account.TWILIO_ACCOUNT_SID });
  });
});
