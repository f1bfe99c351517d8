import { expect } from "chai";
import MarkdownIt from "markdown-it";
import { pictureMarkdown } from "./picture-places.ts";

describe("the Markdown of a picture", () => {
  const url = "https://site.example/a.png";

  it("shows the picture, whatever its words have in them", () => {
    for (const words of ["A loaf", "a ` tick", "a < b", "a [b] \\ c", "a <i> b", "<https://other.example>", "`"]) {
      const shown = new MarkdownIt({ html: true }).render(`${pictureMarkdown({ url, words })} and \`after\` <i>that</i>`);
      const [, alt = ""] = /<img src="https:\/\/site\.example\/a\.png" alt="([^"]*)">/.exec(shown) ?? [];
      expect(alt.replaceAll("&lt;", "<").replaceAll("&gt;", ">"), shown).to.equal(words);
    }
  });
});
