import { expect } from "chai";
import { directionOf } from "./direction.ts";

const rightToLeft = [
  "ar",
  "ar-EG",
  "he",
  "iw",
  "fa",
  "fa-AF",
  "ur",
  "ps",
  "yi",
  "ckb",
  "sd",
  "ug",
  "ks",
  "dv",
  "nqo",
  "syr",
  "rhg",
  "pa-PK",
  "pa-Arab",
  "az-IR",
  "az-Arab",
  "uz-AF",
  "kk-CN",
  "ku-Arab",
  "ms-Arab",
  "ff-Adlm",
  "ur-Aran",
  "fa-Aran-IR",
  "syr-Syre",
  "syr-Syrj",
  "syr-Syrn",
  "und-Thaa",
  "he-Hebr-IL-u-nu-latn",
  "apc",
  "acm",
  "afb",
  "azb",
  "skr",
  "apd",
];

const leftToRight = [
  "en",
  "sv",
  "de",
  "ru",
  "el",
  "hi",
  "th",
  "ja",
  "zh",
  "zh-Hant",
  "ko",
  "mn-Mong",
  "ka",
  "hy",
  "am",
  "tr",
  "az",
  "ku",
  "pa",
  "sd-IN",
  "sd-Deva",
  "uz",
  "ms",
  "yi-Latn",
  "ar-Latn",
  "ff",
  "ha",
  "mt",
  "sw",
  "vi",
];

const unknown = ["", "xx", "und", "not a tag", "ar_EG", "klingon", "\u0000"];

describe("directionOf", () => {
  for (const tag of rightToLeft) {
    it(`is right to left for ${tag}`, () => {
      expect(directionOf(tag)).to.equal("rtl");
    });
  }

  for (const tag of [...leftToRight, ...unknown]) {
    it(`is left to right for ${JSON.stringify(tag)}`, () => {
      expect(directionOf(tag)).to.equal("ltr");
    });
  }
});
