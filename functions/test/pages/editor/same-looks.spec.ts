import { expect } from "chai";
import type { Page } from "playwright-core";
import * as z from "zod";
import { chooseInMenu } from "../support/editor-page.ts";
import { press, publishingScenes } from "../support/publishing.ts";
import { useTabs } from "../support/tabs.ts";

/** One word in each kind of block, by which its place is found. */
const content = `Alpha begins.

Bravo goes to [Charlie](https://example.com/), and says \`Delta\` and **Echo**.

## Foxtrot

Golf follows.

### Hotel

India follows.

> Juliett said so.

- Kilo
- Lima
  - Mike
- [ ] November

1. Oscar

| Papa | Price |
| --- | ---: |
| Quebec | 1 |

\`\`\`
Romeo
\`\`\`

Sierra

# Uniform

Victor follows.

---

Tango ends.
`;

const Looks = z.array(z.object({ word: z.string(), face: z.string(), left: z.number(), top: z.number() }));

/** How the words are set, and where, measured from the first. */
const looksIn = (selector: string): string => `(() => {
  const all = (root) => [...root.querySelectorAll("*")].flatMap((one) => [one, ...(one.shadowRoot ? all(one.shadowRoot) : [])]);
  const walker = document.createTreeWalker(all(document).find((one) => one.matches(${JSON.stringify(selector)})), NodeFilter.SHOW_TEXT);
  const found = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const word = /^\\s*(Alpha|Bravo|Charlie|Delta|Echo|Foxtrot|Golf|Hotel|India|Juliett|Kilo|Lima|Mike|November|Oscar|Papa|Quebec|Romeo|Sierra|Tango|Uniform|Victor)/.exec(node.data.replace("☐ ", ""))?.[1];
    if (!word) continue;
    const range = document.createRange();
    range.setStart(node, node.data.indexOf(word));
    range.setEnd(node, node.data.indexOf(word) + word.length);
    const { left, top, bottom } = range.getBoundingClientRect();
    const { fontSize, fontWeight, fontStyle, fontFamily, letterSpacing, lineHeight, color } = getComputedStyle(node.parentElement);
    const face = [Math.round(parseFloat(fontSize)), fontWeight, fontStyle, fontFamily.slice(0, 12), parseFloat(letterSpacing) || 0, Math.round(parseFloat(lineHeight)), color].join(" ");
    found.push({ word, face, left, top: (top + bottom) / 2 });
  }
  return found.map((one) => ({ ...one, left: Math.round(one.left - found[0].left), top: Math.round(one.top - found[0].top) }));
})()`;

describe("a page in the editor, in its preview and on the site", () => {
  const tabs = useTabs();
  const { ofDraft } = publishingScenes(tabs);
  const measure = async (page: Page, selector: string) => Looks.parse(await page.evaluate(looksIn(selector)));

  it("has the same faces, sizes, edges and spaces", async () => {
    const { page } = await ofDraft({ content });
    await page.setViewportSize({ width: 1600, height: 1400 });
    await press(page, "Preview");
    await page.locator("lectern-preview article h2").waitFor();
    const [source, preview] = [await measure(page, ".cm-content"), await measure(page, "article")];
    await chooseInMenu(page, "Preview link");
    await press(page, "Create link");
    const url = await page.getByLabel("Link address").inputValue();
    const stranger = await (await tabs.newPerson({ viewport: { width: 1280, height: 1400 } })).newPage();
    await stranger.goto(url);
    const site = await measure(stranger, "main");
    expect(source).to.have.length(22);
    const sizes = ["Uniform", "Foxtrot", "Hotel"].map((heading) => parseInt(source.find(({ word }) => word === heading)?.face ?? "", 10));
    expect(sizes, "smaller than the page's title").to.deep.equal([28, 23, 19]);
    for (const other of [preview, site]) {
      expect(other.map(({ word, face }) => `${word} ${face}`)).to.deep.equal(source.map(({ word, face }) => `${word} ${face}`));
      const far = other.filter(({ left, top }, index) => {
        const mine = source[index] ?? { left: Infinity, top: Infinity };
        return Math.abs(left - mine.left) > 4 || Math.abs(top - mine.top) > 3;
      });
      expect(far, JSON.stringify(source)).to.deep.equal([]);
    }
  });
});
