import { expect } from "chai";
import fc from "fast-check";
import type { PageNode } from "../../markdown/page-blocks.ts";
import { chosenText } from "./chosen-text.ts";
import { comparePages } from "./compare-pages.ts";

/** As HTML without attributes. */
const shown = (node: PageNode): string =>
  typeof node === "string" ? node : `<${node.tag}>${node.children.map(shown).join("")}</${node.tag}>`;

const compared = async (original: string, changed: string): Promise<readonly string[]> => {
  const places = await comparePages(original, changed, async () => undefined);
  return places.filter(({ isChanged }) => isChanged).map(({ nodes }) => nodes.map(shown).join(""));
};

describe("comparePages", () => {
  const hours = "# Hours\n\nThe shop opens at nine every morning.\n\n- Coffee\n- Tea\n";
  for (const [what, original, changed, places] of [
    ["nothing differs", hours, hours, []],
    ["readers see the same, whatever the Markdown", "A *b*\n\n\n* c\n", "A _b_\n\n- c", []],
    ["a word", hours, hours.replace("nine", "ten"), ["<p>The shop opens at <del>nine</del><ins>ten</ins> every morning.</p>"]],
    ["an item", hours, hours.replace("- Tea\n", "- Tea\n- Juice\n"), ["<ul><li>Coffee</li><li>Tea</li><li><ins>Juice</ins></li></ul>"]],
    ["a paragraph of its own", "One.\n", "One.\n\nAnother two.\n", ["<ins><p>Another two.</p></ins>"]],
    ["a paragraph that went", "One.\n\nAnother two.\n", "One.\n", ["<del><p>Another two.</p></del>"]],
    ["quite another", "Come in.\n", "We moved.\n", ["<del><p>Come in.</p></del><ins><p>We moved.</p></ins>"]],
    ["the level of a heading", "## A\n", "### A\n", ["<del><h2>A</h2></del><ins><h3>A</h3></ins>"]],
    ["bold", "Be on time.\n", "Be **on** time.\n", ["<p>Be <del>on</del><strong><ins>on</ins></strong> time.</p>"]],
    [
      "where a link leads",
      "See [our hours](https://a.test/).\n",
      "See [our hours](https://b.test/).\n",
      ["<p>See <a>our hours<del> (https://a.test/)</del><ins> (https://b.test/)</ins></a>.</p>"],
    ],
    [
      "a link's definition, far away",
      "See [our hours][h] here.\n\n[h]: https://a.test/\n",
      "See [our hours][h] here.\n\n[h]: https://b.test/\n",
      ["<p>See <a>our hours<del> (https://a.test/)</del><ins> (https://b.test/)</ins></a> here.</p>"],
    ],
    ["words without spaces", "今日は水曜日です。\n", "今日は木曜日です。\n", ["<p>今日は<del>水曜日</del><ins>木曜日</ins>です。</p>"]],
    [
      "never HTML",
      "<b>a</b> word or two\n",
      "<i>a</i> word or two\n",
      ["<p><<del>b</del><ins>i</ins>>a</<del>b</del><ins>i</ins>> word or two</p>"],
    ],
  ] as const)
    it(`marks ${what}`, async () => {
      expect(await compared(original, changed)).to.deep.equal(places);
    });

  it("marks an image that was replaced", async () => {
    const text = "Look at this: ![a cat](https://a.test/1.png)\n";
    expect(await compared(text, text.replace("1.png", "2.png"))).to.deep.equal([
      "<p>Look at this: <del><img></img></del><ins><img></img></ins></p>",
    ]);
  });
});

describe("comparePages, of texts of which a part is shown as source", () => {
  const long = "A paragraph of many that stay as they are.\n\n".repeat(8_000);
  const tail = "Another paragraph\nof two lines.\n\n".repeat(2_000);
  const original = `${long}The shop opens at nine.\n\n${tail}The end.\n`;

  it("marks the words of a paragraph of it, and takes it over alone", async () => {
    for (const changed of [original.replace("nine", "ten"), original.replaceAll("nine", "ten").replace("The end.", "An end.")]) {
      const places = (await comparePages(original, changed, async () => undefined)).filter(({ isChanged }) => isChanged);
      expect(places[0]?.nodes.map(shown)).to.deep.equal(["<div>The shop opens at <del>nine</del><ins>ten</ins>.</div>"]);
      expect(chosenText(original, changed, places, new Set(places))).to.equal(original);
    }
  });

  it("finds nothing where nothing differs, and a paragraph that went", async () => {
    expect(await compared(original, original)).to.deep.equal([]);
    expect(await compared(original, original.replace("The shop opens at nine.\n\n", ""))).to.deep.equal([
      "<del><div>The shop opens at nine.</div></del>",
    ]);
  });
});

describe("chosenText", () => {
  const block = fc.constantFrom(
    "# A",
    "One two three.",
    "One two four.\nFive.",
    "- a\n- b",
    "- a\n- c",
    "```\ncode\n\nmore\n```",
    "> said",
    "1. x\n2. y",
  );
  const text = fc.array(block, { maxLength: 6 }).map((blocks) => `${blocks.join("\n\n")}\n`);

  it("is the changed text, byte for byte, where nothing is taken; and reads as the original where all is", async () => {
    await fc.assert(
      fc.asyncProperty(text, text, async (original, changed) => {
        const places = await comparePages(original, changed, async () => undefined);
        expect(chosenText(original, changed, places, new Set())).to.equal(changed);
        const all = chosenText(original, changed, places, new Set(places.filter(({ isChanged }) => isChanged)));
        expect(await compared(all, original), all).to.deep.equal([]);
      }),
    );
  });

  it("takes one place, and leaves every other as it is", async () => {
    const [original, changed] = ["ONE\r\n\r\ntwo\r\n", "one\r\n\r\ntwo\r\nmine\r\n"];
    const places = await comparePages(original, changed, async () => undefined);
    expect(chosenText(original, changed, places, new Set(places.slice(0, 1)))).to.equal("ONE\r\n\r\ntwo\r\nmine\r\n");
  });
});
