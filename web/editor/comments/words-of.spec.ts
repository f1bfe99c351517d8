import { expect } from "chai";
import { wordsOf } from "./words-of.ts";

describe("wordsOf", () => {
  const rows: Readonly<Record<string, string>> = {
    'A **loaf** is [4 euros](/prices "today").': "A loaf is 4 euros.",
    "## Opening *hours*": "Opening hours",
    "> We `bake` ~~daily~~": "We bake daily",
    "![A bicycle](/bicycle.png)": "A bicycle",
    "See https://site.example/a_b and [1]": "See https://site.example/a_b and [1]",
    "2 \\* 3": "2 * 3",
    "שעות **פתיחה**": "שעות פתיחה",
    "half of a **mark": "half of a **mark",
    "**": "**",
    "": "",
  };
  for (const [quote, words] of Object.entries(rows)) it(`reads ${JSON.stringify(quote)}`, () => expect(wordsOf(quote)).to.equal(words));
});
