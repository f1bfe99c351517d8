import { join } from "node:path";
import { expect } from "chai";
import type { Page } from "playwright-core";
import * as z from "zod";
import { cacheDir } from "../../../local/stack/paths.ts";
import { firestore } from "../../support/admin-app.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { chooseInMenu } from "../support/editor-page.ts";
import { focusedName, tabTo } from "../support/keyboard.ts";
import { press, publishingScenes } from "../support/publishing.ts";
import { useTabs } from "../support/tabs.ts";

const previewUrl = "**/docs/preview";

const text = `## Opening hours

Fresh **bread** every day, see [our pages](/about) or <https://example.com>.

| Day | Hours |
|---|--:|
| Monday | 8-16 |

- [x] flour
- [ ] yeast

> A quotation

\`\`\`js
<script>alert(1)</script>
\`\`\`

1. <b onclick="alert(1)">raw</b>
2. [no](javascript:alert(1))
`;

/** What is in each block, as HTML. */
const blocksIn = async (page: Page, selector: string): Promise<readonly string[]> =>
  Promise.all((await page.locator(selector).all()).map(async (block) => block.innerHTML()));

/** On which side the first lines of the unparsed rest begin. A function in the page. */
const restOfPage = `(() => {
  const rest = document.querySelector("main > .source");
  const box = rest.getBoundingClientRect();
  const text = rest.firstChild.data;
  const sideOf = (at) => {
    const range = document.createRange();
    range.setStart(rest.firstChild, at);
    range.setEnd(rest.firstChild, at + 1);
    const { left, right } = range.getBoundingClientRect();
    return left - box.left < box.right - right ? "left" : "right";
  };
  return {
    isWide: document.documentElement.scrollWidth > innerWidth,
    sides: ["שורה", "Latin"].map((word) => sideOf(text.indexOf(word))),
  };
})()`;

describe("preview links in the editor", () => {
  const tabs = useTabs();
  const { ofDraft } = publishingScenes(tabs);

  it("are made by the keyboard alone, and show a stranger what the author sees, with the last word that was typed", async () => {
    const { tab, page } = await ofDraft({ content: text }, { site_url: "https://site.example" });
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await tab.typeAtEnd("The last word");
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox", { name: "Find pages and commands" }).waitFor();
    await page.keyboard.type("preview link");
    await page.keyboard.press("Enter");
    await page.getByText("anyone with the link can see").waitFor();
    await expectAccessible(page, "preview-link");
    expect(await focusedName(page)).to.equal("Create link");
    await page.keyboard.press("Enter");
    await page.getByText("Your link is ready.").waitFor();
    await expectAccessible(page, "preview-link-made");
    await page.getByText("Your latest changes aren’t saved yet").waitFor({ state: "detached" });
    const url = await page.getByLabel("Link address").inputValue();
    expect(await page.evaluate("getSelection().toString()")).to.equal(url);
    await tabTo(page, "Copy link", 3);
    await page.keyboard.press("Enter");
    await page.getByText("Link copied.").waitFor();
    expect(await page.evaluate("navigator.clipboard.readText()")).to.equal(url);

    const stranger = await (await tabs.newPerson({}, /\/preview\//)).newPage();
    await stranger.goto(url);
    await stranger.getByRole("heading", { name: "Opening hours" }).waitFor();
    await stranger.getByText("The last word").waitFor();
    await expectAccessible(stranger, "preview-page");
    await stranger.screenshot({ path: join(cacheDir, "screenshots", "preview-page.png"), fullPage: true });
    await page.keyboard.press("Escape");
    await press(page, "Preview");
    await page.locator("lectern-preview article h2").waitFor();
    expect(await blocksIn(stranger, "main > :not(h1)")).to.deep.equal(await blocksIn(page, "lectern-preview article > *"));

    await stranger.getByText(/^Draft of .+ · until /).waitFor();
    await stranger.locator("summary").click();
    await expectAccessible(stranger, "preview-approve");
    const inkOf = "['summary', 'button'].map((name) => getComputedStyle(document.querySelector(name)).backgroundColor)";
    const [outer, inner] = z.array(z.string()).parse(await stranger.evaluate(inkOf));
    expect(outer, "one of the two is to be pressed").to.equal("rgba(0, 0, 0, 0)").and.not.to.equal(inner);
    await stranger.getByRole("button", { name: "Approve" }).click();
    await stranger.getByText("Please enter your name").waitFor();
    await stranger.getByRole("textbox", { name: "Your name" }).fill("Grace");
    await stranger.keyboard.press("Enter");
    await stranger.getByText("Thanks, Grace. The team can see your approval.").waitFor();

    await chooseInMenu(page, "Preview link");
    expect(await page.getByRole("button", { name: "Revoke link" }).count(), "of no link").to.equal(0);
    await press(page, "Create link");
    const newest = await page.getByLabel("Link address").inputValue();
    await press(page, "Revoke link");
    await page.getByText("The link no longer works.").waitFor();
    expect(await focusedName(page)).to.equal("Create link");
    for (const address of [url, newest]) expect((await stranger.goto(address))?.status()).to.equal(404);
    await stranger.getByRole("heading", { name: "This preview is no longer available" }).waitFor();
    await expectAccessible(stranger, "preview-none");
    expect(await stranger.getByRole("link", { name: "Open the editor" }).getAttribute("href")).to.equal("/editor/");
  });

  it("are shown from right to left where the draft is written so @nightly", async () => {
    const { page } = await ofDraft({ language: "he", content: "# שלום\n\nעולם `code`", metadata: { title: "שעות פתיחה", slug: "about" } });
    await chooseInMenu(page, "Preview link");
    await press(page, "Create link");
    const url = await page.getByLabel("Link address").inputValue();
    const stranger = await (await tabs.newPerson()).newPage();
    await stranger.goto(url);
    expect(await stranger.locator("html").getAttribute("dir")).to.equal("rtl");
    await expectAccessible(stranger, "preview-page-rtl");
  });

  it("show the rest of a very long text from right to left, line by line as it is written, and no wider than the page @nightly", async () => {
    const words = `שורה ${"ארוכה ".repeat(40)}*x*\nLatin line\n\n`;
    const { page } = await ofDraft({ language: "he", content: words.repeat(1_200), metadata: { title: "שעות פתיחה", slug: "about" } });
    await chooseInMenu(page, "Preview link");
    await press(page, "Create link");
    const url = await page.getByLabel("Link address").inputValue();
    const stranger = await (await tabs.newPerson()).newPage();
    await stranger.setViewportSize({ width: 320, height: 700 });
    await stranger.goto(url);
    expect(await stranger.evaluate(restOfPage)).to.deep.equal({ isWide: false, sides: ["right", "left"] });
  });

  it("say why there is none: no answer, and a draft that is gone @nightly", async () => {
    const { page, project, draftId } = await ofDraft();
    await chooseInMenu(page, "Preview link");
    await page.route(previewUrl, async (route) => route.abort());
    await press(page, "Create link");
    expect(await focusedName(page), "while it is made").to.equal("Create link");
    await page.getByText("No response, so we can’t tell whether it worked.").waitFor({ timeout: 60_000 });
    await page.unroute(previewUrl);
    await firestore.doc(`projects/${project.id}/documents/${draftId}`).delete();
    await press(page, "Create link");
    await page.getByText("It was published or discarded").waitFor();
    await expectAccessible(page, "preview-link-gone");
  });
});
