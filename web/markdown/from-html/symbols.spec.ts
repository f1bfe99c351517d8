import { expect } from "chai";
import { htmlToMarkdown } from "./html-to-markdown.ts";

const markdownOf = (html: string): string => htmlToMarkdown(html).markdown.trim();

describe("what Word writes with Wingdings", () => {
  const symbol = (letter: string): string =>
    `<span style='font-family:Wingdings'><span style='mso-char-type:symbol;mso-symbol-font-family:Wingdings'>${letter}</span></span>`;

  it("is the sign that its author saw", () => {
    expect(markdownOf(`<p class=MsoNormal>${symbol("J")} Welcome ${symbol("à")} this way ${symbol("\uf0fc")}</p>`)).to.equal(
      "☺ Welcome → this way ✓",
    );
  });

  it("is only what is in that font", () => {
    expect(markdownOf(`<p>J<span style="font-family:Arial, Wingdings">à</span></p>`)).to.equal("Jà");
  });
});

describe("what only looks hidden", () => {
  for (const [html, markdown] of [
    [
      `<table><tr><td style="font-size:0px;padding:10px"><div style="font-size:16px">Ny åpningstid</div></td></tr></table>`,
      "Ny åpningstid",
    ],
    [`<ul style="font-size:0"><li style="font-size:16px">Melk</li><li style="font-size:16px">Egg</li></ul>`, "- Melk\n- Egg"],
    [
      `<h3><button aria-expanded="true">Hva koster det?</button></h3><div>Det koster 499 kr.</div>`,
      "### Hva koster det?\n\nDet koster 499 kr.",
    ],
    [`<p>A<span style="font-size:0">hidden</span>B<button>Copy</button></p>`, "AB"],
  ] as const)
    it(`is shown: ${html.slice(0, 60)}`, () => {
      expect(markdownOf(html).trim()).to.equal(markdown);
    });
});

describe("an address that is a link by itself", () => {
  for (const [html, markdown] of [
    ["See https://en.wikipedia.org/wiki/Foo_bar.", "See <https://en.wikipedia.org/wiki/Foo_bar>."],
    ["(https://a.example/my_page), and", "(<https://a.example/my_page>), and"],
    ["https://a.example/Foo_(bar)", "<https://a.example/Foo_(bar)>"],
    ["“https://a.example/x_y”", "“<https://a.example/x_y>”"],
  ] as const)
    it(`leaves out the marks of the sentence: ${html}`, () => {
      expect(markdownOf(`<p>${html}</p>`)).to.equal(markdown);
    });
});

describe("raised text", () => {
  for (const [html, markdown] of [
    ["49<sup>,90</sup> kr, 1<sup>,–</sup>", "49,90 kr, 1,–"],
    ["10<sup>2</sup> m, x<sup>n+1</sup>, 1<sup>er</sup>, H<sub>2</sub>O", "10² m, xⁿ⁺¹, 1er, H₂O"],
    [
      "1500 BC.<sup>[<i><a href='https://a.example/c'>citation needed</a></i>]</sup>",
      "1500 BC.\\[[*citation needed*](https://a.example/c)\\]",
    ],
  ] as const)
    it(`of ${html} is a sign where it is a number or a letter, and a remark stays words`, () => {
      expect(markdownOf(`<p>${html}</p>`).replaceAll("\\]", "]")).to.equal(markdown.replaceAll("\\]", "]"));
    });
});
