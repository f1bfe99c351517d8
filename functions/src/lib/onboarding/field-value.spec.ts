import { expect } from "chai";
import { asSpokenLanguage } from "../i18n/language.ts";
import { type FieldPath, fieldPaths, findFieldPath } from "./field-path.ts";
import { readFieldValue, type ReadValue, sayValue, showValue } from "./field-value.ts";

const read = async (path: FieldPath, said: unknown): Promise<ReadValue> =>
  readFieldValue(path, said, async (name) => asSpokenLanguage(name));

const value = (expected: string | readonly string[] | null): ReadValue => ({ kind: "value", value: expected });

describe("findFieldPath", () => {
  it("finds each of the thirteen by its name, however it is spelled", () => {
    expect(fieldPaths).to.have.lengthOf(13);
    for (const path of fieldPaths) {
      for (const said of [path, path.toUpperCase(), ` ${path.replaceAll("_", " ")} `, path.replaceAll("_", "-")])
        expect(findFieldPath(said)).to.equal(path);
    }
  });

  for (const path of [
    "",
    "company",
    "confirmed_at",
    "__proto__",
    "constructor",
    "toString",
    "fields.voice",
    "voice.x",
    "voice\0",
    "profile",
    "*",
  ]) {
    it(`does not know ${JSON.stringify(path)}`, () => {
      expect(findFieldPath(path)).to.equal(undefined);
    });
  }
});

describe("readFieldValue", () => {
  const cases: readonly (readonly [FieldPath, unknown, ReadValue])[] = [
    ["voice", "kore", value("Kore")],
    ["voice", " PUCK ", value("Puck")],
    ["voice", "Elvis", { kind: "unknown_voice", said: "Elvis" }],
    ["primary_language", "EN-us", value("en-US")],
    ["primary_language", "gibberish", { kind: "unknown_language", said: "gibberish" }],
    ["languages", ["nb", "en", "NB"], value(["nb", "en"])],
    ["languages", "nb, en；de", value(["nb", "en", "de"])],
    ["languages", "- nb\n- en, de", value(["nb", "en", "de"])],
    ["languages", "nb, en and de", { kind: "unknown_language", said: "en and de" }],
    ["languages", ["nb", "gibberish"], { kind: "unknown_language", said: "gibberish" }],
    ["languages", "iw, he", value(["he"])],
    ["languages", ["no", "nb", "en"], value(["nb", "en"])],
    ["summary", "  We\u0000 bake\n\tbread.\u202E ", value("We bake bread.")],
    ["summary", "Cafe\u0301", value("Caf\u00E9")],
    ["summary", "ne\u200Cm\uD800", value("nem")],
    ["summary", "می\u200Cخواهم", value("می\u200Cخواهم")],
    ["summary", "<b>{place}</b> ${x}", value("<b>{place}</b> ${x}")],
    ["summary", ["one text"], value("one text")],
    ["summary", ["two", "texts"], { kind: "not_a_text" }],
    ["summary", "x".repeat(2001), { kind: "too_long", limit: 2000 }],
    ["summary", "😀".repeat(2000), value("😀".repeat(2000))],
    ["opening_hours", "Mon-Fri 9-17\nSat 10-14", value("Mon-Fri 9-17; Sat 10-14")],
    ["opening_hours", ["Mon-Fri 9-17", "Sat 10-14"], value("Mon-Fri 9-17; Sat 10-14")],
    ["products_services", "Bread, Cakes, bread,\n", value(["Bread", "Cakes"])],
    ["products_services", "- Bread\n- Cakes, pies\r\n\n", value(["Bread", "Cakes, pies"])],
    ["products_services", "Hair care; skin, hand and foot care", value(["Hair care", "skin, hand and foot care"])],
    ["products_services", ["•Bread", "* Cakes", "– Pies", "-18 °C ice"], value(["Bread", "Cakes", "Pies", "-18 °C ice"])],
    ["products_services", "- ", value(null)],
    ["products_services", ["Bread", " ", "Cakes"], value(["Bread", "Cakes"])],
    ["products_services", Array.from({ length: 51 }, (_, index) => `p${index}`), { kind: "too_many", limit: 50 }],
    ["unique_selling_points", ["x".repeat(201)], { kind: "too_long", limit: 200 }],
    ["products_services", ["Bread", 5], { kind: "not_a_text" }],
    ["products_services", [["Bread"]], { kind: "not_a_text" }],
  ];
  for (const [path, said, expected] of cases) {
    it(`reads ${JSON.stringify(said).slice(0, 50)} as ${path}: ${expected.kind}`, async () => {
      expect(await read(path, said)).to.deep.equal(expected);
    });
  }

  for (const path of fieldPaths) {
    it(`takes nothing as an empty ${path}, and no numbers, maps or flags`, async () => {
      for (const nothing of ["", "  ", "\u200B\n", null, [], [""]])
        expect(await read(path, nothing), JSON.stringify(nothing)).to.deep.equal(value(null));
      for (const other of [5, true, {}, { length: 1 }]) expect(await read(path, other)).to.deep.equal({ kind: "not_a_text" });
    });
  }
});

describe("showValue", () => {
  it("names languages, and writes lists on one line", () => {
    expect(showValue("primary_language", "nb", "en")).to.equal("Norwegian Bokmål");
    expect(showValue("languages", ["nb", "he"], "he")).to.equal("נורווגית ספרותית ועברית");
    expect(showValue("products_services", ["bread", "cakes", "coffee"], "nb")).to.equal("bread, cakes og coffee");
    expect(showValue("languages", ["not a tag"], "en")).to.equal("not a tag");
  });
});

describe("sayValue", () => {
  it("leaves the full stop to the sentence", () => {
    expect(sayValue("summary", "We bake bread. ", "en")).to.equal("We bake bread");
    expect(sayValue("summary", "Open at 9!", "en")).to.equal("Open at 9!");
  });
});
