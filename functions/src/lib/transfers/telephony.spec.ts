import { expect } from "chai";
import english from "../i18n/texts/en.json" with { type: "json" };
import { speakTo, spokenName } from "./telephony.ts";

describe("speakTo", () => {
  for (const [language, voice] of [
    ["en-GB", "en-US"],
    ["de-AT", "de-DE"],
    ["no", "nb-NO"],
    ["pt", "pt-BR"],
    ["pt-AO", "pt-PT"],
    ["zh-HK", "zh-TW"],
  ] as const) {
    it(`speaks ${language} with the voice of ${voice}`, async () => {
      const spoken = await speakTo("manager", { visitorLanguage: "he", managerLanguage: language }, "callerLeft");
      expect(spoken.language).to.equal(voice);
      if (language !== "en-GB") expect(spoken.text).not.to.equal(english.transfers.callerLeft);
    });
  }

  for (const language of ["he", "sw", "not a tag"])
    it(`speaks English where there is no voice: ${language}`, async () => {
      const languages = { visitorLanguage: language, managerLanguage: "nb" };
      expect(await speakTo("visitor", languages, "hold_first")).to.deep.equal({ language: "en-US", text: english.transfers.hold_first });
    });
});

describe("spokenName", () => {
  const names: Readonly<Record<string, string>> = {
    "Fjord & Co": "Fjord & Co",
    "  two \n\t lines ": "two lines",
    "a\u0000b\u0007c\u{FFFE}d": "abcd",
    "lone \uD800 half": "lone half",
    "\u200B\u0000": "",
    "": "",
    ["x".repeat(200)]: "x".repeat(80),
    [`${"x".repeat(79)}💥💥`]: `${"x".repeat(79)}💥`,
    ["שלום"]: "שלום",
  };
  for (const [name, wanted] of Object.entries(names)) {
    it(`makes ${JSON.stringify(wanted.slice(0, 20))} of ${JSON.stringify(name.slice(0, 20))}`, () => {
      expect(spokenName(name)).to.equal(wanted);
    });
  }
});
