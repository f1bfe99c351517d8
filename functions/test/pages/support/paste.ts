import type { Page } from "playwright-core";

/** Pastes what another program has put on the clipboard. */
export const paste = async (page: Page, kinds: Readonly<Record<string, string>>): Promise<void> => {
  await page.evaluate(`(() => {
    const data = new DataTransfer();
    for (const [kind, text] of Object.entries(${JSON.stringify(kinds)})) data.setData(kind, text);
    let focused = document.activeElement;
    while (focused.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
    focused.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true, composed: true }));
  })()`);
};
