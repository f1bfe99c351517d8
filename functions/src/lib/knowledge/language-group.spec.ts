import { expect } from "chai";
import { languageGroup } from "./language-group.ts";

describe("languageGroup", () => {
  for (const [tag, group] of [
    ["en", "en"],
    ["en-GB", "en"],
    ["nn-NO", "nb"],
    ["no", "nb"],
    ["iw", "he"],
    ["zh-Hant-TW", "zh"],
    ["", "und"],
    ["not a tag", "und"],
  ] as const) {
    it(`of ${JSON.stringify(tag)} is ${group}`, () => {
      expect(languageGroup(tag)).to.equal(group);
    });
  }
});
