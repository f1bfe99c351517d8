import type { Browser } from "playwright-core";
import { launchBrowser } from "../../../local/browser/launch-browser.ts";

let launching: Promise<Browser> | undefined;

/** The run's only browser, launched by the first test that needs it. */
export const theBrowser = async (): Promise<Browser> => (launching ??= launchBrowser());

// A root hook, because mocha loads this module while it collects the tests.
after(async () => {
  await (await launching)?.close();
});
