import { expect } from "chai";
import { checkSignature, createTelling } from "./is-from-twilio.ts";

/** The example of https://www.twilio.com/docs/usage/security#validating-requests */
const example = {
  base: "https://example.com",
  token: "12345",
  pathAndQuery: "/myapp.php?foo=1&bar=2",
  fields: { CallSid: "CA1234567890ABCDE", Caller: "+14158675310", Digits: "1234", From: "+14158675310", To: "+18005551212" },
  signature: "L/OH5YylLD5NRKLltdqwSvS0BnU=",
};

const check = (changes: Partial<typeof example> & { readonly signed?: boolean } = {}): ReturnType<typeof checkSignature> => {
  const { base, token, pathAndQuery, fields, signature, signed = true } = { ...example, ...changes };
  Object.assign(process.env, { PUBLIC_BASE_URL: base, TWILIO_AUTH_TOKEN: token });
  return checkSignature({ header: (name) => (signed && name === "X-Twilio-Signature" ? signature : undefined), pathAndQuery, fields });
};

describe("checkSignature", () => {
  const { PUBLIC_BASE_URL, TWILIO_AUTH_TOKEN } = process.env;
  after(() => {
    Object.assign(process.env, { PUBLIC_BASE_URL: PUBLIC_BASE_URL ?? "", TWILIO_AUTH_TOKEN: TWILIO_AUTH_TOKEN ?? "" });
  });

  it("takes Twilio's own example", () => {
    expect(check()).to.equal("genuine");
  });

  const others: Readonly<Record<string, Parameters<typeof check>[0]>> = {
    "another token": { token: "12346" },
    "another origin": { base: "https://example.org" },
    "http for https": { base: "http://example.com" },
    "a path in front": { base: "https://example.com/function" },
    "no query": { pathAndQuery: "/myapp.php" },
    "another order of the query": { pathAndQuery: "/myapp.php?bar=2&foo=1" },
    "a whole address": { pathAndQuery: "https://example.com/myapp.php?foo=1&bar=2" },
    "an address that cannot be parsed": { base: "example", pathAndQuery: "/" },
    "another value": { fields: { ...example.fields, Digits: "1" } },
    "a longer signature": { signature: `${example.signature}A` },
  };
  for (const [title, changes] of Object.entries(others)) {
    it(`refuses ${title}`, () => {
      expect(check(changes)).to.equal("wrong_signature");
    });
  }

  it("refuses unsigned requests", () => {
    expect(check({ signed: false })).to.equal("unsigned");
    expect(check({ signature: "" })).to.equal("unsigned");
  });

  it("refuses everything while it is not configured", () => {
    expect(check({ token: "" })).to.equal("not_configured");
    expect(check({ base: "" })).to.equal("not_configured");
  });
});

describe("what operators are told of refused webhooks", () => {
  const ours = { fields: { ...example.fields, AccountSid: "AC1" } };

  it("is nothing of requests that do not name our account: anybody can send them", () => {
    const toTell = createTelling(() => "AC1");
    for (const fields of [example.fields, { AccountSid: "" }, { AccountSid: "AC2" }])
      for (const outcome of ["wrong_signature", "not_configured"] as const) expect(toTell(outcome, { fields }, 0)).to.equal(undefined);
    expect(createTelling(() => "")("not_configured", { fields: { AccountSid: "" } }, 0)).to.equal(undefined);
    for (const outcome of ["genuine", "unsigned"] as const) expect(toTell(outcome, ours, 0)).to.equal(undefined);
  });

  it("is a rotated token with Twilio's first request, and once a minute of each kind while it lasts", () => {
    const toTell = createTelling(() => "AC1");
    expect([0, 1, 59_999, 60_000, 60_001].map((nowMs) => toTell("wrong_signature", ours, nowMs))).to.deep.equal([
      "wrong_signature",
      ...[undefined, undefined],
      "wrong_signature",
      undefined,
    ]);
    expect(toTell("not_configured", ours, 60_002)).to.equal("not_configured");
  });
});
