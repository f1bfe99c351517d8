import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { table } from "../../../bench/table.ts";
import { cacheDir } from "../../../local/stack/paths.ts";
import { questionLimits } from "../../../src/lib/answers/questions/limits.ts";
import { aMessage, anOpenQuestion } from "../../support/inbox-items.ts";
import { aProject } from "../../support/projects.ts";
import { anAuthor, signIn } from "../support/editor-page.ts";
import { blockOf, watchBlocks } from "../support/longest-block.ts";
import { useTabs } from "../support/tabs.ts";

const most = questionLimits.messageCharacters;

/** As long as an item's texts may be; a browser lays them out, and nothing of ours reads them. */
const texts: Readonly<Record<string, string>> = {
  "one letter": "a",
  words: "word ".repeat(most / 5),
  "one word": "a".repeat(most),
  "marks over one letter": `a${"\u0301".repeat(most - 1)}`,
  "two directions": "a א ".repeat(most / 4),
  "empty lines": `a${"\n".repeat(most - 2)}b`,
};

/** Two pages of the list. */
const items = 200;

describe("an inbox with as long items as there may be", () => {
  const tabs = useTabs();

  it("blocks a browser for no longer than four times what items of one letter do @nightly", async () => {
    const rows: (readonly string[])[] = [];
    const slow: string[] = [];
    let usual: readonly number[] | undefined;
    for (const [name, text] of Object.entries(texts)) {
      const { id } = await aProject();
      const note = text;
      await Promise.all(
        Array.from({ length: items }, async (_, index) =>
          index % 2 === 0 ? anOpenQuestion(id, { question: text, answer: text, note, asked_count: 3 }) : aMessage(id, { text, note }),
        ),
      );
      const person = await tabs.newPerson();
      await person.addInitScript(watchBlocks);
      const page = await tabs.open(person, `/inbox/#/${id}/settings`);
      await signIn(page, await anAuthor(id));
      const rowsOf = page.getByRole("listitem");
      const steps: Readonly<Record<string, () => Promise<unknown>>> = {
        "open the list": async () => {
          await page.goto(`/inbox/?again#/${id}`);
          await rowsOf.nth(99).waitFor({ state: "attached" });
        },
        "show more": async () => {
          await page.getByRole("button", { name: "Show more" }).click();
          await rowsOf.nth(199).waitFor({ state: "attached" });
        },
        "show an item": async () => {
          await rowsOf.nth(1).getByRole("button").click();
          await page.locator("#asked").waitFor();
        },
        "begin a note": async () => page.getByRole("button", { name: "Edit the note" }).click(),
        "type a letter": async () => {
          await page.getByRole("textbox", { name: "Note" }).press("Control+End");
          await page.keyboard.type("x");
        },
      };
      const blocks: number[] = [];
      for (const [step, work] of Object.entries(steps)) {
        const ms = await blockOf(page, work);
        if (ms > 4 * Math.max(50, usual?.[blocks.length] ?? Infinity)) slow.push(`${name}: ${step}: ${Math.round(ms)} ms`);
        blocks.push(ms);
      }
      usual ??= blocks;
      if (rows.length === 0) rows.push(["Longest block in ms, 200 items", ...Object.keys(steps)]);
      rows.push([name, ...blocks.map((ms) => ms.toFixed(0))]);
      await page.close();
    }
    mkdirSync(cacheDir, { recursive: true });
    writeFileSync(join(cacheDir, "inbox-blocks.md"), table(rows[0] ?? [], rows.slice(1)));
    expect(slow).to.deep.equal([]);
  }).timeout(600_000);
});
