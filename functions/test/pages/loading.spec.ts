import { expect } from "chai";
import { measurePageLoad, untilSignIn, untilTitle } from "../../bench/page-load.ts";
import { stack } from "../support/stack-addresses.ts";
import { theBrowser } from "./support/browser.ts";

for (const [path, isReady] of [
  ["/editor/", untilSignIn],
  ["/voice/", untilTitle],
  ["/sites/demo/", untilTitle],
] as const)
  describe(`the first load of ${path}`, () => {
    it("moves nothing that is already shown, and says how long it took on a slow phone", async () => {
      const load = await measurePageLoad(await theBrowser(), `${stack.hostingUrl}${path}`, isReady);
      expect(load.cls).to.equal(0);
      expect(load.lcpMs).to.be.greaterThan(0);
      process.stdout.write(
        `      LCP ${load.lcpMs.toFixed(0)} ms, TBT ${load.tbtMs.toFixed(0)} ms, ${(load.bytes / 1000).toFixed(0)} kB over the wire\n`,
      );
    });
  });
