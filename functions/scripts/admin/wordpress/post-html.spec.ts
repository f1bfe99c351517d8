import { expect } from "chai";
import { htmlToMarkdown } from "../../../../web/markdown/from-html/html-to-markdown.ts";
import { toPostHtml } from "./post-html.ts";

const pictures = new Map([
  ["7", "https://old.example/wp-content/uploads/loaf.jpg"],
  ["8", "https://old.example/wp-content/uploads/oven.jpg"],
]);

const read = (content: string) => {
  const { html, leftOut } = toPostHtml(content, { byId: (id) => pictures.get(id), ofPost: [...pictures.values()].slice(1) });
  return { text: htmlToMarkdown(html).markdown, leftOut };
};

describe("the content of a WordPress post", () => {
  for (const [name, content, markdown] of [
    ["has paragraphs and lines where the classic editor stores none", "One\r\ntwo\r\n\r\nThree", "One\\\ntwo\n\nThree"],
    ["keeps what stands in a preformatted block", "A\n\n<pre>x\n\n  y</pre>\n\nB", "A\n\n```\nx\n\n  y\n```\n\nB"],
    ["keeps lists between paragraphs", "Before\n<ul>\n<li>a</li>\n<li>b</li>\n</ul>\nAfter", "Before\n\n- a\n- b\n\nAfter"],
    [
      "is that of the block editor without its comments",
      '<!-- wp:paragraph {"align":"left"} -->\n<p>Hello</p>\n<!-- /wp:paragraph -->',
      "Hello",
    ],
    [
      "shows a caption below its picture",
      '[caption id="a" width="3"]<img src="https://old.example/a.jpg" alt="A"> Fresh <b>bread</b>[/caption]',
      "![A](https://old.example/a.jpg)\n\n*Fresh **bread***",
    ],
    [
      "shows the pictures of a gallery",
      '[gallery ids="7, 8" columns="2"]',
      "![](https://old.example/wp-content/uploads/loaf.jpg)\n\n![](https://old.example/wp-content/uploads/oven.jpg)",
    ],
    ["shows the pictures of the post where a gallery names none", "[gallery]", "![](https://old.example/wp-content/uploads/oven.jpg)"],
    [
      "does not link a picture to its own file",
      '<a href="https://old.example/a-big.jpg"><img src="https://old.example/a.jpg" alt="A"></a>',
      "![A](https://old.example/a.jpg)",
    ],
    [
      "keeps brackets that are no shortcodes",
      "[sic] [1] [x] [a page](https://old.example/a)",
      String.raw`[sic] [1] [x] \[a page](https://old.example/a)`,
    ],
    ["shows a shortcode that is spelled out", "Write [[gallery]]", String.raw`Write \[gallery]`],
  ] as const)
    it(name, () => {
      expect(read(content)).to.deep.equal({ text: markdown, leftOut: [] });
    });

  for (const [name, content, markdown, leftOut] of [
    ["an unknown shortcode, whose words stay", '[su_box title="x"]Inside[/su_box]', "Inside", ["shortcode su_box"]],
    ["a form", 'Ask us: [contact-form-7 id="1" title="Contact"]', "Ask us:", ["shortcode contact-form-7"]],
    [
      "a block that WordPress fills in",
      '<!-- wp:latest-posts {"postsToShow":3} /-->\n<!-- wp:paragraph --><p>A</p><!-- /wp:paragraph -->',
      "A",
      ["block latest-posts"],
    ],
  ] as const)
    it(`is named where something stays behind: ${name}`, () => {
      expect(read(content)).to.deep.equal({ text: markdown, leftOut: [...leftOut] });
    });

  it("leads to what was embedded", () => {
    for (const content of [
      "https://www.youtube.com/watch?v=abc",
      "[embed]https://www.youtube.com/watch?v=abc[/embed]",
      '<iframe width="5" src="//www.youtube.com/watch?v=abc"></iframe>',
      '[video mp4="https://www.youtube.com/watch?v=abc"][/video]',
      '<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\nhttps://www.youtube.com/watch?v=abc\n</div></figure>',
    ])
      expect(read(content).text, content).to.equal("https://www.youtube.com/watch?v=abc");
  });
});
