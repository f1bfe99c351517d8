import { expect } from "chai";
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
    await page.getByRole("link", { name: "עברית" }).click();
    await page.getByRole("heading", { name: "לחם טרי", level: 1 }).waitFor();
    expect(await page.evaluate("document.dir")).to.equal("rtl");
    await expectAccessible(page, "site-rtl");
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
