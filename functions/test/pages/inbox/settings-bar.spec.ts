import { expect } from "chai";
import * as z from "zod";
import { aProject } from "../../support/projects.ts";
import { focusedName } from "../support/keyboard.ts";
import { press } from "../support/publishing.ts";
import { openSection, openSettings } from "../support/settings-page.ts";
import { useTabs } from "../support/tabs.ts";

const Focused = z.object({ isField: z.boolean(), isSeen: z.boolean() });

/** Whether a field has the focus, and whether all of it, or as much as there is room for, is seen between the bars. */
const focused = `new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => {
  const all = (root, selector) => [...root.querySelectorAll("*")].flatMap((one) => [...(one.matches(selector) ? [one] : []), ...(one.shadowRoot ? all(one.shadowRoot, selector) : [])]);
  let field = document.activeElement;
  while (field.shadowRoot?.activeElement) field = field.shadowRoot.activeElement;
  const { top, bottom, height } = field.getBoundingClientRect();
  const above = all(document, ".bar")[0].getBoundingClientRect().bottom;
  const below = Math.min(...all(document, ".save-bar, .places").map((one) => one.getBoundingClientRect().top).filter((y) => y > 0));
  const isSeen = height > below - above ? bottom <= below : top >= above && bottom <= below;
  const form = (one) => one.closest("form") ?? (one.getRootNode().host && form(one.getRootNode().host));
  resolve({ isField: form(field) != null && field.closest(".save-bar") === null, isSeen });
})))`;

describe("the bar that saves the settings", () => {
  const tabs = useTabs();

  it("covers neither what has the focus nor the line that is written, on a phone", async () => {
    const page = await openSettings(tabs, (await aProject({ modules: { voice: true } })).id, { role: "admin", section: "calls" });
    await press(page, "Add a person");
    await page.getByRole("textbox", { name: "Phone" }).fill("+4721985800");
    await page.getByRole("checkbox", { name: "Any time" }).uncheck();
    await openSection(page, "Assistant");
    await page.setViewportSize({ width: 390, height: 600 });
    const greeting = page.getByRole("textbox", { name: "Greeting" });
    const hidden: unknown[] = [];
    for (const section of ["assistant", "site", "calls", "notifications", "developers"]) {
      await page.evaluate(`location.hash = location.hash.replace(/[^/]+$/, ${JSON.stringify(section)})`);
      await page.locator(`[data-section=${section}]:not([hidden])`).waitFor();
      await page.locator("h1[tabindex]").focus();
      let fields = 0;
      for (let steps = 0; steps < 40; steps++) {
        await page.keyboard.press("Tab");
        const { isField, isSeen } = Focused.parse(await page.evaluate(focused));
        if (!isField) break;
        fields++;
        if (!isSeen) hidden.push(`${section}: ${String(await focusedName(page))}`);
      }
      expect(fields, section).to.be.above(0);
    }
    expect(hidden).to.deep.equal([]);
    await press(page, "Discard");
    await page.evaluate(`location.hash = location.hash.replace(/[^/]+$/, "assistant")`);
    await greeting.waitFor();
    await page.evaluate("scrollTo(0, 0)");
    const end = (await greeting.boundingBox()) ?? { y: 0, height: 0 };
    await page.setViewportSize({ width: 390, height: Math.round(end.y + end.height + 64) });
    await greeting.press("End");
    for (const word of ["One", "Two", "Three", "Four"]) {
      await page.keyboard.type(word);
      expect(Focused.parse(await page.evaluate(focused)).isSeen, word).to.equal(true);
      await page.keyboard.press("Enter");
    }
  });
});
