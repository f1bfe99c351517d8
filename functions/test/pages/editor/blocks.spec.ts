import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import type { Page } from "playwright-core";
import { table } from "../../../bench/table.ts";
import { cacheDir } from "../../../local/stack/paths.ts";
import { draftLimits } from "../../../src/lib/pages/drafts/limits.ts";
import { aForeignDraft, anEditor, aProject } from "../../support/projects.ts";
import { expectOurs } from "../../support/replies.ts";
import { stack } from "../../support/stack-addresses.ts";
import { theBrowser } from "../support/browser.ts";
import { anAuthor, chooseInMenu, openEditor, toEditorTab } from "../support/editor-page.ts";
import { blockOf, idle, untilIdle, watchBlocks } from "../support/longest-block.ts";
import { paste } from "../support/paste.ts";
import { useTabs } from "../support/tabs.ts";

/** Room for what the test writes, and for its title. */
const most = draftLimits.textBytes - 1_000;

const sentence = "A line of words with **marks**, and [one](/more).\n\n";

/** As long as a page may be. */
const texts: Readonly<Record<string, string>> = {
  "one letter": "a",
  paragraphs: sentence.repeat(most / sentence.length),
  "one line of words": "word ".repeat(most / 5),
  "one list": "1. a\n".repeat(most / 5),
  "one line of marks": "*_a ".repeat(most / 4),
};

/** It reads the whole text, twice. */
const ofCodeMirror = "find a word that is not there";

/** What Chromium takes for a letter at the end of the same text, without any editor. */
const inTextarea = async (page: Page, text: string): Promise<number> => {
  await page.setContent("<textarea rows=20 cols=80></textarea>");
  await page.evaluate(`globalThis.field = document.querySelector("textarea"); field.focus();`);
  return blockOf(page, async () => {
    await page.evaluate(`field.value = ${JSON.stringify(text)}`);
    await page.evaluate(idle);
    await page.keyboard.press("Control+End");
    await page.keyboard.type("x");
  });
};

describe("an editor with as long a page as there may be", () => {
  const tabs = useTabs();

  it("blocks a browser for no longer than four times what a bare field does with that text, or itself with one letter @nightly", async () => {
    const project = await aProject();
    const author = await anAuthor(project.id);
    // Not one of `tabs`: CodeMirror warns of a line of 1 MiB that it measures it often.
    await using person = await (await theBrowser()).newContext({ baseURL: stack.hostingUrl, viewport: { width: 1280, height: 800 } });
    person.setDefaultTimeout(120_000);
    await person.addInitScript(watchBlocks);
    const page = await openEditor(tabs, person, author, `#/${project.id}`);
    const bare = await person.newPage();
    const tab = toEditorTab(page);
    const colleague = await anEditor(project);

    const stepsFor = (text: string, draftId: string, emptyId: string): Readonly<Record<string, () => Promise<unknown>>> => ({
      open: async () => {
        await page.goto(`/editor/#/${project.id}/drafts/${draftId}`);
        await tab.source.and(page.locator("[aria-placeholder]")).waitFor();
      },
      "type a letter at the end": async () => {
        await tab.source.focus();
        await page.keyboard.press("Control+End");
        await page.keyboard.type("x");
      },
      save: async () => tab.untilSaved(),
      [ofCodeMirror]: async () => {
        await page.keyboard.press("Control+f");
        await page.getByRole("textbox", { name: "Find" }).pressSequentially("xy");
        await page.keyboard.press("Enter");
        await page.keyboard.press("Escape");
      },
      "show the preview": async () => {
        await page.getByRole("button", { name: "Preview" }).click();
        await page.locator("lectern-preview article > *").first().waitFor();
      },
      "type a letter beside the preview": async () => {
        await tab.source.focus();
        await page.keyboard.press("Control+End");
        await page.keyboard.type("x");
        await tab.untilSaved();
        await page.getByRole("button", { name: "Preview" }).click();
      },
      "compare two versions": async () => {
        expectOurs(await colleague.save({ draftId, metadata: {}, content: `${text}y`, language: "en", keep: true }), 200);
        await page.reload();
        await tab.source.and(page.locator("[aria-placeholder]")).waitFor();
        await untilIdle(page);
        await chooseInMenu(page, "Versions");
        await page.locator("lectern-comparison article > *").first().waitFor();
      },
      paste: async () => {
        await page.goto(`/editor/#/${project.id}/drafts/${emptyId}`);
        await tab.source.and(page.locator("[data-language]")).waitFor();
        await tab.source.focus();
        await paste(page, { "text/plain": text });
        await tab.untilSaved();
      },
    });

    const rows: (readonly string[])[] = [];
    const slow: string[] = [];
    let usual: readonly number[] | undefined;
    for (const [name, text] of Object.entries(texts)) {
      const metadata = { title: "Long" };
      const [draftId, emptyId] = [
        await aForeignDraft(project, { content: text, metadata }),
        await aForeignDraft(project, { content: "", metadata }),
      ];
      await bare.bringToFront();
      const bareMs = await inTextarea(bare, text);
      await page.bringToFront();
      await page.goto(`/editor/#/${project.id}`);
      await page.getByRole("heading", { name: "Pages" }).waitFor();
      const steps = Object.entries(stepsFor(text, draftId, emptyId));
      const blocks: number[] = [];
      for (const [step, work] of steps) {
        const ms = await blockOf(page, work);
        if (step !== ofCodeMirror && ms > 4 * Math.max(bareMs, usual?.[blocks.length] ?? Infinity))
          slow.push(`${name}: ${step}: ${Math.round(ms)} ms of ${Math.round(bareMs)}`);
        blocks.push(ms);
      }
      usual ??= blocks;
      rows.push([name, bareMs, ...blocks].map((cell) => (typeof cell === "number" ? cell.toFixed(0) : cell)));
      if (rows.length === 1) rows.unshift(["Longest block in ms, at 1 MiB", "a bare field", ...steps.map(([step]) => step)]);
    }
    mkdirSync(cacheDir, { recursive: true });
    writeFileSync(join(cacheDir, "blocks.md"), table(rows[0] ?? [], rows.slice(1)));
    expect(slow).to.deep.equal([]);
  }).timeout(600_000);
});
