import { expect } from "chai";
import { coreOf, withoutLegalForm, wordsOf } from "./company-names.ts";

describe("coreOf", () => {
  for (const [name, core] of [
    ["Fjord Bakeri AS", "fjord bakeri"],
    ["Pekárna Novák, s.r.o.", "pekarna novak"],
    ["Pekařství Novák, spol. s r.o.", "pekarstvi novak"],
    ["Kvetinárstvo Ruža, s. r. o.", "kvetinarstvo ruza"],
    ["Dansk A/S", "dansk"],
    ['SIA "Jūras Maize"', "juras maize"],
    ["AS Pärnu Hotell", "parnu hotell"],
    ['מספרת כהן בע"מ', "מספרת כהנ"], // final letters are folded as well
    ["Merlion PTE. LTD.", "merlion"],
    ["Piekarnia Sp. z o.o.", "piekarnia"],
    ["Harbour Law & Co", "harbour law"],
    ["AS", "as"],
    ["Møller & Sønn", "moller sonn"],
  ] as const) {
    it(`makes "${core}" of ${name}`, () => {
      expect(coreOf(wordsOf(name)).join(" ")).to.equal(core);
    });
  }
});

describe("withoutLegalForm", () => {
  for (const [name, bare] of [
    ["Oy Hämeen Kala Ab", "Hämeen Kala"],
    ["Pražírna Žižkov s.r.o.", "Pražírna Žižkov"],
    ["Pekárna Novák, spol. s r.o.", "Pekárna Novák"],
    ["SIA Ķekava", "Ķekava"],
    ["H&M Hennes AB", "H&M Hennes"],
    ["Bäckerei Müller GmbH & Co. KG", "Bäckerei Müller"],
    ["Møller & Sønn", "Møller & Sønn"],
    ["AS", "AS"],
  ] as const) {
    it(`makes "${bare}" of ${name}`, () => {
      expect(withoutLegalForm(name)).to.equal(bare);
    });
  }
});
