import { expect } from "chai";
import { htmlToMarkdown } from "./html-to-markdown.ts";

const katex = (math: string, tex: string): string =>
  `<p><span class="katex"><span class="katex-mathml"><math><semantics>${math}<annotation encoding="application/x-tex">${tex}</annotation></semantics></math></span><span class="katex-html" aria-hidden="true">seen</span></span></p>`;
const seen = (inner: string): string => `<p><span class="katex"><span class="katex-html" aria-hidden="true">${inner}</span></span></p>`;
const lines = (...words: readonly string[]): string =>
  `<span class="vlist-t"><span class="vlist-r"><span class="vlist">${words.map((word) => `<span>${word}</span>`).join("")}</span></span></span>`;
const printed = (...rows: readonly (readonly [number, string])[]): string =>
  rows
    .map(([top, words]) => `<span style="top: ${top}%; font-size: 11px" role="presentation">${words}</span><br role="presentation">`)
    .join("");

describe("htmlToMarkdown", () => {
  for (const [what, html, markdown] of [
    [
      "a fraction",
      katex("<mi>v</mi><mo>=</mo><mfrac><mi>s</mi><mrow><mn>2</mn><mi>t</mi></mrow></mfrac>", "v = \\frac{s}{2t}"),
      "v = s/(2t)",
    ],
    ["a formula as closely as it was written", katex("<mi>E</mi><mo>=</mo><msup><mi>c</mi><mn>2</mn></msup>", "E=c^2"), "E=c²"],
    ["roots and limits", "<math><msqrt><mi>x</mi></msqrt><munderover><mo>∑</mo><mn>1</mn><mi>n</mi></munderover></math>", "√x∑₁ⁿ"],
    ["a formula that is only there for eyes", seen('<span class="mord">1</span>,2&nbsp;kg'), "1,2\u00a0kg"],
    ["a fraction for eyes", seen(`<span class="mord"><span class="mfrac">${lines("W", "", "Q")}</span></span>`), "Q/W"],
    ["a raised sign for eyes", seen(`c<span class="msupsub">${lines("2")}</span>`), "c²"],
    [
      "the formula of an encyclopedia",
      '<p>x <span class="mwe-math-element"><span style="display:none"><math><mi>n</mi></math></span><img src="https://wiki.example/n.svg" alt="{n}"></span></p>',
      "x n",
    ],
    ["a raised sign as thin as its word", "<p>80 m<b><sup>2</sup></b> and <b>m<sup>3</sup></b></p>", "80 m² and **m³**"],
    [
      "an image of an emoji by its address",
      '<p>Done <img src="https://chat.example/emoji-assets/apple/2705.png" alt="white check mark emoji"></p>',
      "Done ✅",
    ],
    [
      "a picture of a site about emoji",
      '<p>A <img src="https://emoji.example/1234.png" alt="Logo"></p>',
      "A ![Logo](https://emoji.example/1234.png)",
    ],
    [
      "a text without the marks of its sources",
      '<p>Old.<sup class="reference"><a href="#cite_note-1">[1]</a></sup> New.<a data-testid="webpage-citation-pill" href="https://a.example">A+1</a></p>',
      "Old. New.",
    ],
    [
      "the number of a note",
      '<p class="sdfootnote"><a class="sdfootnotesym" href="#sdfootnote1anc">1</a>Except Sundays.</p>',
      "¹ Except Sundays.",
    ],
    ["a note without the arrow back", '<p>Except Sundays. <a href="#fnref1">↩︎</a></p>', "Except Sundays."],
    ["the letters below a number in any script", "<ol><li>ا<ol type=a><li>ب</li></ol></li></ol>", "1. ا\n   1. ب"],
    ["tasks of other programs", '<ul><li style="--en-checked:true;">a</li></ul><div data-task-state="TODO">b</div>', "- [x] a\n- [ ] b"],
    [
      "a table without its hidden column",
      '<table><col><col style="display:none"><tr><td>a</td><td>b</td><td>c</td></tr><tr><td>1</td><td>2</td><td>3</td></tr></table>',
      "| a | c |\n| --- | --- |\n| 1 | 3 |",
    ],
    [
      "a text without what is far beside the page, icons and the numbers of lines",
      '<p>a<span style="position:absolute;left:-9999px">b</span><i class="material-icons">home</i></p><pre><span class="lineno">1</span>c</pre>',
      "a\n\n```\nc\n```",
    ],
    [
      "the points of a slide",
      "<div class=O><span style='mso-special-format:bullet'>•</span>a</div><div class=O1><span style='mso-special-format:bullet'>–</span>b</div>",
      "- a\n  - b",
    ],
    ["numbers that count down", "<ol reversed><li>a</li><li>b</li></ol>", "- 2\\. a\n- 1\\. b"],
    ["lines of mail that end with a break", "<div>a<br></div><div>b</div><div><br></div><div>c</div>", "a\\\nb\n\nc"],
    [
      "the language above a block of code",
      "<div><div><span>JSON</span><button>Copy</button></div><pre><code>{}</code></pre></div>",
      "```json\n{}\n```",
    ],
    ["a word above a block of code", "<div><p>Example</p><pre>{}</pre></div>", "Example\n\n```\n{}\n```"],
    ["code without empty lines at its end", "<pre>a\n\n  b\n\n</pre>", "```\na\n\n  b\n```"],
    [
      "lines of paragraphs without margins",
      '<style>p.p1 {margin: 0.0px 0.0px 0.0px 0.0px}</style><p class="p1">a</p><p class="p1"><br></p><p class="p1">b</p><p class="p1">c</p>',
      "a\n\nb\\\nc",
    ],
    [
      "printed lines",
      printed([10, "Please be-"], [12, "gin at e-"], [14, "Mail, or post- and"], [18, "• one"], [20, "• two"]),
      "Please begin at e-Mail, or post- and\n\n- one\n- two",
    ],
    [
      "words divided where they have a hyphen",
      printed([10, "an E-"], [12, "Mail, the north-"], [14, "and the south side"]),
      "an E-Mail, the north- and the south side",
    ],
  ] as const)
    it(`reads ${what}`, () => expect(htmlToMarkdown(html).markdown).to.equal(markdown));
});
