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

const check = (
  changes: Partial<typeof example> & { readonly signed?: boolean } = {},
): readonly [isGenuine: boolean, ...told: readonly string[]] => {
  const { base, token, pathAndQuery, fields, signature, signed = true } = { ...example, ...changes };
  const told: string[] = [];
  const isGenuine = isFromTwilio({
    publicBaseUrl: () => base,
    authToken: () => token,
    onNotConfigured: () => {
      told.push("not configured");
    },
    onWrongSignature: () => {
      told.push("wrong signature");
    },
  });
  return [
    isGenuine({ header: (name) => (signed && name === "X-Twilio-Signature" ? signature : undefined), pathAndQuery, fields }),
    ...told,
  ];
};

describe("isFromTwilio", () => {
  it("takes Twilio's own example", () => {
    expect(check()).to.deep.equal([true]);
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
      expect(check(changes)).to.deep.equal([false, "wrong signature"]);
    });
  }

  it("refuses unsigned requests without telling the operator", () => {
    expect(check({ signed: false })).to.deep.equal([false]);
    expect(check({ signature: "" })).to.deep.equal([false]);
  });

  it("refuses everything, and tells the operator, while it is not configured", () => {
    expect(check({ token: "" })).to.deep.equal([false, "not configured"]);
    expect(check({ base: "" })).to.deep.equal([false, "not configured"]);
  });
});
