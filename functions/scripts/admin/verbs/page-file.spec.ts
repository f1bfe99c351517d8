import { expect } from "chai";
import { OperatorError } from "../operator-error.ts";
import { parsePageFile } from "./page-file.ts";

describe("parsePageFile", () => {
  it("takes slug, language and template from the front matter, the rest as metadata", () => {
    const text =
      "---\nslug: about\nlanguage: EN-us\ntemplate: article\ntitle: About us\ndate: 2026-01-02\ntags: [a, b]\n---\n\n# About\n\n---\n\nWe bake.\n";
    expect(parsePageFile(text, "page.md")).to.deep.equal({
      slug: "about",
      language: "en-US",
      template: "article",
      metadata: { slug: "about", title: "About us", date: "2026-01-02", tags: ["a", "b"] },
      content: "# About\n\n---\n\nWe bake.\n",
    });
  });

  it("takes whose translation it is, which is no metadata", () => {
    const page = parsePageFile("---\nslug: om\nlanguage: nb\ntemplate: article\ntranslation_of: about\n---\n", "page.md");
    expect(page).to.deep.include({ metadata: { slug: "om" }, translation_of: "about" });
  });

  it("takes lines that end as on Windows, and a page without text", () => {
    expect(parsePageFile("---\r\nslug: a\r\nlanguage: he\r\ntemplate: t\r\n---\r\n", "page.md")).to.deep.include({
      slug: "a",
      language: "he",
      content: "",
    });
  });

  const refused: readonly (readonly [string, string, string])[] = [
    ["a page without front matter", "# About", "page.md does not begin with front matter"],
    ["front matter that does not end", "---\nslug: a", "page.md does not begin with front matter"],
    ["front matter that is not YAML", "---\nslug: [\n---\n", "cannot be read"],
    ["front matter that is a list", "---\n- a\n---\n", "must be a map"],
    ["a slug with slashes at its ends", "---\nslug: /a/\nlanguage: en\ntemplate: t\n---\n", "slug must not start or end with a slash"],
    ["a page without its place", "---\ntitle: a\n---\n", "language is required"],
    ["a language that does not exist", "---\nslug: a\nlanguage: klingon\ntemplate: t\n---\n", "language must be"],
    ["a translation of what is no ID", "---\nslug: a\nlanguage: en\ntemplate: t\ntranslation_of: [b]\n---\n", "translation_of must be"],
    ["metadata that Firestore cannot hold", "---\nslug: a\nlanguage: en\ntemplate: t\nx: [[1]]\n---\n", "must not be a list inside a list"],
  ];
  for (const [what, text, sentence] of refused) {
    it(`refuses ${what}`, () => {
      expect(() => parsePageFile(text, "page.md")).to.throw(OperatorError, sentence);
    });
  }
});
