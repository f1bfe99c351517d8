import { expect } from "chai";
import * as z from "zod";
import { aLivePage, aProject, type Fields } from "../support/projects.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { useTabs } from "./support/tabs.ts";

const text = `## Hours

Fjell Sykkel
Storgata 1
0150 Oslo

17. mai
24. desember

| Day | Hours |
|---|--:|
| Monday | 8-16 |

> A quotation with a [link](/hours)

- [x] flour
- \`yeast\`
`;

/** How much a page has moved while it was loaded. A function in the page. */
const shifts = `new Promise((resolve) => {
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) sum += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
  requestAnimationFrame(() => setTimeout(() => resolve(sum), 100));
})`;

/** From which pixel on each of these words stands, of the first line that has all of them. */
const leftsOf = (...words: readonly string[]): string => `(() => {
  const words = ${JSON.stringify(words)};
  const walker = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  while (!words.every((word) => walker.currentNode.data?.includes(word))) walker.nextNode();
  return words.map((word) => {
    const range = document.createRange();
    const at = walker.currentNode.data.indexOf(word);
    range.setStart(walker.currentNode, at);
    range.setEnd(walker.currentNode, at + word.length);
    return range.getBoundingClientRect().left;
  });
})()`;

const isRising = ([first, second]: readonly number[]): boolean => first !== undefined && second !== undefined && first < second;

const aSite = async (site: Fields = {}) => {
  const project = await aProject({
    name: "The Bakery",
    site: { public_pages: true, home_slug: "home", menu: ["home", "hours"], accent: "#ffe000", ...site },
  });
  await aLivePage(project, { slug: "home", metadata: { title: "Fresh bread", slug: "home" }, content: text });
  await aLivePage(project, { slug: "home", language: "he", metadata: { title: "לחם טרי", slug: "home" }, content: text });
  await aLivePage(project, { slug: "hours", metadata: { title: "Opening hours", slug: "hours" }, content: text });
  return `/sites/${project.id}/`;
};

