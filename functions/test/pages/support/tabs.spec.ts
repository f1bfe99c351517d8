import { expect } from "chai";
import { until } from "../../support/until.ts";
import { theBrowser } from "./browser.ts";
import { collectComplaints } from "./complaints.ts";

/** Something that a page must not do, and the expected complaint. */
const misdeeds: readonly (readonly [string, string, RegExp])[] = [
  ["writes an error to the console", "console.error('broken')", /^console error: broken/],
  ["warns on the console", "console.warn('odd')", /^console warning: odd/],
  ["throws", "setTimeout(() => { throw new Error('thrown') })", /^uncaught: thrown/],
  [
    "runs inline code against its policy",
    "const s = document.createElement('script'); s.textContent = '1'; document.head.append(s)",
    /^refused by script-src/,
  ],
  ["calls a stranger", "fetch('http://stranger.invalid/').catch(() => undefined)", /^request to http:\/\/stranger\.invalid\//],
];

describe("the tabs of the page tests", () => {
  for (const [deed, code, complaint] of misdeeds) {
    it(`fail a test whose page ${deed}`, async () => {
      const context = await (await theBrowser()).newContext();
      try {
        const complaints = await collectComplaints(context);
        const page = await context.newPage();
        await page.route("http://127.0.0.1/page", async (route) =>
          route.fulfill({ contentType: "text/html", headers: { "Content-Security-Policy": "script-src 'self'" }, body: "<!doctype html>" }),
        );
        await page.goto("http://127.0.0.1/page");
        expect(complaints).to.deep.equal([]);
        await page.evaluate(code);
        await until(() => complaints.some((sentence) => complaint.test(sentence)), String(complaint));
      } finally {
        await context.close();
      }
    });
  }
});
