import { expect } from "chai";
import type { Page } from "playwright-core";
import { until } from "../../support/until.ts";
import { aDesk } from "../support/desk.ts";
import { useTabs } from "../support/tabs.ts";

/** Forty parts of twelve lines, each some lines higher in the preview than in the text. */
const parts = Array.from({ length: 40 }, (_, part) => `## Part ${part}\n\n${`Some words of part ${part}.\n\n`.repeat(5)}`).join("");

describe("the preview beside the text @nightly", () => {
  const tabs = useTabs();

  /** The number of the part that is read at the upper edge. */
  const partAt = async (page: Page, lines: string): Promise<number> =>
    Number(
      await page.evaluate(`(() => {
        const all = (root, selector) => [...root.querySelectorAll("*")].flatMap((element) => [
          ...(element.matches(selector) ? [element] : []),
          ...(element.shadowRoot === null ? [] : all(element.shadowRoot, selector)),
        ]);
        const top = all(document, "lectern-preview")[0].getBoundingClientRect().top + 24;
        const first = all(document, "${lines}").find((line) => /part \\d+/i.test(line.textContent) && line.getBoundingClientRect().bottom > top);
        return Number(/part (\\d+)/i.exec(first?.textContent ?? "")?.[1] ?? -1);
      })()`),
    );

  /** What both show, once the preview has followed. */
  const shownByBoth = async (page: Page): Promise<number> => {
    let [read, shown] = [-1, -2];
    await until(async () => {
      [read, shown] = [await partAt(page, ".cm-line"), await partAt(page, "article h2, article p")];
      return read >= 0 && Math.abs(read - shown) <= 1;
    }, "the preview follows");
    return shown;
  };

  const openPreview = async () => {
    const { tab } = await aDesk(tabs, parts);
    const { page } = tab;
    await page.setViewportSize({ width: 1500, height: 800 });
    await page.getByRole("button", { name: "Preview" }).click();
    await page.getByRole("region", { name: "Preview" }).getByRole("heading", { name: "Part 39" }).waitFor();
    return { tab, page };
  };

  it("scrolls along with the text, and back", async () => {
    const { page } = await openPreview();
    const shows: number[] = [];
    for (const share of [0.3, 0.7, 0.5, 0]) {
      await page.evaluate(`scrollTo(0, (document.documentElement.scrollHeight - innerHeight) * ${share})`);
      shows.push(await shownByBoth(page));
    }
    expect(shows[0]).to.be.within(6, 18);
    expect(shows[1]).to.be.within(22, 34);
    expect(shows[2]).to.be.within(14, 26);
    expect(shows[3]).to.equal(0);
  });

  it("shows a text with thousands of definitions and paragraphs, and the rest of a very long one as it is written", async () => {
    const definitions = Array.from({ length: 3_000 }, (_, index) => `[r${index}]: https://x.example/${"a".repeat(20)}\n\n`).join("");
    const long = `${"word ".repeat(400)}\n\n`.repeat(80);
    const { tab } = await aDesk(tabs, `${definitions}\n${"[r1]\n\n".repeat(3_000)}${long}The *last* line\n`);
    await tab.page.getByRole("button", { name: "Preview" }).click();
    const preview = tab.page.getByRole("region", { name: "Preview" });
    await preview.getByRole("link", { name: "r1" }).first().waitFor();
    await preview.locator(".source", { hasText: "The *last* line" }).waitFor({ state: "attached" });
    await tab.typeAtStart("# New\n");
    await preview.getByRole("heading", { name: "New" }).waitFor();
    await tab.save();
  });

  it("goes to where the author types", async () => {
    const { tab, page } = await openPreview();
    await tab.typeAtEnd("The last word");
    await page.getByRole("region", { name: "Preview" }).getByText("The last word").waitFor();
    expect(await shownByBoth(page)).to.be.greaterThan(30);
  });
});
