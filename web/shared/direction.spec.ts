import { expect } from "chai";
import { directionOf } from "./direction.ts";

describe("directionOf", () => {
  const rows = {
    he: "rtl",
    iw: "rtl",
    "ar-EG": "rtl",
    fa: "rtl",
    ur: "rtl",
    yi: "rtl",
    ckb: "rtl",
    dv: "rtl",
    en: "ltr",
    "az-Arab": "rtl",
    az: "ltr",
    "he-Latn": "ltr",
    "": "ltr",
    "not a tag": "ltr",
  };
  for (const [language, direction] of Object.entries(rows)) {
    it(`is ${direction} for "${language}"`, () => {
      expect(directionOf(language)).to.equal(direction);
    });
  }
});
