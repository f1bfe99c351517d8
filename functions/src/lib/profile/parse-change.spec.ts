import { expect } from "chai";
import { catalogueLanguages, findTexts } from "../i18n/texts.ts";
import { pronouns } from "../projects/profile.ts";
import { parseEmail, parsePronoun } from "./parse-change.ts";

const local64 = "a".repeat(64);
const domain189 = `${"b".repeat(63)}.${"c".repeat(63)}.${"d".repeat(61)}`;

/** What is sent, and the stored address; null for none, undefined for an invalid one. */
const sent: readonly (readonly [sent: string, address: string | null | undefined])[] = [
  ["anna@example.com", "anna@example.com"],
  ["  Anna@Example.COM\n", "anna@example.com"],
  ["ANNA.B+news@EXAMPLE.CO.UK", "anna.b+news@example.co.uk"],
  ["a@b", "a@b"],
  ["o'brien@example.ie", "o'brien@example.ie"],
  ["a_b-c!#$%&*/=?^`{|}~@x-y.se", "a_b-c!#$%&*/=?^`{|}~@x-y.se"],
  ["JOSÉ@Ejemplo.es", "josé@ejemplo.es"],
  ["jose\u0301@ejemplo.es", "josé@ejemplo.es"],
  ["用户@例え.jp", "用户@例え.jp"],
  ["Ж@Почта.РФ", "ж@почта.рф"],
  ["दिनेश@उदाहरण.भारत", "दिनेश@उदाहरण.भारत"],
  ["anna@דוגמה.co.il", "anna@דוגמה.co.il"],
  ["anna@xn--bcher-kva.de", "anna@xn--bcher-kva.de"],
  ["\u202Aanna@example.com\u202C", "anna@example.com"],
  ["\uFEFFanna@example.com\u200B", "anna@example.com"],
  ["anna@127.0.0.1", "anna@127.0.0.1"],
  [`${local64}@${domain189}`, `${local64}@${domain189}`],
  ["", null],
  [" \t\n", null],
  ["\u200B\u200E", null],
  [`${local64}@${domain189}e`, undefined],
  [`${local64}a@example.com`, undefined],
  [`${"é".repeat(33)}@example.com`, undefined],
  [`anna@${"b".repeat(64)}.com`, undefined],
  ["anna", undefined],
  ["anna.example.com", undefined],
  ["@", undefined],
  ["@example.com", undefined],
  ["anna@", undefined],
  ["anna@@example.com", undefined],
  ["anna@example@com", undefined],
  ["at", undefined],
  ["meet me at home dot", undefined],
  ["anna@example.com\r\nBcc: eve@evil.com", undefined],
  ["anna\n@example.com", undefined],
  ["anna@example.com\u0000", undefined],
  ["anna@exam\u200Bple.com", undefined],
  ["anna\u202E@example.com", undefined],
  ["anna\u00ADb@example.com", undefined],
  ["anna\u2028@example.com", undefined],
  ["anna berg@example.com", undefined],
  ["anna@exa mple.com", undefined],
  ["Anna <anna@example.com>", undefined],
  ["anna@example.com, eve@evil.com", undefined],
  ["anna@example.com;eve", undefined],
  ['"anna"@example.com', undefined],
  ["anna(x)@example.com", undefined],
  ["anna@[127.0.0.1]", undefined],
  ["an\\na@example.com", undefined],
  ["mailto:anna@example.com", undefined],
  ["anna@.com", undefined],
  ["anna@example.", undefined],
  ["anna@b..com", undefined],
  ["anna@-b.com", undefined],
  ["anna@b-.com", undefined],
  ["anna@b_c.com", undefined],
  ["\uD800@example.com", undefined],
  ["anna@example.com\uDC00", undefined],
  ["x".repeat(60_000), undefined],
  [`${" ".repeat(60_000)}a@b`, undefined],
  ["anna at example dot com", undefined],
  ["anna @ example.com", undefined],
  ["anna[at]example.com", undefined],
  ["ａｎｎａ＠ｅｘａｍｐｌｅ．ｊｐ", undefined],
  ["anna@example.com.", undefined],
];

