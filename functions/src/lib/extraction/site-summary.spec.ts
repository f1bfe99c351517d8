import { expect } from "chai";
import { pageOf, readPages } from "../../../test/support/read-lines.ts";

describe("summaryOfSite", () => {
  const described = "Fjord Bakeri bakes bread of old kinds of grain in Bergen.";
  const told = "Every morning we bake bread and buns of old kinds of grain, in the oven that our grandfather has built in 1931.";
  const cookies =
    "This site uses technologies that store something on your device. By going on you agree with everything that they do there.";
  const words = ["Bergen", "Cakes", "Catering", "Weddings", "Parties", "Tables", "Breakfast", "Lunch", "Coffee", "Sandwiches"];
  const summaries: readonly (readonly [
    what: string,
    description: string,
    pages: readonly (readonly string[])[],
    summary: string | undefined,
  ])[] = [
    ["a description", described, [[told]], described],
    ["no list of words to be found by", "bakery Bergen, cheap bread, cakes Bergen, buns, catering, best bakery", [[told]], told],
    ["no description of a template", "A clean, minimal theme for portfolios, studios and agencies.", [[told, ...words]], told],
    [
      "no bar that all pages have",
      "",
      [
        [cookies, told],
        [cookies, "Contact"],
      ],
      told,
    ],
    [
      "no filler",
      "",
      [[`Click to change this text. Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod.`, told]],
      told,
    ],
    ["a description of a site that shows nothing", described, [[]], described],
    ["nothing", "", [["Welcome"]], undefined],
  ];
  for (const [what, description, pages, summary] of summaries) {
    it(`takes ${what} for its summary`, () => {
      const site = pages.map((lines, at) =>
        pageOf(lines.length === 0 ? lines : [...lines, ...words], {
          url: `https://fjord.example/${at === 0 ? "" : String(at)}`,
          title: at === 0 ? "Fjord Bakeri" : `Page ${String(at)}`,
          meta: new Map([["description", at === 0 ? description : ""]]),
        }),
      );
      expect(readPages("NO", ...site).summary?.value).to.equal(summary);
    });
  }
});
