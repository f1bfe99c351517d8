import { expect } from "chai";
import type { CDPSession } from "playwright-core";
import { until } from "../../support/until.ts";
import { aForeignDraft, aProject } from "../../support/projects.ts";
import { anAuthor, openEditor, toEditorTab } from "../support/editor-page.ts";
import { useTabs } from "../support/tabs.ts";

/** What parsers of Markdown stumble over, and what text editors lay out slowly. */
const units = [
  ...["a", " ", "\t", "\n", "a\n\n", "字", "e\u0301", "\u0301", "👩\u200d", "א", "א "],
  ...["**a", "_a_", "[", "[a](", "[a]: b\n", "![](", "<b>", "<!--", "http://a.b/ ", "\\", "*_", "*a _b "],
  ...["1. a\n", "1) ", "- a\n", "- ", "- [ ] a\n", "> ", "> a\n", "# a\n", "| a ", "| a | b |\n", "```\n", "---\n"],
];

const shortest = 60_000;
const growth = 4;

describe("an editor with a hostile text", () => {
  const tabs = useTabs();

  it("takes time in proportion to its length until it is shown, and for a letter in it @nightly", async () => {
    const project = await aProject();
    const drafts = await Promise.all(
      units.map(async (unit) => {
        const [short, long] = await Promise.all(
          [shortest, growth * shortest].map(async (length) =>
            aForeignDraft(project, { content: unit.repeat(length / unit.length), metadata: { title: "Long" } }),
          ),
        );
        return { unit, short, long };
      }),
    );
    const page = await openEditor(tabs, await tabs.newPerson(), await anAuthor(project.id), `#/${project.id}`);
    const tab = toEditorTab(page);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Performance.enable");

    const work = async (draftId: string | undefined): Promise<{ readonly open: number; readonly type: number }> => {
      await page.getByRole("heading", { name: "Pages" }).waitFor();
      const before = await busySeconds(devtools);
      await page.goto(`/editor/#/${project.id}/drafts/${draftId}`);
      // With the part for writing. Long blocks stay without looks.
      await tab.source.and(page.locator("[aria-placeholder]")).waitFor();
      await page.evaluate(idle);
      const opened = await busySeconds(devtools);
      await tab.source.focus();
      await page.keyboard.press("Control+End");
      await page.keyboard.type("x");
      await until(async () => (await tab.text()).endsWith("x"));
      await page.evaluate(idle);
      const typed = await busySeconds(devtools);
      await tab.untilSaved();
      await page.goto(`/editor/#/${project.id}`);
      return { open: opened - before, type: typed - opened };
    };

    const slow: string[] = [];
    for (const { unit, short, long } of drafts) {
      // What is loaded for the first text is not counted.
      if (unit === units[0]) await work(short);
      const [less, more] = [await work(short), await work(long)];
      for (const step of ["open", "type"] as const)
        if (more[step] > 2 * growth * Math.max(less[step], shortestCounted)) slow.push(`${JSON.stringify(unit)}: ${step}`);
    }
    expect(slow).to.deep.equal([]);
  });
});

/** 50 ms: what takes less is not felt. */
const shortestCounted = 0.05;

const idle = `new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve)))`;

/** Seconds for which the page's main thread has worked. */
const busySeconds = async (devtools: CDPSession): Promise<number> => {
  const { metrics } = await devtools.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0;
};