describe("parseEmail", () => {
  for (const [text, address] of sent) {
    it(`${address === undefined ? "refuses" : `makes ${String(address)} of`} ${JSON.stringify(text.slice(0, 50))}`, () => {
      expect(parseEmail(text)).to.equal(address);
    });
  }

  it("is idempotent", () => {
    for (const [, address] of sent) if (typeof address === "string") expect(parseEmail(address)).to.equal(address);
  });
});

/** Language of the conversation, what is sent, what it means. */
// oxfmt-ignore
const saidPronouns: readonly (readonly [string, string, string | undefined])[] = [
  ["en", "she_her", "she_her"], ["en", "he_him", "he_him"], ["en", "they_them", "they_them"], ["en", "UNSPECIFIED", "unspecified"],
  ["en", "she", "she_her"], ["en", " SHE ", "she_her"], ["en", "She/Her", "she_her"], ["en", "she/her/hers", "she_her"], ["en", "she, her", "she_her"],
  ["en", "he/him", "he_him"], ["en", "he him", "he_him"], ["en", "they", "they_them"], ["en", "non-binary", "they_them"], ["en", "Nonbinary", "they_them"],
  ["en", "", "unspecified"], ["en", " \u200B\n", "unspecified"], ["en", "Not specified", "unspecified"],
  ["en", "she/they", undefined], ["en", "not she", undefined], ["en", "she, not he", undefined], ["en", "xe/xem", undefined], ["en", "the", undefined],
  ["en", "banana", undefined], ["en", "🙂", undefined], ["en", "elle", undefined], ["en", "__proto__", undefined], ["en", "constructor", undefined],
  ["en", `she ${"x".repeat(200)}`, undefined],
  ["fr", "elle", "she_her"], ["es", "elle", "they_them"], ["es", "él", "he_him"], ["de", "sie", "she_her"], ["de-AT", "Er", "he_him"], ["nb", "hun", "she_her"],
  ["nn", "han/ham", "he_him"], ["sv", "hen", "they_them"], ["nl", "hun", "they_them"], ["pt", "ela/dela", "she_her"], ["he", "היא", "she_her"],
  ["ar", "هو", "he_him"], ["ja", "彼女", "she_her"], ["zh", "他", "he_him"], ["vi", "cô ấy", "she_her"], ["tr", "kadın", "she_her"], ["ru", "они", "they_them"],
  ["tr", "o", undefined], ["fi", "hän", undefined], ["id", "dia", undefined], ["hi", "वह", undefined], ["hu", "ő", undefined],
];

const parse = async (text: string, ...languages: readonly string[]): Promise<string | undefined> =>
  parsePronoun(text, await Promise.all(languages.map(async (language) => (await findTexts("pronouns", language)).messages)));

describe("parsePronoun", () => {
  for (const [language, text, meaning] of saidPronouns) {
    it(`${meaning === undefined ? "does not understand" : `reads ${meaning} in`} ${JSON.stringify(text.slice(0, 40))} (${language})`, async () => {
      expect(await parse(text, language)).to.equal(meaning);
    });
  }

  it("asks the second language where the first has no such word", async () => {
    expect(await parse("elle", "ja", "fr")).to.equal("she_her");
    expect(await parse("elle", "es", "fr")).to.equal("they_them");
  });

  it("reads the values, the words of the specification and its own labels in every language", async () => {
    for (const language of catalogueLanguages) {
      const { messages } = await findTexts("pronouns", language);
      for (const pronoun of pronouns) expect(await parse(pronoun, language), `${pronoun} in ${language}`).to.equal(pronoun);
      for (const [text, pronoun] of [
        ["she", "she_her"],
        ["he/him", "he_him"],
        ["non-binary", "they_them"],
      ] as const)
        expect(await parse(text, language), `${text} in ${language}`).to.equal(pronoun);
      for (const pronoun of pronouns) expect([pronoun, undefined], messages[pronoun]).to.include(await parse(messages[pronoun], language));
    }
  });
});
