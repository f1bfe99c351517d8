import { expect } from "chai";
import type { BrowserContextOptions, Page } from "playwright-core";
import * as z from "zod";
import { texts as arabic } from "../../../../web/editor/texts/ar.ts";
import { texts as german } from "../../../../web/editor/texts/de.ts";
import { texts as english, type Texts } from "../../../../web/editor/texts/en.ts";
import { texts as spanish } from "../../../../web/editor/texts/es.ts";
import { texts as french } from "../../../../web/editor/texts/fr.ts";
import { texts as inHebrew } from "../../../../web/editor/texts/he.ts";
import { texts as norwegian } from "../../../../web/editor/texts/nb.ts";
import { storedPage } from "../../support/documents.ts";
import { aForeignDraft, aLivePage, aProject } from "../../support/projects.ts";
import { until } from "../../support/until.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { aDesk, holdSaves } from "../support/desk.ts";
import { focusedName, tabTo } from "../support/keyboard.ts";
import { anAuthor, chooseInMenu, openEditor, toEditorTab } from "../support/editor-page.ts";
import { useTabs } from "../support/tabs.ts";

const hebrew = "# אודות\n\nאנחנו מתקנים **כל** מותג (Bosch, Shimano).\n\n- שני: 9:00\n";

const ShownStates = z.array(z.strictObject({ word: z.string(), isWhole: z.boolean(), pageWidth: z.number() }));

/** Measures each state of saving in the page, the moment it is shown: some last too short for a test that asks. */
const recordStates = async (page: Page): Promise<unknown> =>
  page.evaluate(`(() => {
    const state = document.querySelector("lectern-editor").shadowRoot.querySelector("lectern-draft-page").shadowRoot.querySelector(".page-state");
    globalThis.shownStates = [];
    const look = () => {
      shownStates.push({
        word: state.querySelector(".state").textContent.trim(),
        isWhole: state.scrollWidth <= state.clientWidth,
        pageWidth: document.documentElement.scrollWidth,
      });
    };
    look();
    new MutationObserver(look).observe(state, { childList: true, characterData: true, subtree: true });
  })()`);

/** What of the bar is outside the window with letters of twice the size. */
const barWithLargeLetters = `(() => {
  document.documentElement.style.fontSize = "200%";
  const bar = document.querySelector("lectern-editor").shadowRoot.querySelector("lectern-draft-page").shadowRoot.querySelector(".bar");
  return [...bar.querySelectorAll("a, button, lectern-menu")]
    .filter((part) => part.getClientRects().length > 0)
    .filter((part) => part.getBoundingClientRect().left < 0 || part.getBoundingClientRect().right > innerWidth)
    .map((part) => part.textContent.trim());
})()`;

