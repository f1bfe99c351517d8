import { EditorState } from "@codemirror/state";
import { expect } from "chai";
import MarkdownIt from "markdown-it";
import { gapBefore, pictureMarkdown } from "./picture-places.ts";

describe("the Markdown of a picture", () => {
  const url = "https://site.example/a.png";

  it("shows the picture, whatever its words have in them", () => {
    for (const words of ["A loaf", "a ` tick", "a < b", "a [b] \\ c", "a <i> b", "<https://other.example>", "`", "a | b"]) {
      const shown = new MarkdownIt({ html: true }).render(`${pictureMarkdown({ url, words })} and \`after\` <i>that</i>`);
      const [, alt = ""] = /<img src="https:\/\/site\.example\/a\.png" alt="([^"]*)">/.exec(shown) ?? [];
      expect(alt.replaceAll("&lt;", "<").replaceAll("&gt;", ">"), shown).to.equal(words);
    }
  });

  it("stays in its cell of a table, whatever its words have in them and beside another", () => {
    const parser = new MarkdownIt();
    const before = `| a |\n| - |\n| ${pictureMarkdown({ url, words: "one | two" })}`;
    expect(gapBefore(EditorState.create({ doc: before }), before.length)).to.equal("<br>");
    expect(parser.render(`${before} |`).match(/<td>/g)).to.have.length(1);
    expect(gapBefore(EditorState.create({ doc: `![](${url})` }), url.length + 5)).to.equal("\n\n");
  });
});
