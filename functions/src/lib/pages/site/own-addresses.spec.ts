import { expect } from "chai";
import { toPageHtml } from "../markdown/page-html.ts";
import { ownBase, placeText } from "./own-addresses.ts";

const place = async (markdown: string): Promise<string> =>
  placeText(await toPageHtml(markdown, { base: ownBase, language: "en" }), "/sites/bakery/");

const uploaded = "/media/bakery/0123456789abcdef0123456789abcdef01234567-4x3.png";

describe("placeText", () => {
  for (const [what, markdown, html] of [
    ["a link to a page", "[a](/about)", '<p><a href="/sites/bakery/about">a</a></p>'],
    ["a relative link", "[a](about?x=1#y)", '<p><a href="/sites/bakery/about?x=1#y">a</a></p>'],
    ["a link to a place of the page", "[a](#hours)", '<p><a href="#hours">a</a></p>'],
    [
      "a link to another site",
      "[a](https://other.example/)",
      '<p><a href="https://other.example/" target="_blank" rel="noopener noreferrer">a</a></p>',
    ],
    [
      "a link to another host without a scheme",
      "[a](//other.example)",
      '<p><a href="https://other.example/" target="_blank" rel="noopener noreferrer">a</a></p>',
    ],
    ["a mail address", "[a](mailto:a@b.example)", '<p><a href="mailto:a@b.example" target="_blank" rel="noopener noreferrer">a</a></p>'],
    ["a link that nobody should follow", "[a](javascript:alert(1))", "<p>[a](javascript:alert(1))</p>"],
    [
      "an uploaded picture whose size is known",
      `![a](${uploaded})`,
      `<p><img decoding="async" src="${uploaded}" alt="a" width="4" height="3"></p>`,
    ],
    [
      "pictures below the first one",
      "![](x.png)\n\n![](https://o.example/y.png)",
      '<p class="frame"><img decoding="async" src="/sites/bakery/x.png" alt=""></p>\n<p class="frame"><img loading="lazy" decoding="async" src="https://o.example/y.png" alt=""></p>',
    ],
    [
      "a picture among words, which needs no frame",
      "a ![](https://o.example/y.png) b",
      '<p>a <img decoding="async" src="https://o.example/y.png" alt=""> b</p>',
    ],
    [
      "text that looks like an address of the site",
      'href="https://site.invalid/x" target="_blank" rel="noopener noreferrer"',
      '<p>href=&quot;<a href="/sites/bakery/x">https://site.invalid/x</a>&quot; target=&quot;_blank&quot; rel=&quot;noopener noreferrer&quot;</p>',
    ],
    ["a title that looks like a picture", '[a](/x "<img src=")', '<p><a href="/sites/bakery/x" title="&lt;img src=">a</a></p>'],
  ] as const)
    it(`puts in its place: ${what}`, async () => {
      expect(await place(markdown)).to.equal(html);
    });
});
