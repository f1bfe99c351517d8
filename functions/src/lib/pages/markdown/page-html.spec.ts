import { expect } from "chai";
import { Parser } from "htmlparser2";
import { createPageParser } from "../../../../../web/markdown/page-blocks.ts";
import { toPageHtml as toHtmlOf } from "./page-html.ts";
import { parseInParts, partLimits } from "../../../../../web/markdown/page-parts.ts";

const site = "https://site.example/en/";

const toPageHtml = async (text: string, base: string | undefined): Promise<string> => toHtmlOf(text, { base, language: "en" });

/** The elements and attributes of a page, as a browser parses them. */
const elementsOf = (html: string): readonly string[] => {
  const found: string[] = [];
  const parser = new Parser({
    onopentag: (name, attributes) => {
      found.push([name, ...Object.entries(attributes).map(([key, value]) => `${key}=${value}`)].join(" "));
    },
  });
  parser.end(html);
  return found;
};

/** Without the parts in which a browser lays out a long source. */
const withSourceInOne = async (markdown: string): Promise<string> => {
  const [before = "", source = ""] = (await toPageHtml(markdown, site)).split('<div class="source">');
  const parts = source.replace(/<\/div>$/, "").match(/(?<=<div>)[^<]*(?=<\/div>)/g) ?? [];
  expect(Math.max(...parts.map(({ length }) => length))).to.be.within(4_000, 5 * 8_192);
  return `${before}<div class="source">${parts.join("")}</div>`;
};

