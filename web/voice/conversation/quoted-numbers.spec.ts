import { expect } from "chai";
import { unquotedNumbers } from "./quoted-numbers.ts";

describe("unquotedNumbers", () => {
  const fits: readonly (readonly [string, string])[] = [
    ["We are open from 10:00 to 15:00.", "Saturday: 10:00 to 15:00"],
    ["From 10 to 3 in the afternoon, 10 AM to 3 PM.", "Saturday: 10.00 to 15.00"],
    ["It is 1200 euros.", "Price: 1,200 EUR"],
    ["It is 1 200 euros.", "Price: 1.200 EUR"],
    ["Ring 22 33 44 55.", "Telephone: 22334455"],
    ["That is 49.90.", "49,90 €"],
    ["It opens at 9:00.", "Opens at 9"],
    ["نفتح من ١٠ إلى ٣.", "10:00 - 15:00"],
    ["From 10 to 15.", "من ١٠ إلى ١٥"],
    ["We open at nine.", "At 10"],
    ["Yes, we do.", ""],
    ["On 1 May, 2027.", "01.05.2027"],
  ];
  for (const [spoken, quoted] of fits) {
    it(`finds ${JSON.stringify(spoken)} in ${JSON.stringify(quoted)}`, () => {
      expect(unquotedNumbers(spoken, [quoted])).to.deep.equal([]);
    });
  }

  const differs: readonly (readonly [string, string, readonly string[]])[] = [
    ["From 10:00 to 16:00.", "Saturday: 10:00 to 15:00", ["16:00"]],
    ["It is 12000 euros.", "Price: 1,200 EUR", ["12000"]],
    ["Ring 22 33 44 56.", "Telephone: 22334455", ["22 33 44 56"]],
    ["That is 49.95.", "49,90 €", ["49.95"]],
    ["It takes 5 days.", "It takes some days.", ["5"]],
  ];
  for (const [spoken, quoted, numbers] of differs) {
    it(`misses ${numbers.join()} of ${JSON.stringify(spoken)} in ${JSON.stringify(quoted)}`, () => {
      expect(unquotedNumbers(spoken, [quoted])).to.deep.equal(numbers);
    });
  }

  it("knows what the visitor has said, too", () => {
    expect(unquotedNumbers("No size 42, but 43.", ["Sizes 43 to 46", "Do you have size 42?"])).to.deep.equal([]);
  });
});
