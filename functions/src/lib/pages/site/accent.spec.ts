import { expect } from "chai";
import { accentStyle, contrast, legible } from "./accent.ts";

const papers = { light: [252, 250, 246], dark: [22, 19, 16] } as const;

const rgb = (colour: string): readonly [number, number, number] => {
  const at = (start: number): number => Number.parseInt(colour.slice(start, start + 2), 16);
  return [at(1), at(3), at(5)];
};

describe("legible", () => {
  for (const accent of ["#ffff00", "#ffffff", "#000000", "#0b57d0", "#ff0000", "#00ff00", "#777777", "#f0e68c"])
    for (const [name, paper] of Object.entries(papers))
      it(`makes ${accent} readable on ${name} paper`, () => {
        expect(contrast(rgb(legible(accent, paper)), paper)).to.be.at.least(4.5);
      });

  it("leaves a colour that is readable", () => {
    expect(legible("#0b57d0", papers.light)).to.equal("#0b57d0");
  });
});

describe("accentStyle", () => {
  it("has a colour for light, for dark and for paper", () => {
    expect(accentStyle("#0b57d0")).to.match(
      /^:root\{--accent:#0b57d0\}@media \(prefers-color-scheme:dark\)\{:root\{--accent:#[\da-f]{6}\}\}@media print\{:root\{--accent:#000\}\}\n$/,
    );
  });
});
