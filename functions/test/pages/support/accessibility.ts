import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { expect } from "chai";
import type { Page } from "playwright-core";
import * as z from "zod";
import { cacheDir } from "../../../scripts/stack/paths.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const Results = z.object({
  violations: z.array(
    z.object({ id: z.string(), nodes: z.array(z.object({ target: z.array(z.unknown()), failureSummary: z.optional(z.string()) })) }),
  ),
});

/**
 * Fails with what axe finds, shadow roots included. The source is evaluated, which no policy of the page forbids. A picture of the state is kept
 * in `.cache/screenshots`: some things only an eye sees.
 */
export const expectAccessible = async (page: Page, state: string): Promise<void> => {
  await page.screenshot({ path: join(cacheDir, "screenshots", `${state}.png`) });
  await page.evaluate(axe);
  const { violations } = Results.parse(await page.evaluate("axe.run({ resultTypes: ['violations'] })"));
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${JSON.stringify(target)}: ${failureSummary}`),
  );
  expect(found, state).to.deep.equal([]);
};
