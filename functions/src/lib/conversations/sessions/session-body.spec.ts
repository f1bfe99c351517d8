import { expect } from "chai";
import { aToolCall } from "../../../../test/support/a-tool-call.ts";
import { profileOnPage } from "./session-body.ts";

const { profile } = aToolCall("de").caller;

describe("profileOnPage", () => {
  for (const [sent, language] of [
    ["fr", "fr"],
    ["he_IL", "he-IL"],
    ["no", "nb"],
    ["  ar ", "ar"],
    [undefined, "de"],
    [null, "de"],
    ["", "de"],
    ["und", "de"],
    ["no such language", "de"],
    ["x".repeat(60_000), "de"],
  ] as const)
    it(`speaks ${language} to somebody who has named none on a page in "${String(sent).slice(0, 30)}"`, () => {
      expect(profileOnPage({ profile, hasNamedLanguage: false }, { language: sent })).to.deep.equal({ ...profile, language });
    });

  it("goes on in the language that the visitor has named", () => {
    expect(profileOnPage({ profile, hasNamedLanguage: true }, { language: "fr" })).to.deep.equal(profile);
  });
});
