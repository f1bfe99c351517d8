import { expect } from "chai";
import type { Page } from "playwright-core";
import { aForeignDraft, aProject } from "../../support/projects.ts";
import { until } from "../../support/until.ts";
import { aDesk } from "../support/desk.ts";
import { anAuthor, openDraft, openEditor } from "../support/editor-page.ts";
import { focusedName, tabTo } from "../support/keyboard.ts";
import { useTabs } from "../support/tabs.ts";
import { aFile, choosePictures } from "../support/picture-files.ts";

/** A key of a keyboard with another layout. True: the page took it. */
const pressOn = async (page: Page, key: string, code: string): Promise<unknown> =>
  page.evaluate(`(() => {
    let focused = document.activeElement;
    while (focused.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
    const init = { key: "${key}", code: "${code}", ctrlKey: true, bubbles: true, cancelable: true, composed: true };
    return !focused.dispatchEvent(new KeyboardEvent("keydown", init));
  })()`);

describe("keys and focus in the editor", () => {
  const tabs = useTabs();

  it("are the same on every keyboard", async () => {
    const { tab } = await aDesk(tabs, "word");
    const { page } = tab;
    await tab.typeAtEnd("s");
    expect(await pressOn(page, "ד", "KeyS")).to.equal(true);
    await tab.untilSaved();
    for (const [key, after] of [
      ["נ", "**words**"],
      ["и", "words"],
      ["β", "**words**"],
      ["لا", "words"],
    ] as const) {
      await page.keyboard.press("Control+a");
      expect(await pressOn(page, key, "KeyB")).to.equal(true);
      expect(await tab.text()).to.equal(after);
    }
    expect(await pressOn(page, "o", "KeyS"), "Dvorak").to.equal(false);
    await page.keyboard.press("ArrowRight");
    expect(await pressOn(page, "ל", "KeyK")).to.equal(true);
    await page.getByRole("combobox", { name: "Find pages and commands" }).waitFor();
    await page.keyboard.type("inbox");
    await page.getByRole("option", { name: "Inbox" }).waitFor();
  });

  it("goes to the ends that words have in Windows, there", async () => {
    const project = await aProject();
    const draftId = await aForeignDraft(project, { content: "one, two three" });
    const person = await tabs.newPerson();
    await person.addInitScript('Object.defineProperty(navigator, "platform", { value: "Win32" })');
    const page = await openEditor(tabs, person, await anAuthor(project.id), `#/${project.id}/drafts/${draftId}`);
    const source = page.getByRole("textbox", { name: "Text of the page" });
    await source.and(page.locator("[data-language]")).click();
    await page.keyboard.press("Control+Home");
    for (let steps = 0; steps < 2; steps++) await page.keyboard.press("Control+ArrowRight");
    await page.keyboard.type("|");
    await source.getByText("one, |two three").waitFor();
    expect(await source.getAttribute("autocorrect")).to.equal("on");
    expect(await source.getAttribute("autocapitalize")).to.equal("sentences");
  });

  it("has the tools as one stop, whose arrows go on, and leaves the keyboard to the text when one is pressed", async () => {
    const { tab } = await aDesk(tabs, "word");
    const { page } = tab;
    await tab.source.click();
    await page.keyboard.press("Escape");
    await tabTo(page, "Bold", 3);
    await page.keyboard.press("ArrowRight");
    expect(await focusedName(page)).to.equal("Italic");
    await page.keyboard.press("End");
    expect(await focusedName(page)).to.equal("Find and replace");
    await page.keyboard.press("ArrowRight");
    expect(await focusedName(page)).to.equal("Bold");
    await page.keyboard.press("Tab");
    expect(await focusedName(page)).not.to.equal("Italic");
    await tab.source.click();
    await page.keyboard.press("Control+a");
    await page.getByRole("button", { name: "Bold" }).click();
    await page.keyboard.type("new");
    await until(async () => (await tab.text()) === "**new**");
  });

  it("goes on in the text after the dialog of a tool", async () => {
    const { tab } = await aDesk(tabs, "word");
    const { page } = tab;
    await tab.source.click();
    await page.keyboard.press("Control+End");
    await page.keyboard.press("Escape");
    await tabTo(page, "Bold", 3);
    await page.keyboard.press("End");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Enter");
    await choosePictures(page, aFile("a.png", "image/png", "no picture"));
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.keyboard.type("s");
    await until(async () => (await tab.text()) === "words");
  });

  it("replaces by what is typed, also a backslash", async () => {
    const { tab } = await aDesk(tabs, "10 kr");
    const { page } = tab;
    await tab.source.click();
    await page.keyboard.press("Control+f");
    await page.getByRole("textbox", { name: "Find" }).fill("10");
    await page.getByText("– of 1").waitFor();
    await page.getByRole("button", { name: "Replace and options" }).click();
    await page.getByRole("textbox", { name: "Replace with" }).fill(String.raw`$5 & $1 \n`);
    await page.getByRole("button", { name: "Replace all" }).click();
    await until(async () => (await tab.text()) === String.raw`$5 & $1 \n kr`);
  });

  it("go up to the title with the first line, and down to a line of its own below a table", async () => {
    const table = "| a | b |\n| --- | --- |\n| 1 | 2 |";
    const { tab } = await aDesk(tabs, `${"line\n\n".repeat(60)}${table}`);
    await tab.typeAtEnd("");
    await tab.page.keyboard.press("ArrowDown");
    await tab.page.keyboard.type("below");
    await until(async () => (await tab.text()).endsWith(`${table}\n\nbelow`));
    await tab.page.keyboard.press("Control+Home");
    await until(async () => (await tab.page.evaluate("scrollY")) === 0);
  });

  it("lets somebody type at once in a new page, whose title stays on one line", async () => {
    const project = await aProject();
    const author = await anAuthor(project.id);
    const draftId = await aForeignDraft(project, { content: "", metadata: { title: "Hours" } });
    const tab = await openDraft(tabs, project, draftId, author);
    await until(async () => (await focusedName(tab.page)) === "Text of the page, in Markdown");
    await tab.page.keyboard.type("At once");
    await until(async () => (await tab.text()) === "At once");
    await tab.title.fill("Line one\nLine two");
    expect(await tab.title.inputValue()).to.equal("Line one Line two");
  });
});
