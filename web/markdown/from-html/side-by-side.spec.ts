import { expect } from "chai";
import { htmlToMarkdown } from "./html-to-markdown.ts";

describe("htmlToMarkdown, of what stands side by side", () => {
  const box = (text: string): string => `<span style="display:inline-block">${text}</span>`;
  for (const [what, html, markdown] of [
    ["parts of a row", '<div style="display:flex"><span>Mandag</span><span>9–17</span></div>', "Mandag 9–17"],
    ["cells of a grid", '<p style="display:grid"><b>Mandag</b><i>9–17</i></p>', "**Mandag** *9–17*"],
    ["parts of a row within a line", '<p>a <span style="display:inline-flex"><span>Man</span><span>9</span></span></p>', "a Man 9"],
    ["boxes", `<p>${box("Mandag")}${box("9–17")}</p>`, "Mandag 9–17"],
    ["letters that are animated", `<h2>${["H", "e", "i"].map(box).join("")}</h2>`, "## Hei"],
    ["a box before a full stop", `<p>Se ${box("her")}.</p>`, "Se her."],
    ["a full stop in a row", '<p style="display:flex">Se <a href="https://a.example/">her</a>.</p>', "Se [her](https://a.example/)."],
    [
      "a table with a heading in a cell",
      "<table><tr><td><h3>Navn</h3></td><td>Pris</td></tr><tr><td>Brød</td><td>40</td></tr></table>",
      "| Navn | Pris |\n| --- | --- |\n| Brød | 40 |",
    ],
    [
      "a table with code and a quotation in its cells",
      "<table><tr><td>a</td><td>b</td></tr><tr><td><pre>x</pre></td><td><blockquote>c</blockquote></td></tr></table>",
      "| a | b |\n| --- | --- |\n| `x` | c |",
    ],
    ["two columns of text", "<table><tr><td><p>En</p><p>To</p></td><td><p>Tre</p><p>Fire</p></td></tr></table>", "En\n\nTo\n\nTre\n\nFire"],
    [
      "columns of a mail",
      "<table><tr><td><h2>a</h2><p>b</p></td><td><h2>c</h2><p>d</p></td></tr><tr><td>e</td><td>f</td></tr></table>",
      "## a\n\nb\n\n## c\n\nd\n\ne\n\nf",
    ],
    ["rows that differ", "<table><tr><td><h2>a</h2></td></tr><tr><td>e</td><td>f</td></tr></table>", "## a\n\ne\n\nf"],
    ["a table of one row", "<table><tr><td>a</td><td><p>b</p></td></tr></table>", "| a | b |\n| --- | --- |"],
  ] as const)
    it(`reads ${what}`, () => expect(htmlToMarkdown(html).markdown.trim()).to.equal(markdown));
});
