import { expect } from "chai";
import { mailTo } from "./mail-to.ts";

describe("mailTo", () => {
  for (const [email, link] of [
    ["ada@site.example", "mailto:ada@site.example"],
    ["a?bcc=evil%40x.example&subject=x@site.example", "mailto:a%3Fbcc%3Devil%2540x.example%26subject%3Dx@site.example"],
    ["ada@site.example?bcc=evil", "mailto:ada@site.example%3Fbcc%3Devil"],
    ["a@b@site.example", "mailto:a%40b@site.example"],
    ["a,b#c@site.example", "mailto:a%2Cb%23c@site.example"],
    ["ada", "mailto:ada"],
  ] as const)
    it(`leads to ${email} alone`, () => {
      expect(mailTo(email)).to.equal(link);
      const { pathname, search, hash } = new URL(link);
      expect([decodeURIComponent(pathname), search, hash]).to.deep.equal([email, "", ""]);
    });
});
