import { expect } from "chai";
import { slugOf } from "./slug-of.ts";

describe("slugOf", () => {
  const rows = {
    "About us": "about-us",
    "  Åpningstider & priser! ": "åpningstider-priser",
    "שעות פתיחה": "שעות-פתיחה",
    "ساعات العمل": "ساعات-العمل",
    営業時間のご案内: "営業時間のご案内",
    "Часы работы": "часы-работы",
    "हमारे बारे में": "हमारे-बारे-में",
    "A/B?": "a-b",
    "…": "",
    "e\u0301te\u0301": "été",
    "İstanbul Işıkları": "istanbul-işıkları",
    "C++": "c-plus-plus",
    "C#": "c-sharp",
    "C# and C++ at work": "c-sharp-and-c-plus-plus-at-work",
    "A#1": "a-1",
    "#1 in town": "1-in-town",
    "Don't worry": "dont-worry",
    "Ada’s bikes": "adas-bikes",
    "I'm here, we've won": "im-here-weve-won",
    "L'avion d’or, jusqu’au bout": "l-avion-d-or-jusqu-au-bout",
    "🚲": "🚲",
    "🚲 Bikes 👩‍🔧": "bikes",
    "🇳🇴": "🇳🇴",
    "Sommer ☀️ salg ✔️": "sommer-salg",
    "❤️": "❤",
    "10² km½": "102-km1-2",
    ＡＢＣ: "abc",
    "Grö\u00ADße": "größe",
  };
  for (const [title, slug] of Object.entries(rows)) {
    it(`makes "${slug}" of "${title}"`, () => {
      expect(slugOf(title)).to.equal(slug);
    });
  }

  it("knows the letters of the title's language", () => {
    expect(slugOf("IŞIK İLE", { language: "tr" })).to.equal("ışık-ile");
    expect(slugOf("IDEA", { language: "not a tag" })).to.equal("idea");
  });

  it("suggests no address that another page has", () => {
    expect(slugOf("About us", { taken: new Set(["about-us", "about-us-2"]) })).to.equal("about-us-3");
  });

  it("ends long addresses behind a letter with its marks, also with a number", () => {
    expect(slugOf("न्त्रि ".repeat(40))).to.equal(`${"न्त्रि-".repeat(11)}न्`);
    const long = "word ".repeat(40);
    expect(slugOf(long, { taken: new Set([slugOf(long)]) })).to.equal(`${"word-".repeat(15)}wor-2`);
  });
});
