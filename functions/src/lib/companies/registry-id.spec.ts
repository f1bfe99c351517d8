import { expect } from "chai";
import { readRegistryId, writeRegistryId } from "./registry-id.ts";

const read = (text: string, country: string): string => {
  const id = readRegistryId(text, country);
  return id === undefined ? "nothing" : writeRegistryId(id);
};

describe("readRegistryId", () => {
  const cases: readonly (readonly [string, string, string])[] = [
    ["NO-ORGNR:923609016", "NO", "NO-ORGNR:923609016"],
    ["no-orgnr: 923 609 016", "NO", "NO-ORGNR:923609016"],
    ["923 609 016", "NO", "NO-ORGNR:923609016"],
    ["923\u00A0609\u2009016", "NO", "NO-ORGNR:923609016"],
    ["９２３６０９０１６", "NO", "NO-ORGNR:923609016"],
    ["NO 923 609 016 MVA", "NO", "NO-ORGNR:923609016"],
    ["Org. nr. 923609016", "NO", "NO-ORGNR:923609016"],
    ["923609017", "NO", "NO-ORGNR:923609017"],
    ["92360901", "NO", "nothing"],
    ["9236090160", "NO", "nothing"],
    ["FR40303265045", "FR", "FR-SIREN:303265045"],
    ["303 265 045 00012", "FR", "FR-SIREN:303265045"],
    ["SIREN 303 265 045", "FR", "FR-SIREN:303265045"],
    ["0112038-9", "FI", "FI-YTUNNUS:0112038-9"],
    ["112038-9", "FI", "FI-YTUNNUS:0112038-9"],
    ["FI01120389", "FI", "FI-YTUNNUS:0112038-9"],
    ["CZ27082440", "CZ", "CZ-ICO:27082440"],
    ["IČO: 256609", "CZ", "CZ-ICO:00256609"],
    ["CZ8001011234", "CZ", "nothing"],
    ["14500872", "EE", "EE-REGCODE:14500872"],
    ["EE101234567", "EE", "nothing"],
    ["ח.פ. 516591849", "IL", "IL-HP:516591849"],
    ["51-659184-9", "IL", "IL-HP:516591849"],
    ["202314567k", "SG", "SG-UEN:202314567K"],
    ["T08LL1234A", "SG", "SG-UEN:T08LL1234A"],
    ["IE 712345", "IE", "IE-CRO:712345"],
    ["IE1234567WA", "IE", "nothing"],
    ["00 051 837", "SK", "SK-ICO:00051837"],
    ["SK2020123456", "SK", "nothing"],
    ["LV40203111222", "LV", "LV-REGCODE:40203111222"],
    ["sc123456", "GB", "GB-CRN:SC123456"],
    ["IP28589R", "GB", "GB-CRN:IP28589R"],
    ["GB-CRN:SP2754RS", "GB", "GB-CRN:SP2754RS"],
    ["9111733", "GB", "GB-CRN:09111733"],
    ["GB 123 4567 89", "GB", "nothing"],
    ["HRB 18233", "DE", "DE-REG:HRB 18233"],
    ["DE-REG:HRB  18233", "DE", "DE-REG:HRB 18233"],
    ["5493001KJTIIGC8Y1R12", "DE", "LEI:5493001KJTIIGC8Y1R12"],
    ["LEI:5493001kjtiigc8y1r12", "NO", "LEI:5493001KJTIIGC8Y1R12"],
    ["LEI:5493", "NO", "nothing"],
    ["SE-REG:556016-0680", "NO", "nothing"],
    ["FR-SIREN:303265045", "NO", "nothing"],
    ["NO-REG:923609016", "NO", "nothing"],
    ["", "NO", "nothing"],
    ["Fjord Bakeri", "NO", "nothing"],
    ["Fjord Bakeri", "DE", "nothing"],
    ["../1", "NO", "nothing"],
    ["1?q=1", "DE", "nothing"],
    ["9".repeat(5_000), "DE", "nothing"],
  ];
  for (const [text, country, expected] of cases) {
    it(`makes ${expected} of "${text.slice(0, 40)}" in ${country}`, () => {
      expect(read(text, country)).to.equal(expected);
    });
  }

  it("reads what it wrote", () => {
    for (const [text, country] of cases) {
      const written = read(text, country);
      if (written.includes(":")) expect(read(written, country)).to.equal(written);
    }
  });
});
