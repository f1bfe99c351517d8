import { expect } from "chai";
import { english as companies } from "../companies/messages/english.ts";
import { english as extraction } from "../extraction/messages/english.ts";
import { english as knowledge } from "../knowledge/messages/english.ts";
import { english as tools } from "../tool-calls/messages/english.ts";
import { english as onboarding } from "../onboarding/messages/english.ts";
import { english as profile } from "../profile/messages/english.ts";
import { english as transfers } from "../transfers/messages/english.ts";
import { catalogueLanguages } from "./catalogue.ts";
import { findTexts, type Texts } from "./texts.ts";

const english = { tools, profile, knowledge, transfers, companies, extraction, onboarding } as const satisfies Texts;

const subjects = [
  "tools",
  "profile",
  "knowledge",
  "transfers",
  "companies",
  "extraction",
  "onboarding",
] as const satisfies readonly (keyof Texts)[];

const placesIn = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name))].toSorted();

describe("the texts", () => {
  for (const language of catalogueLanguages) {
    it(`in ${language} are those of English, with the same places for values`, async () => {
      for (const subject of subjects) {
        const { language: found, messages } = await findTexts<keyof Texts>(subject, english[subject], language);
        expect(found).to.equal(language);
        const source = Object.entries(english[subject]);
        expect(Object.keys(messages), subject).to.have.members(source.map(([key]) => key));
        const translated = new Map(Object.entries(messages));
        for (const [key, text] of source) {
          const own = translated.get(key) ?? "";
          expect(own.trim(), `${subject}.${key}`).to.equal(own).and.not.to.equal("");
          expect(own.normalize(), `${subject}.${key}`).to.equal(own);
          expect(placesIn(own), `${subject}.${key}`).to.deep.equal(placesIn(text));
        }
      }
    });
  }

  it("are English where the repository has no other", async () => {
    expect(await findTexts("tools", tools, "sw")).to.deep.equal({ language: "en", messages: tools });
    expect(await findTexts("tools", tools, "en-GB")).to.deep.equal({ language: "en", messages: tools });
    expect(await findTexts("tools", tools, "not a tag")).to.deep.equal({ language: "en", messages: tools });
  });

  for (const [tag, expected] of [
    ["pt-BR", "pt"],
    ["zh-TW", "zh-Hant"],
    ["zh-Hant-HK", "zh-Hant"],
    ["zh-CN", "zh"],
    ["nn", "nb"],
    ["no", "nb"],
    ["de-AT", "de"],
    ["yue", "zh-Hant"],
  ] as const) {
    it(`for ${tag} are those of ${expected}`, async () => {
      expect((await findTexts("tools", tools, tag)).language).to.equal(expected);
    });
  }
});
