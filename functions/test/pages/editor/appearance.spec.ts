import { expect } from "chai";
import type { BrowserContextOptions, Page } from "playwright-core";
import { storedPage } from "../../support/documents.ts";
import { aForeignDraft, aLivePage, aProject } from "../../support/projects.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { holdSaves } from "../support/desk.ts";
import { focusedName, tabTo } from "../support/keyboard.ts";
import { anAuthor, chooseInMenu, openEditor, toEditorTab } from "../support/editor-page.ts";
import { useTabs } from "../support/tabs.ts";

const hebrew = "# אודות\n\nאנחנו מתקנים **כל** מותג (Bosch, Shimano).\n\n- שני: 9:00\n";

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

  it("is readable by everybody, from right to left and with less motion", async () => {
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
      if (dialog === "Versions") await page.getByRole("button", { name: dialog, exact: true }).click();
      else await chooseInMenu(page, dialog);
      await page.getByRole("dialog").waitFor();
      await expectAccessible(page, `${dialog.toLowerCase()}-rtl`);
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "detached" });
    }
  });

  it("shows Hebrew from right to left: title, fields, source and preview, addresses from left to right", async () => {
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
    await tabTo(page, "Versions", 60);
    await page.keyboard.press("Enter");
    await page.getByText("There are no earlier versions yet.").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect(await focusedName(page), "the focus is back").to.equal("Versions");
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

  for (const locale of ["ar", "de", "en", "es", "fr", "he", "nb"])
    it(`says whether the text is saved in whole words on the narrowest phone, in ${locale}`, async () => {
      const project = await aProject();
      await aLivePage(project, { slug: "about", metadata: { title: "About us", slug: "about" } });
      const draftId = await aForeignDraft(project, { slug: "about", content: "# About\n" });
      const person = await tabs.newPerson({ locale, viewport: { width: 320, height: 640 } });
      const page = await openEditor(tabs, person, await anAuthor(project.id), `#/${project.id}/drafts/${draftId}`);
      await page.locator("[data-language]").waitFor();
      const words: string[] = [];
      const state = page.locator(".state");
      const look = async (): Promise<void> => {
        while ((await state.innerText()) === words.at(-1));
        words.push(await state.innerText());
        const [room, word] = [await state.boundingBox(), await state.locator("span").last().boundingBox()];
        if (room === null || word === null) throw new Error("The state is not shown.");
        expect([word.x, word.x + word.width], words.at(-1)).to.satisfy((edges: readonly number[]) =>
          edges.every((edge) => edge >= room.x - 1 && edge <= room.x + room.width + 1),
        );
        expect(await page.evaluate("document.documentElement.scrollWidth")).to.equal(320);
      };
      await look();
      const release = await holdSaves(page);
      await page.locator("[data-language]").click();
      await page.keyboard.insertText("a");
      await look();
      await page.keyboard.press("Control+s");
      await look();
      release();
      await look();
      expect(new Set(words).size).to.equal(4);
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
