import { expect } from "chai";
import { asLanguage, canonicalLanguage, common } from "./language.ts";

const namesOf = (type: "language" | "region" | "script") => new Intl.DisplayNames(["en"], { type, fallback: "none" });

describe("common languages and regions", () => {
  it("all exist", () => {
    const [languages, regions] = [namesOf("language"), namesOf("region")];
    expect([...common.language].filter(([code, name]) => languages.of(code) !== name)).to.deep.equal([]);
    expect([...common.region].filter((code) => regions.of(code) === undefined)).to.deep.equal([]);
    expect([...common.script].filter((code) => namesOf("script").of(code) === undefined)).to.deep.equal([]);
  });

  it("have the spelling that is canonical", () => {
    expect([...common.language.keys()].map((code) => new Intl.Locale(code).language)).to.deep.equal([...common.language.keys()]);
  });
});

describe("canonicalLanguage", () => {
  const canonical: readonly (readonly [string, string])[] = [
    ["en", "en"],
    ["EN-us", "en-US"],
    ["zh-hant-tw", "zh-Hant-TW"],
    ["iw", "he"],
    ["in", "id"],
    ["ji", "yi"],
    ["mo", "ro"],
    ["tl", "fil"],
    ["sh", "sr-Latn"],
    ["cmn", "zh"],
    ["art-lojban", "jbo"],
    ["es-419", "es-419"],
    ["ckb", "ckb"],
    // Living languages without a name in CLDR.
    ...["apc", "acm", "afb", "azb", "skr", "apd", "syl", "rkt", "aaa", "apc-LB"].map((tag) => [tag, tag] as const),
    ["ajp", "apc"],
    ["i-lux", "lb"],
    ["I-LUX", "lb"],
    ["i-klingon", "tlh"],
    ["i-navajo", "nv"],
    ["en-GB-oed", "en-GB-oxendict"],
    ["zh-min-nan", "nan"],
    ["no-bok", "nb"],
    ["no-nyn", "nn"],
    ["zh-yue", "yue"],
    ["zh-yue-HK", "yue-HK"],
    ["zh-cmn-Hans-CN", "zh-Hans-CN"],
    ["ar-arb", "ar"],
    ["ar-apc-LB", "apc-LB"],
    ["zh-gan", "gan"],
    ["de-1996", "de-1996"],
    ["en-US-u-ca-buddhist", "en-US-u-ca-buddhist"],
  ];
  for (const [tag, expected] of canonical) {
    it(`makes ${expected} of ${tag}`, () => {
      expect(canonicalLanguage(tag)).to.equal(expected);
    });
  }

  it("keeps a language and a variety of it apart", () => {
    expect(canonicalLanguage("en")).not.to.equal(canonicalLanguage("en-US"));
  });

  const malformed = ["", " ", "e", "en_US", "en--US", "-en", "en-", "en ", " en", "en-US\n", "english", "x-private", "\0", "*"];
  const absent = ["xx", "qaa", "xqz", "root", "und", "und-US", "UND", "mul", "zxx", "mis", "en-XX", "sw-Abcd", "zh-Qaaa", "ber", "roa"];
  for (const tag of [
    ...malformed,
    ...absent,
    "i-default",
    "i-mingo",
    "i-enochian",

    "en-abc",
    "apc-XX",
    `en-${"a".repeat(8)}-u-ca-buddhist-nu-latn-co-phonebk`,
  ]) {
    it(`refuses ${JSON.stringify(tag)}`, () => {
      expect(canonicalLanguage(tag)).to.equal(undefined);
    });
  }

  it("is idempotent", () => {
    for (const [, tag] of canonical) expect(canonicalLanguage(tag)).to.equal(tag);
  });
});

describe("asLanguage", () => {
  const languages: readonly (readonly [stored: unknown, language: string | undefined])[] = [
    ["nb_NO", "nb-NO"],
    [" pt-br\n", "pt-BR"],
    ["zh_hant_tw", "zh-Hant-TW"],
    ["iw", "he"],
    ["en-US-u-ca-buddhist", "en-US"],
    ["not a tag", undefined],
    ["xx", undefined],
    ["und", undefined],
    ["", undefined],
    ["x".repeat(300), undefined],
    [undefined, undefined],
    [null, undefined],
    [7, undefined],
    [["en"], undefined],
  ];
  for (const [stored, language] of languages)
    it(`reads ${String(language)} in ${String(stored).slice(0, 40)}`, () => {
      expect(asLanguage(stored)).to.equal(language);
    });
});
