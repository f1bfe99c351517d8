import { expect } from "chai";
import { stack } from "../../support/stack-addresses.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { aDesk } from "../support/desk.ts";
import { useTabs } from "../support/tabs.ts";

const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="500"><rect width="1200" height="500" fill="#7fa08c"/></svg>`;

const text = `## Opening hours

Bring **the chain** to [our *workshop*](https://site.example/workshop "title").

![A bicycle](${stack.hostingUrl}/pictures/bicycle.svg)

- [ ] oil the chain
- [x] pump up the wheels

| Service | Price |
| --- | ---: |
| Chain | 299 kr |
| Tube | |

---

שלום לכולם.
`;

/** What the browser's copying would put on the clipboard. */
const copied = `(() => {
  let focused = document.activeElement;
  while (focused.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  const event = new ClipboardEvent("copy", { clipboardData: new DataTransfer(), bubbles: true, cancelable: true });
  focused.dispatchEvent(event);
  return event.clipboardData.getData("text/plain");
})()`;

describe("the looks of a text", () => {
  const tabs = useTabs();

  const openText = async (content: string) => {
    const desk = await aDesk(tabs, "Start");
    const { page, source } = desk.tab;
    await page.route("**/pictures/bicycle.svg", async (route) => route.fulfill({ contentType: "image/svg+xml", body: picture }));
    await source.click();
    await page.keyboard.press("Control+a");
    await page.keyboard.insertText(content);
    return { ...desk, page, source, keys: page.keyboard };
  };

  it("are those of the page away from the cursor, while the Markdown stays as it is", async () => {
    const { tab, page, source, keys, storedContent } = await openText(text);
    await source.getByRole("img", { name: "A bicycle" }).waitFor();
    await source.getByRole("separator").waitFor();
    expect(await source.innerText()).not.to.match(/site\.example|pictures\/bicycle|\[ \]|\| |---/);
    await expectAccessible(page, "looks");
    await source.getByRole("checkbox", { name: "oil the chain" }).click();
    await source.getByRole("checkbox", { name: "oil the chain", checked: true }).waitFor();
    await keys.press("Control+z");
    await source.getByRole("checkbox", { name: "oil the chain", checked: false }).waitFor();
    await keys.press("Control+a");
    expect(await page.evaluate(copied)).to.equal(text);
    await tab.save();
    expect(await storedContent()).to.equal(text);
  });

  it("make way for the Markdown where the cursor is, by mouse and keyboard", async () => {
    const { source, keys } = await openText(text);
    await source.getByText("workshop").click();
    await source.getByText("https://site.example/workshop").waitFor();
    await keys.press("Home");
    await source.getByText("https://site.example/workshop").waitFor({ state: "detached" });
    await source.getByRole("img", { name: "A bicycle" }).click();
    await source.getByText("pictures/bicycle.svg").waitFor();
    await source.getByText("299 kr").click();
    await source.getByText("| --- | ---: |").waitFor();
    await keys.press("Control+Home");
    await source.getByText("| --- | ---: |").waitFor({ state: "detached" });
  });

  it("tick a task by a key, and give each paragraph its direction", async () => {
    const { tab, source, keys } = await openText("- [ ] one\n\nשלום\n\n- [x] שתיים\n\n123");
    await keys.press("Control+Home");
    await keys.press("End");
    await keys.press("Control+Enter");
    await source.getByRole("checkbox", { name: "one", checked: true }).waitFor();
    expect(await tab.text()).to.match(/^- \[x\] one\n/);
    const lines = await source.locator(".cm-line").all();
    expect(await Promise.all(lines.map(async (line) => line.getAttribute("dir")))).to.deep.equal([
      null,
      null,
      "rtl",
      null,
      "rtl",
      null,
      null,
    ]);
  });

  it("show no mark among the words, and let them all begin at one edge, while every key goes where it went", async () => {
    const { page, source, keys } = await openText("One **bold *two*** ~~three~~ `four`.\n\n## Five\n\n> Six\n\nEnd");
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await source.innerText()).not.to.match(/[*~`]/);
    const lefts: readonly number[] = await page.evaluate(`(() => {
      const all = (root) => [...root.querySelectorAll("*")].flatMap((one) => [one, ...(one.shadowRoot ? all(one.shadowRoot) : [])]);
      const walker = document.createTreeWalker(all(document).find((one) => one.matches(".cm-content")), NodeFilter.SHOW_TEXT);
      const lefts = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (!/^(One|Five|End)/.test(node.data.trim())) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        lefts.push(Math.round(range.getBoundingClientRect().left));
      }
      return lefts;
    })()`);
    expect(lefts).to.have.length(3);
    expect(new Set(lefts).size, lefts.join()).to.equal(1);
    await keys.press("Control+Home");
    for (let right = 0; right < 8; right++) await keys.press("ArrowRight");
    await source.getByText("**").first().waitFor();
    await keys.type("very ");
    expect(await source.innerText()).to.contain("One **bovery ld");
    await keys.press("Control+Home");
    for (let down = 0; down < 5; down++) await keys.press("ArrowDown");
    await keys.type("Below the empty line of the heading.");
    expect(await source.innerText()).to.match(/Five\n+> Six\n*Below the empty line/);
  });

  it("cost a long text no more than a short one", async () => {
    const { source } = await openText(`${text}\n`.repeat(500));
    await source.getByRole("img").first().waitFor();
    expect(await source.locator(".cm-line").count()).to.be.lessThan(200);
    expect(await source.getByRole("checkbox").count()).to.be.lessThan(40);
  });
});
