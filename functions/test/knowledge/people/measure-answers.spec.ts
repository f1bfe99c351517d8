import { expect } from "chai";
import { isRight } from "./measure-answers.ts";
import type { PeopleQuestion, PeopleSite } from "./asked-sites.ts";

const content = "Open **daily**. Closed on Monday.\n\n| Bike | Day | Week |\n|---|---|---|\n| City | 15 € | 75 € |\n| Cargo | 49 € | – |\n";

const site: PeopleSite = {
  site: "bikes",
  name: "Bikes",
  languages: ["en"],
  pages: [
    { slug: "rent", language: "en", title: "Rent", content },
    { slug: "old", language: "en", title: "Old", content },
  ],
  questions: [],
};

const question = (quote: string): PeopleQuestion => ({
  id: "bikes-1",
  language: "en",
  heard: "",
  asked: "",
  search_words: [],
  answerable: true,
  near_miss: false,
  answers: [{ slug: "rent", language: "en", quote }],
  note: "",
  judged: "not_answered",
});

describe("isRight", () => {
  const cases: readonly (readonly [string, string, string, boolean])[] = [
    ["a quote", "Open **daily**.", "Welcome. Open daily. Closed on Monday.", true],
    ["half of a quote", "Open **daily**. Closed on Monday.", "Closed on Monday.", true],
    ["less than half of a quote", "Open **daily**. Closed on Monday.", "Open daily.", false],
    ["nothing", "Open **daily**.", "", false],
    ["another sentence", "Closed on Monday.", "Open daily.", false],
    ["a row with its cells", "| City | 15 € |", "City, 15 €, 75 €.", true],
    ["a row with the names of its columns", "| City | 15 € | 75 € |", "City – Day: 15 €, Week: 75 €.", true],
    ["a row without its last cell", "| City | 15 € | 75 € |", "City – Day: 15 €.", false],
    ["the first cell of one row and the last of another", "| City | 49 € |", "City – Day: 15 €, Week: 75 €. Cargo – Day: 49 €.", false],
    ["cells with other words between them", "| City | 15 € |", "City is no longer 15 €.", false],
  ];
  for (const [what, quote, quotation, expected] of cases) {
    it(`takes ${what} as ${expected ? "right" : "wrong"}`, () => {
      expect(isRight(site, question(quote), { slug: "rent", language: "en", quotation })).to.equal(expected);
    });
  }

  it("takes the same words of another page as wrong", () => {
    expect(isRight(site, question("Open **daily**."), { slug: "old", language: "en", quotation: "Open daily." })).to.equal(false);
  });
});
