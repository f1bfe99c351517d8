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

describe("raised text", () => {
  for (const [html, markdown] of [
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
