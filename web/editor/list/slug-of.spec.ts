import { expect } from "chai";
import { slugOf } from "./slug-of.ts";

describe("slugOf", () => {
  const rows = {
    "About us": "about-us",
    "  Åpningstider & priser! ": "åpningstider-priser",
    "שעות פתיחה": "שעות-פתיחה",
    "A/B?": "a-b",
    "…": "",
    "e\u0301te\u0301": "été",
  };
  for (const [title, slug] of Object.entries(rows)) {
    it(`makes "${slug}" of "${title}"`, () => {
      expect(slugOf(title)).to.equal(slug);
    });
  }
});