describe("the published site", () => {
  const tabs = useTabs();

  it("is read by anybody, moves nothing, and is blocked by no policy, in both directions of writing", async () => {
    const path = await aSite();
    const page = await tabs.open(await tabs.newPerson(), path);
    expect(await page.evaluate(shifts)).to.equal(0);
    await expectAccessible(page, "site");
    // Yellow, as the owner wants it, cannot be read on paper.
    const colour = String(await page.evaluate("getComputedStyle(document.querySelector('blockquote a')).color"));
    expect(colour)
      .to.match(/^[a-z]+\(/)
      .and.not.to.equal("rgb(255, 224, 0)");
    expect(await page.locator("main p br").count()).to.equal(3);
    await page.getByRole("link", { name: "Opening hours" }).click();
    await page.getByRole("heading", { name: "Opening hours", level: 1 }).waitFor();
    await page.goto(path);
    const measure = `(() => {
      const title = document.querySelector("h1");
      return [parseFloat(getComputedStyle(title).fontSize), title.getBoundingClientRect().top - document.querySelector("header").getBoundingClientRect().bottom];
    })()`;
    const [size = 0, air = 0] = z.array(z.number()).parse(await page.evaluate(measure));
    expect(size, "the title is the page's, not a section's").to.equal(34);
    expect(air, "a first line's").to.be.within(24, 48);
    const edges = "[...document.querySelectorAll('.site, h1')].map((element) => element.getBoundingClientRect().left)";
    const [head, title] = z.array(z.number()).parse(await page.evaluate(edges));
    expect(head, "the left edge of the head").to.equal(title);
    await page.getByRole("link", { name: "עברית" }).click();
    await page.getByRole("heading", { name: "לחם טרי", level: 1 }).waitFor();
    expect(await page.evaluate("document.dir")).to.equal("rtl");
    expect(await page.evaluate(leftsOf("0150", "Oslo")), "an address is read from its number on").to.satisfy(isRising);
    expect(await page.evaluate(leftsOf("17.", "mai"))).to.satisfy(isRising);
    const rightOf = (name: string): string => `(() => {
      const range = document.createRange();
      range.selectNodeContents(document.querySelector(${JSON.stringify(`main ${name}`)}));
      return range.getBoundingClientRect().right;
    })()`;
    expect(await page.evaluate(rightOf("h2"))).to.equal(await page.evaluate(rightOf("h1")));
    expect(await page.evaluate(rightOf("p:has(br)"))).to.equal(await page.evaluate(rightOf("h1")));
    await expectAccessible(page, "site-rtl");
  });

  it("has its menu behind a button on a phone, with the languages: it opens and closes by the keyboard, and by a press beside it", async () => {
    const path = await aSite();
    const page = await tabs.open(await tabs.newPerson({ viewport: { width: 360, height: 740 } }), path);
    const [button, link] = [page.getByRole("button", { name: "Menu", exact: true }), page.getByRole("link", { name: "Opening hours" })];
    await link.waitFor({ state: "hidden" });
    const look = async (): Promise<unknown> => page.evaluate("getComputedStyle(document.querySelector('header button')).backgroundColor");
    const closed = await look();
    await button.press("Enter");
    await page.getByRole("link", { name: "עברית" }).waitFor();
    expect(await look(), "it looks open").not.to.equal(closed);
    await expectAccessible(page, "site-menu");
    await page.keyboard.press("Escape");
    await link.waitFor({ state: "hidden" });
    expect(await page.evaluate("document.activeElement?.textContent")).to.equal("Menu");
    await button.click();
    await page.mouse.click(10, 700);
    await link.waitFor({ state: "hidden" });
    await button.click();
    await link.click();
    await page.getByRole("heading", { name: "Opening hours", level: 1 }).waitFor();
  });

  it("is printed without its menu and the assistant, from one left edge", async () => {
    const page = await tabs.open(await tabs.newPerson(), "/sites/demo/rental");
    const assistant = page.getByRole("button", { name: "Questions about your bike?" });
    await assistant.waitFor();
    await page.emulateMedia({ media: "print" });
    for (const part of [assistant, page.getByRole("link", { name: "Opening hours" })]) await part.waitFor({ state: "hidden" });
    expect(
      await page.evaluate("[...document.querySelectorAll('.site, h1')].map((element) => element.getBoundingClientRect().left)"),
    ).to.deep.equal([0, 0]);
  });

  it("keeps its place while pictures arrive, whether their size is known or not", async () => {
    const uploaded = "/media/demo/0123456789abcdef0123456789abcdef01234567-640x480.png";
    const [landscape, portrait] = ["https://127.0.0.1:9/elsewhere-landscape.svg", "https://127.0.0.1:9/elsewhere-portrait.svg"];
    const project = await aProject({ site: { public_pages: true } });
    const content = [
      `![A view](${uploaded})`,
      "Below it.",
      `![A field](${landscape})`,
      "Below that.",
      `![A tower](${portrait})`,
      "The end.",
    ];
    await aLivePage(project, { slug: "views", metadata: { title: "Views", slug: "views" }, content: content.join("\n\n") });
    const person = await tabs.newPerson();
    const [arrive, arrived] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
    let left = 3;
    await person.route(/elsewhere-|\/media\/demo\//, async (route) => {
      await arrive.promise;
      const [width, height] = route.request().url().includes("portrait") ? [480, 960] : [640, 480];
      const body = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="teal"/></svg>`;
      await route.fulfill({ contentType: "image/svg+xml", body });
      if (--left === 0) arrived.resolve(undefined);
    });
    const page = await person.newPage();
    await page.setViewportSize({ width: 1280, height: 4_000 });
    await page.goto(`/sites/${project.id}/views`, { waitUntil: "domcontentloaded" });
    await page.getByText("The end.").waitFor();
    arrive.resolve(undefined);
    await arrived.promise;
    await page.waitForFunction("[...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth > 0)");
    expect(await page.evaluate(shifts)).to.equal(0);
    const ratios = await page.evaluate("[...document.images].map(({ width, height }) => Math.round((width / height) * 100))");
    expect(ratios).to.deep.equal([133, 150, 150]);
  });

  it("helps where there is no page", async () => {
    const path = await aSite();
    // Chromium complains of each answer 404.
    const page = await tabs.open(await tabs.newPerson({}, /nowhere/), `${path}nowhere`);
    await page.getByRole("heading", { name: "Page not found" }).waitFor();
    await expectAccessible(page, "site-missing");
    await page.getByRole("link", { name: "Go to the home page" }).click();
    await page.getByRole("heading", { name: "Fresh bread", level: 1 }).waitFor();
  });
});
