import { expectAccessible } from "../test/pages/support/accessibility.ts";
import { launchBrowser } from "../local/browser/launch-browser.ts";
import { describeLoads, measureLoads, untilTitle } from "./page-load.ts";
import { table } from "./table.ts";

/** What delays the first paint: scripts that the parser waits for, and style sheets in the head. An expression in the page. */
const blocking = `document.querySelectorAll("script:not([async], [defer], [type=module]), head link[rel=stylesheet]").length`;

/** A page of the published site: a section of a report. */
export const measureSite = async (hosting: string): Promise<string> => {
  const browser = await launchBrowser();
  try {
    const url = `${hosting}/sites/demo/`;
    const load = await measureLoads(browser, url, untilTitle);
    const page = await browser.newPage();
    await page.goto(url);
    const blocked = Number(await page.evaluate(blocking));
    // Throws with what it finds.
    await expectAccessible(page, "site");
    return `
## The published site

The first load of \`/sites/demo/\`, with its voice agent, ${describeLoads(browser, "its title is shown")}

${load.text}

${table(["What blocks the first paint", "Violations that axe finds"], [[String(blocked), "0"]])}`;
  } finally {
    await browser.close();
  }
};
