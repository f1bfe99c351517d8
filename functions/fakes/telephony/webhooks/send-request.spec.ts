import { expect } from "chai";
import { signatureOf } from "../webhooks/send-request.ts";

describe("signatureOf", () => {
  it("signs Twilio's own example", () => {
    const fields = { To: "+18005551212", CallSid: "CA1234567890ABCDE", Caller: "+14158675310", Digits: "1234", From: "+14158675310" };
    expect(signatureOf("12345", { url: "https://example.com/myapp.php?foo=1&bar=2", fields })).to.equal("L/OH5YylLD5NRKLltdqwSvS0BnU=");
  });
});
