import { expect } from "chai";
import { aWxrPost } from "../../../test/support/wxr-items.ts";
import { inLanguages } from "./in-languages.ts";

const site = { url: "https://old.example/shop", language: "it-IT" };

describe("a WordPress page in several languages", () => {
  for (const [name, title, content] of [
    ["with brackets", "[:en]Menu[:it]Menù[:]", "[:it]Riso[:en]Rice[:] 5 €"],
    ["with comments", "<!--:it-->Menù<!--:--><!--:en-->Menu<!--:-->", "<!--:it-->Riso<!--:--><!--:en-->Rice<!--:--> 5 €"],
  ] as const)
    it(`becomes one for each: ${name}`, () => {
      const pages = inLanguages(aWxrPost("1", "/shop/menu/", { title, content, comments: 2, site })).toSorted((one, other) =>
        one.id.localeCompare(other.id),
      );
      expect(pages.map((page) => [page.id, page.language, page.title, page.content, page.link, page.comments])).to.deep.equal([
        ["1", "it", "Menù", "Riso 5 €", "https://old.example/shop/menu/", 2],
        ["1:en", "en", "Menu", "Rice 5 €", "https://old.example/shop/en/menu/", 0],
      ]);
      expect(new Set(pages.map(({ translations }) => translations)).size).to.equal(1);
    });

  it("is one where only its title is in several, and stays what it is in one", () => {
    const [only, ...others] = inLanguages(aWxrPost("1", "/a/", { title: "[:it]A[:en]B[:]", content: "[:it]C[:]", site }));
    expect([only?.title, only?.content, others.length]).to.deep.equal(["A", "C", 0]);
    const many = Array.from({ length: 41 }, (_, at) => `[:${String.fromCharCode(97 + (at % 26), 97 + Math.floor(at / 26))}]x`).join("");
    expect(inLanguages(aWxrPost("1", "/a/", { content: many })), "as nobody has them").to.have.length(1);
    const plain = aWxrPost("1", "/a/", { content: "[1] [:)" });
    expect(inLanguages(plain)).to.deep.equal([plain]);
  });
});
