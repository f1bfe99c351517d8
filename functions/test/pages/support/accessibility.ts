import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { expect } from "chai";
import type { Page } from "playwright-core";
import * as z from "zod";
import { cacheDir } from "../../../local/stack/paths.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Nothing reads the pictures, and they take a seventh of the processor time of such tests. */
const isPictured = process.env["LECTERN_SCREENSHOTS"] === "1";

const isAtNight = process.env["LECTERN_NIGHTLY"] === "1";

const Results = z.object({
  violations: z.array(
    z.object({ id: z.string(), nodes: z.array(z.object({ target: z.array(z.unknown()), failureSummary: z.optional(z.string()) })) }),
  ),
});

interface Look {
  readonly colorScheme?: "dark";
  readonly forcedColors?: "active";
  /** CSS pixels. */
  readonly width?: number;
  /** axe's rules for it; all by default. */
  readonly rules?: readonly string[];
}

/** The only ones whose findings may differ if nothing but the colours does. */
const ofColours = ["color-contrast", "link-in-text-block"];

const looks: Readonly<Record<string, Look>> = {
  light: {},
  dark: { colorScheme: "dark", rules: ofColours },
  "forced colours": { forcedColors: "active", rules: ofColours },
  // https://www.w3.org/TR/WCAG22/#reflow
  "on a phone": { width: 320 },
};

/**
 * Fails with axe's findings in any of the looks, shadow roots included, and on a phone with anything wider than the window. axe's source is
 * evaluated, which the page's policy does not prevent. With `LECTERN_SCREENSHOTS=1`, pictures of the state are kept in `.cache/screenshots`, because
 * some defects are only visible to people.
 */
export const expectAccessible = async (page: Page, state: string): Promise<void> => {
  const usual = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.evaluate(axe);
  for (const [name, { width = usual.width, colorScheme = "light", forcedColors = "none", rules }] of Object.entries(looks)) {
    await page.emulateMedia({ colorScheme, forcedColors });
    await page.setViewportSize({ ...usual, width });
    await page.evaluate(untilColoursHaveChanged);
    if (isPictured) await page.screenshot({ path: join(cacheDir, "screenshots", `${state}, ${name}.png`) });
    // By day a phone is measured, which costs nothing: all of axe's rules once more are for the night.
    if (width === usual.width || isAtNight) expect(await violationsOn(page, rules), `${state}, ${name}`).to.deep.equal([]);
    if (width !== usual.width) expect(await page.evaluate(overflow), `${state}: nothing is wider than the window`).to.equal(0);
  }
  await page.emulateMedia({ colorScheme: "light", forcedColors: "none" });
  await page.setViewportSize(usual);
};

/** The document does not know the transitions in its shadow roots. */
const untilColoursHaveChanged = `(() => {
  const rootsIn = (root) => [root, ...[...root.querySelectorAll("*")].flatMap(({ shadowRoot }) => (shadowRoot ? rootsIn(shadowRoot) : []))];
  const transitions = rootsIn(document).flatMap((root) => root.getAnimations()).filter((one) => one instanceof CSSTransition);
  return Promise.allSettled(transitions.map(({ finished }) => finished));
})()`;

const overflow = "document.documentElement.scrollWidth - document.documentElement.clientWidth";

const violationsOn = async (page: Page, rules: readonly string[] | undefined): Promise<readonly string[]> => {
  const options = JSON.stringify({ resultTypes: ["violations"], runOnly: rules });
  const { violations } = Results.parse(await page.evaluate(`axe.run(${options})`));
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${JSON.stringify(target)}: ${failureSummary}`),
  );
};
