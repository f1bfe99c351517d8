import { expect } from "chai";
import { englishPages } from "../../../local/seed/pages-english.ts";
import { hebrewPages } from "../../../local/seed/pages-hebrew.ts";
import { norwegianPages } from "../../../local/seed/pages-norwegian.ts";
import { findAnswer, rankPassages } from "../../../src/lib/answers/knowledge/find-answer.ts";
import { toPassages } from "../../../src/lib/answers/knowledge/passages.ts";
import { buildSiteIndex } from "../../../src/lib/answers/knowledge/site-index.ts";
import { geminiJudge } from "../../../src/lib/providers/judge/gemini-judge.ts";
import { geminiAt } from "../../../test/support/gemini-options.ts";
import { type FakeVoice, startFakeVoice } from "../start-fake-voice.ts";
import type { Setup } from "../wire/setup.ts";
import { findSearchWords } from "./search-words.ts";
import { Spent } from "../../../src/lib/platform/core/spent.ts";

const setupOf = (description: string, language = "en"): Setup => ({
  systemInstruction: { parts: [{ text: `- Language: X (${language}). Speak this language.` }] },
  tools: [{ functionDeclarations: [{ name: "ask", parametersJsonSchema: { properties: { search_words: { description } } } }] }],
});

const demo = (language: string): Setup =>
  setupOf("Words, in the site's languages: English (en), Norwegian Bokmål (nb), Hebrew (he). Always send them.", language);

const pages = Object.entries({ en: englishPages, nb: norwegianPages, he: hebrewPages }).flatMap(([language, list]) =>
  list.map(({ slug, metadata, content }) => ({
    slug,
    language,
    title: String(metadata["title"]),
    content,
    notes: [String(metadata["summary"] ?? "")],
    id: slug,
    state: "1",
  })),
);

/** What a visitor of the demo site may ask, and what the answer must contain. */
const questions: readonly (readonly [string, string, string])[] = [
  ["When are you open on Saturday?", "en", "Saturday: 10:00 to 15:00"],
  ["Are you open on Sundays?", "en", "Sunday and public holidays: closed"],
  ["Until when are you open on Thursday?", "en", "Thursday: until 19:00"],
  ["How much does a repair cost?", "en", "price by phone"],
  ["Can I park in front of the shop?", "en", "There is no parking"],
  ["Do you have courses for children?", "en", "we teach children"],
  ["Hva er åpningstidene på lørdag?", "nb", "Lørdag: 10.00 til 15.00"],
  ["Har dere åpent på søndag?", "nb", "Søndag og helligdager: stengt"],
  ["Hva koster en reparasjon?", "nb", "pris på telefon"],
  ["Er det parkering der?", "nb", "ingen parkering"],
  ["מתי אתם פתוחים בשבת?", "he", "שבת: 10:00 עד 15:00"],
  ["כמה עולה תיקון?", "he", "הצעת מחיר"],
  ["יש חניה לפני החנות?", "he", "חניה"],
];

describe("findSearchWords", () => {
  let service: FakeVoice;

  before(async () => {
    service = await startFakeVoice();
  });
  after(async () => service.stop());

  for (const [question, language, words] of questions) {
    it(`lets the demo site answer "${question}"`, async () => {
      const index = await buildSiteIndex((await Promise.all(pages.map(async (page) => toPassages(page)))).flat());
      const asking = {
        question,
        searchWords: findSearchWords(question, demo(language)) ?? [],
        language,
        at: new Date("2026-11-22T12:00Z"),
        timeZone: "UTC",
        spent: new Spent("ask_model"),
        signal: new AbortController().signal,
      };
      const judge = geminiJudge(geminiAt(service.url));
      const found = await findAnswer(judge, index, { ...asking, ranked: await rankPassages(index, asking) });
      expect(found).to.have.nested.property("answer.quotation").that.includes(words);
      expect(found).to.have.nested.property("answer.passage.page.language", language);
    });
  }

  it("speaks the languages of the site only, and sends at most twelve", () => {
    const english = findSearchWords("When are you open on Saturday?", setupOf("In the site's languages: English (en).")) ?? [];
    expect(english).to.include("Saturday").and.not.include("lørdag");
    for (const [question, language] of questions) expect(findSearchWords(question, demo(language))).to.have.length.within(3, 12);
  });

  it("sends the words of a question that it knows nothing about", () => {
    expect(findSearchWords("Tell me about unicycles", demo("en"))).to.deep.equal(["Tell", "about", "unicycles"]);
  });

  it("sends none where the tool does not ask for them", () => {
    expect(findSearchWords("When are you open?", {})).to.equal(undefined);
  });
});
