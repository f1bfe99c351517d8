import { expect } from "chai";
import { checkSignature } from "./is-from-twilio.ts";

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
    it(`refuses ${title}, and tells the operator: the token may have been rotated`, () => {
      expect(check(changes)).to.equal("wrong_signature");
    });
  }

  it("refuses unsigned requests without telling the operator", () => {
    expect(check({ signed: false })).to.equal("unsigned");
    expect(check({ signature: "" })).to.equal("unsigned");
  });

  it("refuses everything, and tells the operator, while it is not configured", () => {
    expect(check({ token: "" })).to.equal("not_configured");
    expect(check({ base: "" })).to.equal("not_configured");
  });
});
