import { expect } from "chai";
import { aWxrItem } from "../../../test/support/wxr-items.ts";
import { readWxrPost, uploads } from "../../../test/support/wxr-post.ts";

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
      "[sic] [1] [n=5] [x] [a page](https://old.example/a)",
      String.raw`[sic] [1] [n=5] [x] \[a page](https://old.example/a)`,
    ],
    ["shows whole pictures, not their sizes", `<img src="/wp-content/uploads/loaf-300x200.jpg">`, `![A loaf](${uploads}/loaf.jpg)`],
    [
      "shows a caption below its picture, also one that the old site has made HTML of",
      `<div class="wp-caption"><img src="${uploads}/a.jpg" alt="A"><p class="wp-caption-text">Fresh</p></div>`,
      `![A](${uploads}/a.jpg)\n\n*Fresh*`,
    ],
    ["shows a floating picture above the words", `<img src="${uploads}/a.jpg" alt="A">Words`, `![A](${uploads}/a.jpg)\n\nWords`],
    [
      "shows Jetpack's copies of pictures as they were",
      '<img src="https://i0.wp.com/old.example/wp-content/uploads/loaf.jpg?ssl=1">',
      `![A loaf](${uploads}/loaf.jpg)`,
    ],
    [
      "shows the pictures of older galleries without a list",
      `<ul><li><figure><img src="${uploads}/a.jpg" alt="A"></figure></li></ul>`,
      `![A](${uploads}/a.jpg)`,
    ],
    [
      "shows the pictures of galleries of plugins, each once",
      `[a_gallery ids="7,8"][an_image image="${uploads}/loaf-300x200.jpg" image_id="7"]`,
      `![A loaf](${uploads}/loaf.jpg)\n\n![](${uploads}/oven.jpg)\n\n*Our oven*\n\n![A loaf](${uploads}/loaf.jpg)`,
    ],
    ["shows a picture that a shortcode names by its number", '[an_image id="7"]', `![A loaf](${uploads}/loaf.jpg)`],
    [
      "shows tables of a plugin",
      '[table id=1 /]\n\n[table id="prices"]',
      "| Day | Time |\n| --- | --- |\n| Mo | 8<br>9 |\n\n|  |\n| --- |\n| Bread |",
    ],
    ["keeps code with its lines", "[code lang='js']\na[0]\n\nb\n[/code]", "```\na[0]\n\nb\n```"],
    ["puts a note into brackets", "Bread[a_note]baked on Mondays[/a_note].", "Bread (baked on Mondays)."],
    [
      "has headings that are attributes",
      `[a_cta h2="Visit" h4="soon"]Come.[/a_cta][a_heading heading="Rooms" tag="h4"][/a_heading]`,
      "### Visit\n\nsoon\n\nCome.\n\n#### Rooms",
    ],
    [
      "leads to where a builder's button does",
      "[a_button label='A' link='manually,/about/'][a_button label='B' link='page,5']",
      "[A](/about)\n\n[B](/rye)",
    ],
    [
      "names a recording by its caption",
      '<figure><audio src="https://old.example/a.mp3"></audio><figcaption>On the radio</figcaption></figure>',
      "[On the radio](https://old.example/a.mp3)",
    ],
    ["writes out reusable blocks", '<!-- wp:block {"ref":9} /-->', "Allergic? Ask us."],
    ["writes out a reusable block within itself once", '<!-- wp:block {"ref":11} /-->', "Again"],
    ["says below a quotation whose it is", "<blockquote><p>Good.</p><cite>Eve</cite></blockquote>", "> Good.\n>\n> — Eve"],
    ["has no headings for a table without", "<table><tr><td>A</td><td>B</td></tr></table>", "|  |  |\n| --- | --- |\n| A | B |"],
    ["has a file once", '<div><a href="/a.pdf">A</a><a href="/a.pdf" download>Download</a></div>', "[A](https://old.example/a.pdf)"],
    ["keeps the lines of a verse", '<pre class="wp-block-verse">One\ntwo</pre>', "One\\\ntwo"],
    ["keeps a word in brackets", "Skriv til [e-post]. [E-post] er best.", "Skriv til [e-post]. [E-post] er best."],
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
    [
      "leads to what plugins show",
      '<a href="/event/run/">A</a> <a href="/?event=run">B</a> <a href="/?p=13">C</a>',
      "[A](/run) [B](/run) [C](/run)",
    ],
    ["keeps the words of a button without a link", '<a class="wp-block-button__link">A</a>', "A"],
    ["keeps links to the rest of the old site", '<a href="/category/news/">A</a>', "[A](https://old.example/category/news/)"],
    ["shows a shortcode that is spelled out", "Write [[gallery]]", String.raw`Write \[gallery]`],
  ] as const)
    it(name, () => {
      expect(readWxrPost(content)).to.deep.include({ text: markdown, leftOut: [] });
    });

  for (const [name, content, markdown, leftOut] of [
    ["a name between tags", "<p>[a-form]</p><p>A</p>", "A", ["the shortcode [a-form]"]],
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
    [
      "a link to what nobody should see",
      '<a href="/rota/">A</a> <a href="/?p=4">B</a> <a href="/test/">C</a>',
      "A B C",
      ["a link to a page that visitors could not see"],
    ],
    ["a lock", "[members_only]For you.[/members_only]", "For you.", ["the lock of a part that only some visitors could read"]],
    [
      "a form of blocks",
      '<!-- wp:a/form {"id":"1"} /-->A<!-- wp:a/form {"subject":"x"} --><div><!-- wp:a/button {"text":"Send"} /--></div><!-- /wp:a/form -->',
      "A",
      ["the block a/form"],
    ],
    ["a reusable block in the trash", '<!-- wp:block {"ref":10} /-->A', "A", ["a reusable block"]],
    [
      "a list of posts",
      "<!-- wp:query {} --><!-- wp:post-template --><p>By us</p><!-- wp:post-title /--><!-- /wp:post-template --><!-- wp:query-no-results --><p>None</p><!-- /wp:query-no-results --><!-- /wp:query -->A",
      "A",
      ["a list that WordPress made"],
    ],
    ["a table that is not in the file", "[table id=9 /]A", "A", ["the shortcode [table]"]],
    ["a table in the trash", "[table id=3 /]A", "A", ["the shortcode [table]"]],
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
      expect(readWxrPost(content)).to.deep.include({ text: markdown, leftOut: [...leftOut] });
    });

  it("has the footnotes of its blocks where they stood", () => {
    const footnotes = JSON.stringify([{ id: "a", content: "Except <em>May</em>." }]);
    const content = '<p>Open<sup data-fn="a" class="fn"><a href="#a">1</a></sup></p><!-- wp:footnotes /-->';
    expect(readWxrPost(content, { footnotes })).to.deep.include({ text: "Open¹\n\n¹ Except *May*.", leftOut: [] });
    expect(readWxrPost(content).leftOut).to.deep.equal(["the block footnotes"]);
  });

  it("has no more of its reusable blocks than a page can have, also where blocks have blocks", () => {
    const refs = (id: string): string => `<!-- wp:block {"ref":${id}} /-->`.repeat(200);
    const blocks = [
      aWxrItem({ type: "wp_block", id: "20", content: refs("21") }),
      aWxrItem({ type: "wp_block", id: "21", content: refs("22") }),
      aWxrItem({ type: "wp_block", id: "22", content: `<p>${"x".repeat(10_000)}</p>` }),
      aWxrItem({ type: "attachment", id: "23", file: `${uploads}/a.jpg`, parent: "1", excerpt: "y".repeat(100_000) }),
    ];
    const { text, leftOut } = readWxrPost(refs("20"), {}, blocks);
    expect(text.length).to.be.below(5_000_000);
    expect(leftOut).to.include("a reusable block");
    const galleries = readWxrPost("[gallery]\n".repeat(100), {}, blocks);
    expect(galleries.text.length).to.be.below(5_000_000);
    expect(galleries.leftOut).to.deep.equal(["the shortcode [gallery]"]);
  });

  it("counts links that still lead to the old site", () => {
    const content =
      '<a href="/category/news/">A</a> <a href="/a.pdf">B</a> <a href="/about/">C</a> <img src="/d.png"> <a href="https://e.example/">E</a>';
    expect(readWxrPost(content).oldLinks).to.equal(2);
  });

  it("leads to what was embedded", () => {
    for (const content of [
      "https://www.youtube.com/watch?v=abc",
      "[embed]https://www.youtube.com/watch?v=abc[/embed]",
      '<iframe width="5" src="//www.youtube.com/embed/abc?rel=0"></iframe>',
      '[a_film url="https://www.youtube.com/watch?v=abc"]',
      '[video mp4="https://www.youtube.com/watch?v=abc"][/video]',
      "[youtube=https://www.youtube.com/watch?v=abc]",
      "[youtube https://www.youtube.com/watch?v=abc]",
      '<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\nhttps://www.youtube.com/watch?v=abc\n</div></figure>',
    ])
      expect(readWxrPost(content).text, content).to.equal("https://www.youtube.com/watch?v=abc");
  });
});
