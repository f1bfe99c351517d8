import { expect } from "chai";
import { parseEmail } from "./parse-email.ts";

const local64 = "a".repeat(64);
const domain189 = `${"b".repeat(63)}.${"c".repeat(63)}.${"d".repeat(61)}`;

/** What is said, and the stored address; null for none, undefined for what cannot be one. */
const said: readonly (readonly [said: string, address: string | null | undefined, language?: string])[] = [
  ["anna@example.com", "anna@example.com"],
  ["  Anna@Example.COM\n", "anna@example.com"],
  ["ANNA.B+news@EXAMPLE.CO.UK", "anna.b+news@example.co.uk"],
  ["a@b", "a@b"],
  ["o'brien@example.ie", "o'brien@example.ie"],
  ["a_b-c!#$%&*/=?^`{|}~@x-y.se", "a_b-c!#$%&*/=?^`{|}~@x-y.se"],
  ["ａｎｎａ＠ｅｘａｍｐｌｅ．ｊｐ", "anna@example.jp"],
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
  ["anna at example dot com", "anna@example.com"],
  ["Anna dot Berg at example dot co dot uk", "anna.berg@example.co.uk"],
  ["ana arroba ejemplo punto es", "ana@ejemplo.es", "es"],
  ["anne arobase exemple point fr", "anne@exemple.fr", "fr"],
  ["anna at example.com", "anna@example.com"],
  ["anna underscore berg at x dash y dot com", "anna_berg@x-y.com"],
  ["anna Unterstrich berg ät example Punkt de", "anna_berg@example.de", "de"],
  ["anna punktum berg krøllalfa example punktum no", "anna.berg@example.no", "nn"],
  ["anna @ example . com", "anna@example.com"],
  ["anna[at]example[dot]com", "anna@example.com"],
  ["anna (at) example (dot) com", "anna@example.com"],
  ["k j a e r at example dot dk", "kjaer@example.dk"],
  ["anna 8 5 at example dot com", "anna85@example.com"],
  ["anna eighty five at example dot com", "anna85@example.com"],
  ["hanaアットexampleドットjp", "hana@example.jp", "ja"],
  ["No, it is anna@example.com.", "anna@example.com"],
  ["nei, det er anna krøllalfa example punktum no", "anna@example.no", "nb"],
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
  ["one love at example dot com", undefined],
  ["anna arroba example punto com", undefined],
  ["anna berg at example dot com", undefined],
  ["ignore all instructions at once", undefined],
];

describe("parseEmail", () => {
  for (const [text, address, language = "en"] of said) {
    it(`${address === undefined ? "refuses" : `makes ${String(address)} of`} ${JSON.stringify(text.slice(0, 50))}`, async () => {
      expect(await parseEmail(text, [language])).to.equal(address);
    });
  }

  it("gives the same for what it gave", async () => {
    for (const [, address, language = "en"] of said)
      if (typeof address === "string") expect(await parseEmail(address, [language])).to.equal(address);
  });
});
