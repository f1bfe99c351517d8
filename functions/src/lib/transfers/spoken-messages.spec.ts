import { expect } from "chai";
import english from "../i18n/texts/en.json" with { type: "json" };
import { findSpokenMessages } from "./spoken-messages.ts";

describe("findSpokenMessages", () => {
  for (const [language, voice] of [
    ["en-GB", "en-US"],
    ["de-AT", "de-DE"],
    ["no", "nb-NO"],
    ["pt", "pt-BR"],
    ["pt-AO", "pt-PT"],
    ["zh-HK", "zh-TW"],
  ] as const) {
    it(`speaks ${language} with the voice of ${voice}`, async () => {
      const { language: found, messages } = await findSpokenMessages(language);
      expect(found).to.equal(voice);
      if (language !== "en-GB") expect(messages.callerLeft).not.to.equal(english.transfers.callerLeft);
    });
  }

  for (const language of ["he", "sw", "not a tag"])
    it(`speaks English where there is no voice: ${language}`, async () => {
      expect(await findSpokenMessages(language)).to.deep.equal({ language: "en-US", messages: english.transfers });
    });
});
