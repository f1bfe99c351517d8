import { expect } from "chai";
import { createPlanner } from "./plan-posts.ts";
import { toPostText } from "./post-text.ts";
import { aWxrItem, aWxrPost } from "../../../test/support/wxr-items.ts";
import type { WxrItem } from "./wxr-item.ts";

const uploads = "https://old.example/wp-content/uploads";

/** The post whose content is read has number 1, and is at /shop/bread/. */
const oldSite: readonly WxrItem[] = [
  aWxrItem({ type: "attachment", id: "7", file: `${uploads}/loaf.jpg`, alt: "A loaf" }),
  aWxrItem({ type: "attachment", id: "8", file: `${uploads}/oven.jpg`, parent: "1", excerpt: "Our oven" }),
  aWxrItem({ type: "wp_block", id: "9", content: "<!-- wp:paragraph --><p>Allergic? Ask us.</p><!-- /wp:paragraph -->" }),
  aWxrPost("1", "/shop/bread/"),
  aWxrPost("2", "/about/"),
  aWxrPost("3", "/rota/", { status: "private" }),
  aWxrPost("4", "/test__trashed/", { status: "trash" }),
  aWxrPost("5", "/shop/bread/rye/"),
];

const read = (content: string) => {
  const planner = createPlanner({ asked: undefined, ofProject: "en", present: [] });
  for (const item of oldSite) planner.add(item);
  const site = { pattern: "/{slug}", defaultLanguage: "en", homeSlug: null, siteUrl: undefined } as const;
  const template = { id: "t", record: {} };
  const post = { ...aWxrPost("1", "/shop/bread/"), content };
  const { content: text, leftOut } = toPostText(post, { template, slug: "bread", plan: planner.plan(), site });
  return { text, leftOut: [...leftOut] };
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
      `![A loaf](${uploads}/loaf.jpg)\n\n![](${uploads}/oven.jpg)\n\n*Our oven*`,
    ],
    ["shows the pictures of the post where a gallery names none", "[gallery]", `![](${uploads}/oven.jpg)\n\n*Our oven*`],
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
    ["shows whole pictures, not their sizes", `<img src="/wp-content/uploads/loaf-300x200.jpg">`, `![A loaf](${uploads}/loaf.jpg)`],
    ["shows a floating picture above the words", `<img src="${uploads}/a.jpg" alt="A">Words`, `![A](${uploads}/a.jpg)\n\nWords`],
    ["writes out reusable blocks", '<!-- wp:block {"ref":9} /-->', "Allergic? Ask us."],
    ["says below a quotation whose it is", "<blockquote><p>Good.</p><cite>Eve</cite></blockquote>", "> Good.\n>\n> — Eve"],
    ["has no headings for a table without", "<table><tr><td>A</td><td>B</td></tr></table>", "|  |  |\n| --- | --- |\n| A | B |"],
    ["has a file once", '<div><a href="/a.pdf">A</a><a href="/a.pdf" download>Download</a></div>', "[A](https://old.example/a.pdf)"],
    ["keeps the lines of a verse", '<pre class="wp-block-verse">One\ntwo</pre>', "One\\\ntwo"],
    ["keeps what a shortcode encloses, and its title", '[su_box title="x"]Inside[/su_box]', "### x\n\nInside"],
    ["keeps a shortcode's words in their line", "A [mark color='red']red[/mark] word", "A red word"],
    [
      "keeps the texts of builders",
      `[a_row][a_col width="1/2"][a_text]<p>One</p>[/a_text][a_button link="/about/" text="More"][a_line_separator][/a_col][/a_row]`,
      "One\n\n[More](/about)\n\n---",
    ],
    [
      "keeps people with their pictures and words",
      `[a_person name="Eve" position="Baker" image_id="7"]<p>Since 2009.</p>[/a_person]`,
      `### Eve\n\n![A loaf](${uploads}/loaf.jpg)\n\nBaker\n\nSince 2009.`,
    ],
    ["keeps headings that a shortcode encloses", '[a_title size="3"]Bread[/a_title]', "### Bread"],
    [
      "keeps the questions of accordions",
      "<h3><button><span>Why?</span><span aria-hidden='true'>+</span></button></h3><div>So.</div>",
      "### Why?\n\nSo.",
    ],
    ["shows a picture whose address a shortcode encloses", `[a_frame]${uploads}/loaf.jpg[/a_frame]`, `![](${uploads}/loaf.jpg)`],
    ["keeps who said something", '[a_quote author="Eve" job_title="guest"]Good.[/a_quote]', "> Good.\n>\n> — Eve, guest"],
    ["leads to pages by their numbers", '<a href="http://www.old.example/?page_id=2">A</a>', "[A](/about)"],
    ["leads to pages by former addresses", '<a href="/2019/05/about/#us">A</a>', "[A](/about#us)"],
    ["leads to pages by relative addresses", '<a href="rye/">A</a> <a href="../../about/">B</a>', "[A](/rye) [B](/about)"],
    ["keeps the words of links to what nobody should see", '<a href="/rota/">A</a> <a href="/?p=4">B</a>', "A B"],
    ["keeps links to the rest of the old site", '<a href="/category/news/">A</a>', "[A](https://old.example/category/news/)"],
    ["shows a shortcode that is spelled out", "Write [[gallery]]", String.raw`Write \[gallery]`],
  ] as const)
    it(name, () => {
      expect(read(content)).to.deep.equal({ text: markdown, leftOut: [] });
    });

  for (const [name, content, markdown, leftOut] of [
    ["a shortcode that is alone on its line", "A\n\n[sitemap]\n\nB", "A\n\nB", ["the shortcode [sitemap]"]],
    [
      "a form with its fields",
      '[a_form title="Write"][a_field id="1"][/a_field][/a_form]',
      "",
      ["the shortcode [a_field]", "the shortcode [a_form]"],
    ],
    ["a map", '<iframe src="https://www.google.com/maps/embed?pb=1"></iframe>A', "A", ["<iframe> from www.google.com"]],
    ["a script", "<script>x()</script><p>A</p>", "A", ["<script>"]],
    ["HTML that a builder has encoded", "[a_raw]JTNDc2NyaXB0JTNFeCUzQyUyRnNjcmlwdCUzRQ==[/a_raw]", "", ["<script>"]],
    ["a form of the page itself", "<form><label>Name</label></form>A", "A", ["<form>"]],
    ["a form", 'Ask us: [contact-form-7 id="1" title="Contact"]', "Ask us:", ["the shortcode [contact-form-7]"]],
    [
      "a block that WordPress fills in",
      '<!-- wp:latest-posts {"postsToShow":3} /-->\n<!-- wp:paragraph --><p>A</p><!-- /wp:paragraph -->',
      "A",
      ["the block latest-posts"],
    ],
  ] as const)
    it(`is named where something stays behind: ${name}`, () => {
      expect(read(content)).to.deep.equal({ text: markdown, leftOut: [...leftOut] });
    });

  it("leads to what was embedded", () => {
    for (const content of [
      "https://www.youtube.com/watch?v=abc",
      "[embed]https://www.youtube.com/watch?v=abc[/embed]",
      '<iframe width="5" src="//www.youtube.com/embed/abc?rel=0"></iframe>',
      '[a_film url="https://www.youtube.com/watch?v=abc"]',
      '[video mp4="https://www.youtube.com/watch?v=abc"][/video]',
      '<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\nhttps://www.youtube.com/watch?v=abc\n</div></figure>',
    ])
      expect(read(content).text, content).to.equal("https://www.youtube.com/watch?v=abc");
  });
});
