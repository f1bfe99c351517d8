import { expect } from "chai";
import { htmlToMarkdown } from "./html-to-markdown.ts";

/** Within each other, that many times: written twice on every level, it would never end. */
const depth = 40;

const within = (open: string, close: string): string => `<p>${open.repeat(depth)}x${close.repeat(depth)}</p>`;

describe("a formula", () => {
  const nested: Readonly<Record<string, string>> = {
    MathML: within("<math><mrow>", "</mrow></math>"),
    "fractions of MathML": within("<math><mfrac><mi>1</mi>", "</mfrac></math>"),
    "fractions of KaTeX": within('<span class="katex"><span class="mfrac"><span class="vlist"><span>', "</span></span></span></span>"),
    "roots of KaTeX": within('<span class="katex"><span class="sqrt">', "</span></span>"),
  };

  for (const [name, html] of Object.entries(nested))
    it(`is read once, however many are within each other: ${name}`, () => {
      const began = performance.now();
      expect(htmlToMarkdown(html).markdown).to.be.a("string");
      expect(performance.now() - began).to.be.below(2_000);
    });

  it("is one line", () => {
    const { markdown } = htmlToMarkdown("<p><math><mfrac><mi>a</mi><mrow><mi>b</mi><mo>+</mo><mn>1</mn></mrow></mfrac></math></p>");
    expect(markdown.trim()).to.equal("a/(b+1)");
  });
});
