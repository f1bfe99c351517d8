import { expect } from "chai";
import { callTool, requireCard, toolResult } from "../../../support/tools.ts";
import { aVisitor, aVoiceProject } from "../../../support/visitors.ts";

/** One word of the sentence, and the card's label, in the visitor's language. */
const expected = [
  { language: "he", dir: "rtl", script: /^[\p{sc=Hebrew}\P{L}A-Z]+$/u, summary: /\p{sc=Hebrew}/u },
  { language: "de-AT", dir: "ltr", script: /steht jetzt/, summary: /^Zusammenfassung$/ },
  { language: "ja", dir: "ltr", script: /[\p{sc=Hiragana}\p{sc=Han}]/u, summary: /[\p{sc=Hiragana}\p{sc=Han}\p{sc=Katakana}]/u },
] as const;

describe("the onboarding tools in another language", () => {
  for (const { language, dir, script, summary } of expected) {
    it(`speak ${language}, and label the card in it`, async () => {
      const projectId = await aVoiceProject({ modules: { voice: true, onboarding: true } });
      const visitor = await aVisitor(projectId, { language });
      const answer = toolResult(await callTool(visitor, "set_field", { path: "summary", value: "ABC" }));
      expect(answer.result).to.match(script).and.to.include("ABC");
      const card = requireCard(answer, "brief_card");
      expect(card.dir).to.equal(dir);
      expect(card.labels.summary).to.match(summary);
    });
  }
});
