import type { Page } from "playwright-core";

/** The name of the focused element, also inside shadow roots. */
export const focusedName = async (page: Page): Promise<unknown> =>
  page.evaluate(`(() => {
    let focused = document.activeElement;
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
    return focused?.getAttribute("aria-label") ?? focused?.textContent.trim();
  })()`);

/** Presses Tab until the element with this name has the focus. */
export const tabTo = async (page: Page, name: string, mostPresses: number): Promise<void> => {
  const passed: unknown[] = [];
  while (passed.length < mostPresses) {
    await page.keyboard.press("Tab");
    passed.push(await focusedName(page));
    if (passed.at(-1) === name) return;
  }
  throw new Error(`Tab never comes to ${name}, but to ${passed.join(", ")}.`);
};
