import type { Browser } from "playwright-core";
import { launchBrowser } from "../../../scripts/browser/launch-browser.ts";

let launching: Promise<Browser> | undefined;

/** The one browser of the run: launched by the first test that needs it. */
export const theBrowser = async (): Promise<Browser> => (launching ??= launchBrowser());

// A root hook: this module is loaded while mocha collects the tests.
after(async () => {
  await (await launching)?.close();
});
