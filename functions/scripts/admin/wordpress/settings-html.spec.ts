import { expect } from "chai";
import { readWxrPost, uploads } from "../../../test/support/wxr-post.ts";

describe("the content of a WordPress post in settings", () => {
  for (const [name, content, markdown] of [
    [
      "leads to what a block is a link to",
      '<!-- wp:social-link {"url":"https://a.example/x","service":"instagram"} /-->',
      "[Instagram](https://a.example/x)",
    ],
    [
      "keeps the words, pictures and links in the fields of a block",
      '<!-- wp:acf/a {"name":"acf/a","data":{"headline":"Row","_headline":"field_1","tekst":"Every morning.","photo":7,"layout":"full-width","cta":{"title":"Join","url":"/about/"},"rows_0_day":"Monday"}} /-->',
      `### Row\n\n![A loaf](${uploads}/loaf.jpg)\n\nEvery morning.\n\nMonday\n\n[Join](/about)`,
    ],
    [
      "keeps the words of a builder that stores blocks",
      '<!-- wp:divi/text {"module":{"meta":{"adminLabel":{"desktop":{"value":"Inner text"}}}},"content":{"innerContent":{"desktop":{"value":"\\u003cp\\u003eHi\\u003c/p\\u003e"}}}} /--><!-- wp:divi/button {"button":{"innerContent":{"desktop":{"value":{"text":"Go","linkUrl":"/about/"}}}}} /-->',
      "Hi\n\n[Go](/about)",
    ],
  ] as const)
    it(name, () => {
      expect(readWxrPost(content)).to.deep.include({ text: markdown, leftOut: [] });
    });

  it("is that of its page builder where WordPress has none", () => {
    const widget = (settings: unknown) => ({ elType: "widget", settings, elements: [] });
    const elements = JSON.stringify([
      {
        settings: { _title: "Hidden name", content_position: "middle" },
        elements: [
          { widgetType: "divider", settings: { text: "Divider" } },
          widget({ title: "Bread", header_size: "h2", title_color: "#fff" }),
          widget({ editor: "<p>Fresh <b>daily</b>.</p>" }),
          widget({ image: { url: `${uploads}/loaf-300x200.jpg`, id: 7 } }),
          widget({ text: "About us", link: { url: "/about/" }, size: "md" }),
          widget({ tabs: [{ tab_title: "When?", tab_content: "Daily." }] }),
          widget({ testimonial_content: "Good.", testimonial_name: "Eve", testimonial_job: "guest" }),
        ],
      },
    ]);
    expect(readWxrPost("", { elements }).text).to.equal(
      `---\n\n## Bread\n\nFresh **daily**.\n\n![A loaf](${uploads}/loaf.jpg)\n\n[About us](/about)\n\n### When?\n\nDaily.\n\n> Good.\n>\n> — Eve, guest`,
    );
    expect(readWxrPost("Text", { elements }).text).to.equal("Text");
  });

  it("is that of its fields where it has no other", () => {
    const elements = JSON.stringify({ rolle: "Head baker", bio: "<p>Since 2009.</p>", photo: "7", layout: "wide" });
    expect(readWxrPost("", { elements }).text).to.equal(`![A loaf](${uploads}/loaf.jpg)\n\nHead baker\n\nSince 2009.`);
  });
});