describe("toPageHtml", () => {
  const cases: readonly (readonly [what: string, markdown: string, html: string])[] = [
    ["a heading and a paragraph", "# A & B\n\nOne\ntwo", "<h1>A &amp; B</h1>\n<p>One<br>two</p>"],
    ["a link", "[a](/x)", '<p><a href="https://site.example/x" target="_blank" rel="noopener noreferrer">a</a></p>'],
    ["a picture", '![a "b"](x.png "t")', '<p><img src="https://site.example/en/x.png" title="t" alt="a &quot;b&quot;"></p>'],
    ["an ordered list", "3. a\n4. b", '<ol start="3"><li>a</li><li>b</li></ol>'],
    ["dates", "17. mai\n24. desember\n1. januar", "<p>17. mai<br>24. desember<br>1. januar</p>"],
    ["an address", "Fjell Sykkel\nStorgata 1\n0150 Oslo", "<p>Fjell Sykkel<br>Storgata 1<br>0150 Oslo</p>"],
    ["tasks", "- [x] done\n- [ ] open", '<ul><li class="task">☑ done</li><li class="task">☐ open</li></ul>'],
    [
      "tasks of a loose list",
      "- [x] done\n\n- [ ] open",
      '<ul><li class="task"><p>☑ done</p></li><li class="task"><p>☐ open</p></li></ul>',
    ],
    ["code", "```js\n<b>\n```", "<pre><code>&lt;b&gt;\n</code></pre>"],
    [
      "a table",
      "|a|b|\n|-|-:|\n|1|2|",
      '<table><thead><tr><th>a</th><th align="right">b</th></tr></thead><tbody><tr><td>1</td><td align="right">2</td></tr></tbody></table>',
    ],
    ["a footnote, as it is written", "[^1]: note", "<p>[^1]: note</p>"],
    ["HTML, as it is written", "a <i>b</i>", "<p>a &lt;i&gt;b&lt;/i&gt;</p>"],
    ["a line break, which cells need, in HTML", "a<br>b", "<p>a<br>b</p>"],
    ["a line break", "a  \nb\n\n---", "<p>a<br>b</p>\n<hr>"],
  ];
  for (const [what, markdown, html] of cases) {
    it(`shows ${what}`, async () => {
      expect(await toPageHtml(markdown, site)).to.equal(html);
    });
  }

  for (const [what, language, markdown, html] of [
    ["an address", "he", "Fjell Sykkel\n0150 Oslo", '<p dir="ltr">Fjell Sykkel<br>0150 Oslo</p>'],
    [
      "a line",
      "he",
      "אנחנו כאן:\n0150 Oslo\n**17. mai**",
      '<p>אנחנו כאן:<br><bdi dir="ltr">0150 Oslo</bdi><br><bdi dir="ltr"><strong>17. mai</strong></bdi></p>',
    ],
    ["an item", "ar", "- 0150 Oslo\n- ١٧", '<ul><li><bdi dir="ltr">0150 Oslo</bdi></li><li>١٧</li></ul>'],
    ["an item of a loose list", "he", "1. 17. mai\n\n2. ב", '<ol><li><p><bdi dir="ltr">17. mai</bdi></p></li><li><p>ב</p></li></ol>'],
    ["a task, beside its box,", "he", "- [x] 17. mai", '<ul><li class="task">☑ <bdi dir="ltr">17. mai</bdi></li></ul>'],
    ["a heading", "en", "# שלום 17", '<h1 dir="rtl">שלום 17</h1>'],
    ["a quotation", "en", "> שלום\n\n`x`", '<blockquote><p dir="rtl">שלום</p></blockquote>\n<p><code>x</code></p>'],
  ] as const)
    it(`gives ${what} its own direction in a page of another script`, async () => {
      expect(await toHtmlOf(markdown, { base: site, language })).to.equal(html);
    });

  it("changes nothing in a text of the page's own script, whatever names it begins with and whatever has no letter", async () => {
    for (const [language, text] of [
      ["he", "Shimano Deore – מערכת הילוכים מלאה\n12:00–15:00\n\n| 2 ק״ג | 30 |\n|-|-|\n| 1 | ב |"],
      ["en", "שלום is a word\n\n- **12**\n- [a](/b) שלום לכולם"],
    ] as const)
      expect(await toHtmlOf(text, { base: site, language })).not.to.match(/dir=/);
  });

  it("leads nowhere without a site, and says where it was meant to", async () => {
    expect(await toPageHtml("[a](/x) ![](y.png)", undefined)).to.equal('<p><a title="/x">a</a> <img alt=""></p>');
  });

  it("lets nothing of a hostile text do anything", async () => {
    const hostile = [
      "<script>alert(1)</script>",
      "<img src=x onerror=alert(1)>",
      '"><svg onload=alert(1)>',
      "[a](javascript:alert(1)) [b](JaVaScRiPt:alert(1)) [c](&#106;avascript:alert(1)) [d](java\tscript:alert(1))",
      "[e](vbscript:x) [f](data:text/html,<script>alert(1)</script>) [g](data:image/svg+xml;base64,PHN2Zz4=) [h](file:///etc/passwd)",
      '[i](https://a.example/"onmouseover="alert(1)) ![j](https://a.example/" onerror="alert(1))',
      "![k](data:image/svg+xml,<svg/onload=alert(1)>) ![l](javascript:alert(1))",
      '[m](https://a.example/ "title\\" onclick=\\"alert(1)")',
      "<javascript:alert(1)> <style>*{display:none}</style> <base href=//evil.example> <meta http-equiv=refresh content=0>",
      "[n](ms-msdt:/id) [o](intent:#Intent;end) [p](feed:x) [q](SEARCH-MS:query) <ms-word:ofe|u|x> ![r](ftp://a.example/x)",
      "[s]: ms-settings:x\n\n[s] ftp://a.example/bare",
      "```\n</code></pre><script>alert(1)</script>\n```",
      "`</code><script>alert(1)</script>`",
      '| <script> |\n|:-" onclick=alert(1)|\n| </table><script>alert(1)</script> |',
    ].join("\n\n");
    const elements = elementsOf(await toPageHtml(hostile, site));
    const harmless =
      /^(?:p|br|pre|code|a|img|table|thead|tbody|tr|t[hd]|h[1-6]|ul|ol|li)(?: (?:href=(?:https?:|mailto:)[^ ]*|src=https:[^ ]*|target=_blank|rel=noopener noreferrer|align=\w+|title=.*|alt=.*))*$/;
    expect(elements.filter((element) => !harmless.test(element))).to.deep.equal([]);
    expect(elements).to.include("p");
    expect(elements.filter((element) => /(?:href|src)=(?!https:\/\/(?:a|site)\.example\/)/.test(element))).to.deep.equal([]);
  });

  it("shows a paragraph that would take too long as it is written", async () => {
    const long = "[a](/x) ".repeat(10_000);
    expect(await toPageHtml(`${long}\n\n**b**`, site)).to.equal(`<p>${long.trim()}</p>\n<p><strong>b</strong></p>`);
  });

  it("fills in few of the cells that tables leave out, and shows the other tables as they are written", async () => {
    const table = `${"|a".repeat(250)}\n${"|-".repeat(250)}\n${"|\n".repeat(260)}\n`;
    for (const text of [table.repeat(10), table.repeat(3).replaceAll(/^/gm, "> ")]) {
      const html = await toPageHtml(text, site);
      expect(html.match(/<t[hd]>/g)?.length).to.be.within(5_000, 10_000);
      expect(html).to.include("|-|-|-");
    }
    expect(await toPageHtml("|a|b|\n|-|-|\n|c|\n\n".repeat(500), site)).not.to.include("|");
  });

  it("repeats a long definition only so often, and shows the other links as they are written", async () => {
    for (const definition of [`[a]: https://x.example/${"A".repeat(30_000)}`, `[a]: /x "${"A".repeat(30_000)}"`]) {
      for (const links of ["[a] ".repeat(10_000), "[a]\n\n".repeat(10_000), "- [a]\n".repeat(10_000), "![a]\n\n".repeat(10_000)]) {
        const text = `${definition}\n\n${links}`;
        const html = await toPageHtml(text, site);
        expect(html.length).to.be.below(4 * text.length + 3 * 1_048_576);
        expect(html).to.include("[a]");
      }
    }
    const many = await toPageHtml(`${"[a]\n\n".repeat(1_000)}[a]: https://x.example/${"A".repeat(500)}`, site);
    expect(many.match(/<a /g)?.length).to.equal(1_000);
  });

  it("shows the rest of a very long text as it is written", async () => {
    const html = await withSourceInOne(`${"*a*\n\n".repeat(60_000)}<b>\n`);
    expect(html.match(/<em>/g)?.length).to.be.within(10_000, 59_000);
    expect(html).to.match(/<\/p>\n<div class="source">\*a\*\n[^]*&lt;b&gt;\n<\/div>$/);
    expect(html.replaceAll(/<[^>]+>/g, "").match(/a/g)?.length).to.equal(60_000);
  });

  it("shows as text what is nested too deeply, and what follows as what it is", async () => {
    const stairs = Array.from({ length: 40 }, (_, depth) => `${"  ".repeat(depth)}- a${String(depth)}\n`).join("");
    const fence = `${"> ".repeat(31)}- - \`\`\`\n\nend`;
    for (const [text, words] of [
      [`${"> ".repeat(40)}word\n\n# after`, ["word", "<h1>after</h1>"]],
      [`${"- ".repeat(40)}word\n\n# after`, ["word", "<h1>after</h1>"]],
      [`${stairs}- last\n\n# after`, ["a15", "a16", "a39", "<li>last</li>", "<h1>after</h1>"]],
      [fence, ["```", "<p>end</p>"]],
    ] as const) {
      const html = await toPageHtml(text, site);
      for (const word of words) expect(html).to.include(word);
    }
  });

  it("shows the text of marks that are nested too deeply", async () => {
    const html = await toPageHtml(`${"*a **b ".repeat(5_000)}word${"** *".repeat(5_000)}`, site);
    expect(html).to.include("word");
    expect(html.match(/b /g)?.length).to.equal(5_000);
  });

  it("reads a long text in parts, as it would read it in one", async () => {
    const section = (index: number): string =>
      [
        `## ${String(index)}`,
        `A [link][${String(index)}] and [another][later], *one\ntwo*\nthree.`,
        "- one\n- two\n\n  more\n  - three\n- four",
        "1. one\n\n       code\n2. two",
        "    code\n\n    code",
        "```\n# no heading\n\n- no list\n```",
        "|a|b|\n|-|-|\n|1|2|\n|3|4|",
        "> quote\ncontinued\n>\n> - list",
        "Heading\n---",
        `[${String(index)}]: /page-${String(index)} "title"`,
      ].join("\n\n");
    const text = `${Array.from({ length: 200 }, (_, index) => section(index)).join("\n\n")}\n\n[later]: /later`;
    const whole = createPageParser(text.length)(text, true).blocks.map(({ node }) => node(site));
    const pieces = await parseInParts(text, async () => undefined);
    expect(text.length).to.be.above(5 * partLimits.part);
    expect(pieces.map((piece) => (typeof piece === "string" ? piece : piece.node(site)))).to.deep.equal(whole);
  });

  it("reads a block that is longer than a part, as long as it is simple, to its end", async () => {
    const rows = Array.from(
      { length: 1_000 },
      (_, index) => `| Bread ${String(index)} | with flour, water and salt | 4.${String(index)} |`,
    );
    const table = await toPageHtml(`| a | b | c |\n|-|-|-|\n${rows.join("\n")}\n\n# after`, site);
    expect(table.match(/<tr>/g)?.length).to.equal(1_001);
    expect(table).to.include("<h1>after</h1>").and.not.to.include("source");
    const code = await toPageHtml(`\`\`\`\n${"# a line of a program\n\n".repeat(3_000)}\`\`\`\n\n# after`, site);
    expect(code.match(/<[^>]+>/g)).to.deep.equal(["<pre>", "<code>", "</code>", "</pre>", "<h1>", "</h1>"]);
    const list = await toPageHtml(`${"- An item of a long list, with **bold** words\n".repeat(1_000)}\n# after`, site);
    expect(list.match(/<ul>/g)?.length).to.equal(1);
    expect(list).to.include("<h1>after</h1>").and.not.to.include("source");
  });

  it("shows a block that takes too much work as it is written, and what follows, too", async () => {
    const rows = "| a | b |\n".repeat(9_990);
    for (const block of [
      "- An item of a list\n".repeat(2_500),
      "- An item\n\n  # of a list\n\n".repeat(2_500),
      "1. one\n".repeat(4_000),
      `> ${"a\n".repeat(20_000)}`,
      `> - a list\n${"> - that is quoted\n".repeat(4_000)}`,
      `| c | d |\n|-|-|\n${rows}`,
    ]) {
      const html = await withSourceInOne(`# before\n\n${block}\n# after\n\n*end* [a]\n\n[a]: /x`);
      expect(html, block.slice(0, 20)).to.match(
        /^<h1>before<\/h1>\n<div class="source">[^<]*# after\n\n\*end\* \[a\]\n\n\[a\]: \/x<\/div>$/,
      );
      expect(html).to.include(block.trim().replaceAll(">", "&gt;"));
    }
    const code = await toPageHtml(`\`\`\`\n${"# a\n\nb\n".repeat(10_000)}\`\`\``, site);
    expect(code).not.to.include("<h1>");
  });
});
