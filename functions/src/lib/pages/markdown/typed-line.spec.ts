import { expect } from "chai";
import { typedLine } from "./typed-line.ts";

describe("typedLine", () => {
  for (const typed of [
    "Bord 120*60*75 cm",
    "**** hotell",
    "Om <script> på nett",
    "__init__",
    "Fish & chips",
    "5 * 4 * 3",
    "snake_case_name",
    "C:\\mappe",
    "[sic]",
    "*** Nytt ***",
    "x < y > z",
    "# 1",
    "Fotnote*",
  ])
    it(`keeps ${typed}`, () => expect(typedLine(typed)).to.equal(typed));

  for (const [typed, shown] of [
    ["**Fish**\n& [chips](x)", "Fish & chips"],
    ["Vi er *alltid* her, _også_ `npm`", "Vi er alltid her, også npm"],
    ["**重要：**営業は9時", "重要：営業は9時"],
    ["**120*60** cm", "**120*60** cm"],
    [" a \u202Eb\t", "a b"],
  ] as const)
    it(`reads ${JSON.stringify(typed)}`, () => expect(typedLine(typed)).to.equal(shown));
});