describe("the editor, however it is looked at", () => {
  const tabs = useTabs();

  /** A Hebrew draft with its preview open. */
  const openHebrew = async (options: BrowserContextOptions): Promise<{ readonly page: Page; readonly stored: () => Promise<unknown> }> => {
    const project = await aProject();
    const metadata = { title: "אודות", slug: "about" };
    await aLivePage(project, { slug: "hours", metadata: { title: "Opening hours", slug: "hours" } });
    const draftId = await aForeignDraft(project, { slug: "about", language: "he", metadata, content: hebrew });
    const page = await openEditor(tabs, await tabs.newPerson(options), await anAuthor(project.id), `#/${project.id}`);
    return { page, stored: async () => (await storedPage(project.id, draftId))?.["content"] };
  };

  it("is readable by everybody, from right to left and with less motion @nightly", async () => {
    const { page } = await openHebrew({ reducedMotion: "reduce" });
    await page.getByText("2 pages").waitFor();
    await expectAccessible(page, `list-rtl`);
    await page.getByRole("link", { name: "Edit אודות, Hebrew" }).click();
    await toEditorTab(page).source.waitFor();
    await page.getByRole("button", { name: "Preview" }).click();
    await page.getByRole("region", { name: "Preview" }).getByRole("heading", { name: "אודות" }).waitFor();
    await expectAccessible(page, `draft-rtl`);
    await toEditorTab(page).source.focus();
    await page.keyboard.press("Control+f");
    await page.getByRole("textbox", { name: "Find" }).waitFor();
    await expectAccessible(page, `search-rtl`);
    await page.keyboard.press("Escape");
    for (const dialog of ["Versions", "Language", "Discard"]) {
      await chooseInMenu(page, dialog);
      await page.getByRole("dialog").waitFor();
      await expectAccessible(page, `${dialog.toLowerCase()}-rtl`);
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "detached" });
    }
  });

  it("shows Hebrew from right to left: title, fields, source and preview, addresses from left to right @nightly", async () => {
    const { page } = await openHebrew({});
    await page.getByRole("link", { name: "Edit אודות, Hebrew" }).click();
    const { source, title } = toEditorTab(page);
    await source.waitFor();
    await page.getByRole("button", { name: "Preview" }).click();
    const preview = page.getByRole("region", { name: "Preview" });
    for (const part of [source, title, preview, page.getByRole("heading", { name: "אודות", level: 1 }).first()]) {
      expect(await part.and(page.locator(":dir(rtl)")).count()).to.equal(1);
    }
    expect(await source.getAttribute("lang")).to.equal("he");
    await preview.getByRole("listitem").filter({ hasText: "שני: 9:00" }).waitFor();
  });

  it("is used with the keyboard alone, from the sign-in to the saved text", async () => {
    const { page, stored } = await openHebrew({});
    await page.getByText("2 pages").waitFor();
    await tabTo(page, "Edit אודות, Hebrew", 60);
    await page.keyboard.press("Enter");
    await toEditorTab(page).source.waitFor();
    await tabTo(page, "More", 60);
    await page.keyboard.press("Enter");
    await tabTo(page, "Versions", 60);
    await page.keyboard.press("Enter");
    await page.getByText("No earlier versions yet.").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect(await focusedName(page), "the focus is back").to.equal("More");
    await tabTo(page, "Bold", 60);
    await tabTo(page, "Text of the page, in Markdown", 60);
    await page.keyboard.press("Control+Home");
    await page.keyboard.insertText("א");
    await page.keyboard.press("Control+s");
    await toEditorTab(page).untilSaved();
    expect(await stored()).to.equal(`א${hebrew}`);
    await page.keyboard.press("Tab");
    expect(await focusedName(page), "Tab leaves the text").not.to.equal("Text of the page, in Markdown");
  });

  const languages: Readonly<Record<string, Texts>> = {
    ar: arabic,
    de: german,
    en: english,
    es: spanish,
    fr: french,
    he: inHebrew,
    nb: norwegian,
  };
  for (const [locale, { saving }] of Object.entries(languages))
    it(`says whether the text is saved in whole words on the narrowest phone, in ${locale} @nightly`, async () => {
      const project = await aProject();
      await aLivePage(project, { slug: "about", metadata: { title: "About us", slug: "about" } });
      const draftId = await aForeignDraft(project, { slug: "about", content: "# About\n" });
      const person = await tabs.newPerson({ locale, viewport: { width: 320, height: 640 } });
      const page = await openEditor(tabs, person, await anAuthor(project.id), `#/${project.id}/drafts/${draftId}`);
      await page.locator("[data-language]").waitFor();
      const state = page.locator(".state");
      await page.locator(".page-state").waitFor();
      await recordStates(page);
      const release = await holdSaves(page);
      await page.locator("[data-language]").click();
      await page.keyboard.insertText("a");
      await page.keyboard.press("Control+s");
      await state.getByText(saving.saving, { exact: true }).waitFor();
      release();
      await state.getByText(saving.saved, { exact: true }).waitFor();
      const shown = ShownStates.parse(await page.evaluate("shownStates"));
      expect(shown.map(({ word }) => word)).to.include.members(["", saving.unsaved, saving.saving, saving.saved]);
      for (const { word, isWhole, pageWidth } of shown)
        expect({ isWhole, pageWidth }, word).to.deep.equal({ isWhole: true, pageWidth: 320 });
      expect(await page.evaluate(barWithLargeLetters), "200 % text").to.deep.equal([]);
    });

  it("never covers the text with the fields, on a tablet of 1024 px and after turning it @nightly", async () => {
    const { tab } = await aDesk(tabs);
    const { page } = tab;
    const covered = `(() => {
      const find = (root, selector) => [...root.querySelectorAll("*")].flatMap((node) =>
        [...(node.matches(selector) ? [node] : []), ...(node.shadowRoot ? find(node.shadowRoot, selector) : [])]);
      const [text] = find(document, "lectern-source").map((node) => node.getBoundingClientRect());
      return find(document, ".page").map((node) => node.getBoundingClientRect())
        .some(({ left, right, top, bottom }) => left < text.right && right > text.left && top < text.bottom && bottom > text.top);
    })()`;
    for (const width of [1440, 1024, 1023, 1024, 768]) {
      await page.setViewportSize({ width, height: 768 });
      await tab.source.waitFor();
      await until(async () => (await page.evaluate(covered)) === false, `the text is free at ${width} px`, 10_000);
    }
  });

  it("shows HTML of a text as text, and no address of a script", async () => {
    const project = await aProject();
    const content = `<img src=x onerror="alert(1)">\n\n[a](javascript:alert(1)) [b](https://example.com/)\n\n<script>alert(1)</script>\n\n| a | b |\n|---|--:|\n| 1 | 2 |\n`;
    const draftId = await aForeignDraft(project, { content });
    const page = await openEditor(tabs, await tabs.newPerson(), await anAuthor(project.id), `#/${project.id}/drafts/${draftId}`);
    await toEditorTab(page).source.waitFor();
    await page.getByRole("button", { name: "Preview" }).click();
    const preview = page.getByRole("region", { name: "Preview" });
    await preview.getByText('<img src=x onerror="alert(1)">').waitFor();
    expect(await preview.getByRole("link").allInnerTexts()).to.deep.equal(["b"]);
    expect(await preview.getByRole("cell").allInnerTexts()).to.deep.equal(["1", "2"]);
    expect(await preview.locator("img, script").count()).to.equal(0);
  });
});
