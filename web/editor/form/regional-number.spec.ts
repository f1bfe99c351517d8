import { expect } from "chai";
import fc from "fast-check";
import { readNumber, writeNumber } from "./regional-number.ts";

describe("readNumber", () => {
  const rows: readonly (readonly [string, number | undefined, ...string[]])[] = [
    ["12,90", 12.9, "de-DE", "nb-NO", "fr-FR", "en-US", "he-IL", "ar-EG"],
    ["3,5", 3.5, "de-DE", "en-GB"],
    ["3.5", 3.5, "de-DE", "en-GB", "nb-NO"],
    ["1 299", 1299, "nb-NO", "fr-FR", "en-US"],
    ["1 299", 1299, "nb-NO"],
    ["1 299,50", 1299.5, "fr-FR", "en-US"],
    ["1 299.50", 1299.5, "fr-FR", "en-US"],
    ["1’299.50", 1299.5, "de-CH"],
    ["1'299", 1299, "de-CH", "en-US"],
    ["1.299", 1299, "de-DE", "es-ES", "nl-NL"],
    ["1.299", 1.299, "en-US", "de-CH"],
    ["1.299", undefined, "nb-NO", "fr-FR", "pl-PL"],
    ["1,299", undefined, "de-CH"],
    ["–7.25", -7.25, "en-GB"],
    ["１２，８００", 12_800, "ja-JP"],
    ["1,299", 1299, "en-US", "en-IN"],
    ["1,299", 1.299, "de-DE", "nb-NO"],
    ["1.299,5", 1299.5, "de-DE", "en-US"],
    ["1,299.5", 1299.5, "de-DE", "en-US"],
    ["1.234.567", 1_234_567, "de-DE", "en-US"],
    ["12,34,567.5", 1_234_567.5, "en-IN", "en-US"],
    ["-2", -2, "en-US"],
    ["−2,5", -2.5, "nb-NO"],
    ["+2", 2, "en-US"],
    [" 1e3 ", 1000, "en-US"],
    [",5", 0.5, "de-DE"],
    [".5", 0.5, "de-DE"],
    ["5,", 5, "de-DE"],
    ["0,125", 0.125, "de-DE", "en-US"],
    ["0.125", 0.125, "de-DE", "en-US"],
    ["١٢٫٥", 12.5, "ar-EG"],
    ["१२.५", 12.5, "hi-IN"],
    ["1.299.5", undefined, "de-DE", "en-US"],
    ["1,2,3", undefined, "en-US"],
    ["1 2", undefined, "nb-NO"],
    ["1,5,", undefined, "de-DE"],
    ["", undefined, "en-US"],
    ["-", undefined, "en-US"],
    [",", undefined, "en-US"],
    ["0x10", undefined, "en-US"],
    ["Infinity", undefined, "en-US"],
    ["1e999", undefined, "en-US"],
    ["12,90 kr", 12.9, "nb-NO"],
    ["1 234,50 kr", 1234.5, "nb-NO", "en-US"],
    ["kr 499", 499, "nb-NO"],
    ["kr. 499,-", 499, "nb-NO", "da-DK"],
    ["499,-", 499, "nb-NO", "de-DE"],
    ["499,– kr", 499, "nb-NO"],
    ["1 299,–", 1299, "nb-NO"],
    ["1 299,--", 1299, "nb-NO"],
    ["500.—", 500, "de-CH"],
    ["CHF 12.50", 12.5, "de-CH"],
    ["€ 12", 12, "nl-NL"],
    ["12 €", 12, "fr-FR", "de-DE"],
    ["12,50 EUR", 12.5, "de-DE"],
    ["$1,299.50", 1299.5, "en-US"],
    ["-$5", -5, "en-US"],
    ["-5 $", -5, "en-US"],
    ["US$ 5", 5, "en-US"],
    ["12 %", 12, "nb-NO"],
    ["12.5%", 12.5, "en-US"],
    ["₪120", 120, "he-IL"],
    ['120 ש"ח', 120, "he-IL"],
    ["١٢٫٥٪", 12.5, "ar-EG"],
    ["kr", undefined, "nb-NO"],
    ["%", undefined, "en-US"],
    [",-", undefined, "nb-NO"],
    ["12 stk", undefined, "nb-NO"],
    ["12 kr 50", undefined, "nb-NO"],
    ["10-12 kr", undefined, "nb-NO"],
    ["5,-2", undefined, "nb-NO"],
    ["10-12", undefined, "en-US"],
    ["1/2", undefined, "en-US"],
  ];
  for (const [typed, value, ...locales] of rows) {
    for (const locale of locales) it(`reads "${typed}" in ${locale}`, () => expect(readNumber(typed, locale)).to.equal(value));
  }

  it("reads what is shown as the number that it is, in every region", () => {
    const region = fc.constantFrom("en-US", "de-DE", "nb-NO", "fr-FR", "de-CH", "he-IL", "ar-EG", "hi-IN", "es-ES", "pt-BR");
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, maxExcluded: false }), region, (value, locale) => {
        const read = readNumber(writeNumber(value, locale), locale);
        // Zero has no sign for an author.
        expect(read === 0 ? 0 : read).to.equal(value === 0 ? 0 : value);
      }),
    );
  });

  it("reads what the region's own format writes", () => {
    fc.assert(
      fc.property(fc.integer(), fc.constantFrom("en-US", "de-DE", "nb-NO", "fr-FR", "de-CH", "en-IN", "es-ES"), (value, locale) => {
        expect(readNumber(new Intl.NumberFormat(locale).format(value / 100), locale)).to.equal(Number((value / 100).toFixed(2)) + 0);
      }),
    );
  });
});
