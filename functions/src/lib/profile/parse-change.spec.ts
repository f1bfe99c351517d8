import { expect } from "chai";
import { parseEmail } from "./parse-change.ts";

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
