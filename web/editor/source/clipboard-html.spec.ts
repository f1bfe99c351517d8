import { expect } from "chai";
import { isTooMuch, withoutSheets } from "./clipboard-html.ts";

describe("isTooMuch", () => {
  for (const [what, html] of [
    ["lists in lists", "<ul><li>a".repeat(2_000)],
    ["bold in bold", "<b>".repeat(100)],
    ["tables in tables", `${"<table><tr><td>".repeat(100)}a${"</td></tr></table>".repeat(100)}`],
    ["a row of a thousand cells", `<table><tr>${"<td>a</td>".repeat(1_000)}</tr></table>`],
    ["two megabytes", "<p>a</p>".repeat(300_000)],
  ] as const)
    it(`is true for ${what}`, () => expect(isTooMuch(html)).to.equal(true));

  for (const [what, html] of [
    ["a long article of Word", "<p class=MsoNormal>a <b>b</b><o:p></o:p><br>".repeat(10_000)],
    ["a list whose items have no ends", `<ul>${"<li>a".repeat(1_000)}</ul>`],
    ["a long table", `<table>${"<tr><td>a<td>b<td><img src=c>".repeat(2_000)}</table>`],
    ["what is nested in 50 elements", `${"<div>".repeat(50)}a${"</div>".repeat(50)}`],
    ["a hundred tables in a row", "<table><tr><td>a</td></tr></table>".repeat(100)],
  ] as const)
    it(`is false for ${what}`, () => expect(isTooMuch(html)).to.equal(false));
});

describe("withoutSheets", () => {
  for (const [html, left] of [
    ["<style>a</style>b<SCRIPT x>c</script >d", "bd"],
    ["a<style>b<i>c", "a"],
    ["<styled>a</styled>", "<styled>a</styled>"],
  ] as const)
    it(`leaves ${left} of ${html}`, () => expect(withoutSheets(html)).to.equal(left));
});
