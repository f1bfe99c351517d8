import { expect } from "chai";
import { isFromTwilio } from "./is-from-twilio.ts";

/** The example of https://www.twilio.com/docs/usage/security#validating-requests */
const example = {
  base: "https://example.com",
  token: "12345",
  pathAndQuery: "/myapp.php?foo=1&bar=2",
  fields: { CallSid: "CA1234567890ABCDE", Caller: "+14158675310", Digits: "1234", From: "+14158675310", To: "+18005551212" },
  signature: "L/OH5YylLD5NRKLltdqwSvS0BnU=",
};

const check = (changes: Partial<typeof example> & { readonly signed?: boolean } = {}): readonly [boolean, number] => {
  const { base, token, pathAndQuery, fields, signature, signed = true } = { ...example, ...changes };
  let reports = 0;
  const isGenuine = isFromTwilio({
    publicBaseUrl: () => base,
    authToken: () => token,
    onNotConfigured: () => {
      reports += 1;
    },
  });
  return [
    isGenuine({ header: (name) => (signed && name === "X-Twilio-Signature" ? signature : undefined), pathAndQuery, fields }),
    reports,
  ];
};

describe("isFromTwilio", () => {
  it("takes Twilio's own example", () => {
    expect(check()).to.deep.equal([true, 0]);
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
    "no signature": { signed: false },
    "an empty signature": { signature: "" },
    "a longer signature": { signature: `${example.signature}A` },
  };
  for (const [title, changes] of Object.entries(others)) {
    it(`refuses ${title}`, () => {
      expect(check(changes)).to.deep.equal([false, 0]);
    });
  }

  it("refuses everything, and tells the operator, while it is not configured", () => {
    expect(check({ token: "" })).to.deep.equal([false, 1]);
    expect(check({ base: "" })).to.deep.equal([false, 1]);
  });
});
