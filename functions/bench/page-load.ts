import type { Browser, Page } from "playwright-core";
import * as z from "zod";
import { loadBudgets } from "../../web/budgets.ts";
import { launchBrowser } from "../local/browser/launch-browser.ts";
import { median } from "../local/figures/statistics.ts";
import { table } from "./table.ts";
import { measureTyping } from "./typing.ts";

/** A mid-range phone: a quarter of this processor's speed, and a slow mobile network. */
const slowPhone = { cpu: 4, downBitsPerSec: 1_600_000, upBitsPerSec: 750_000, latencyMs: 150 } as const;

const Load = z.object({
  /** Largest Contentful Paint: https://web.dev/articles/lcp */
  lcpMs: z.number(),
  /** Total Blocking Time: the sum of what each task took beyond 50 ms. */
  tbtMs: z.number(),
  /** Cumulative Layout Shift. */
  cls: z.number(),
  /** Transferred bytes. */
  bytes: z.number(),
});

type PageLoad = z.infer<typeof Load>;

/** Runs before the page's own scripts. */
const observe = `
  globalThis.load = { lcpMs: 0, tbtMs: 0, cls: 0 };
  const watch = (type, see) => new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
  watch("largest-contentful-paint", ({ startTime }) => { load.lcpMs = startTime; });
  watch("longtask", ({ duration }) => { load.tbtMs += duration - 50; });
  watch("layout-shift", ({ value, hadRecentInput }) => { if (!hadRecentInput) load.cls += value; });
`;

/** Loads a page as a slow phone does, in a new browser context with an empty cache, until `isReady`. */
export const measurePageLoad = async (browser: Browser, url: string, isReady: (page: Page) => Promise<void>): Promise<PageLoad> => {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    let bytes = 0;
    devtools.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
    await devtools.send("Network.enable");
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowPhone.cpu });
    await devtools.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: slowPhone.latencyMs,
      downloadThroughput: slowPhone.downBitsPerSec / 8,
      uploadThroughput: slowPhone.upBitsPerSec / 8,
    });
    await page.addInitScript(observe);
    await page.goto(url);
    await isReady(page);
    await page.waitForLoadState("networkidle");
    const seen: unknown = await page.evaluate("load");
    return Load.parse({ ...Object(seen), bytes });
  } finally {
    await context.close();
  }
};

const rounds = 5;

/** Scripts of other editors after gzip -9, measured on 2026-11-22 in the packages from `npm pack`. */
const peers = [
  { name: "[Sveltia CMS 0.221.1](https://www.npmjs.com/package/@sveltia/cms/v/0.221.1), `sveltia-cms.mjs`", kb: "636" },
  { name: "[Koenig 1.9.3](https://www.npmjs.com/package/@tryghost/koenig-lexical/v/1.9.3) of Ghost, `koenig-lexical.umd.js`", kb: "828" },
  { name: "[Decap CMS 3.16.3](https://www.npmjs.com/package/decap-cms/v/3.16.3), `decap-cms.js`", kb: "1509" },
] as const;

const budgetKb = (loadBudgets["editor: until a draft is open"]?.limit ?? Number.NaN) / 1000;

interface Measured {
  readonly lcpMs: number;
  /** As a table. */
  readonly text: string;
}

/** The first load of a page: medians of several loads. */
export const measureLoads = async (browser: Browser, url: string, isReady: (page: Page) => Promise<void>): Promise<Measured> => {
  const loads: PageLoad[] = [];
  for (let round = 0; round < rounds; round++) loads.push(await measurePageLoad(browser, url, isReady));
  const of = (member: keyof PageLoad): number => median(loads.map((load) => load[member]));
  const row = [of("lcpMs").toFixed(0), of("tbtMs").toFixed(0), of("cls").toFixed(3), (of("bytes") / 1000).toFixed(0)];
  return { lcpMs: of("lcpMs"), text: table(["LCP ms", "TBT ms", "CLS", "kB over the wire"], [row]) };
};

/** How the loads were measured. */
export const describeLoads = (browser: Browser, until: string): string =>
  `until ${until}, medians of ${rounds} in Chromium ${browser.version()}, with an empty cache, ${slowPhone.cpu} times slower than this
processor, over ${slowPhone.downBitsPerSec / 1e6} Mbit/s with ${slowPhone.latencyMs} ms of latency.`;

/** The editor's page: its figures, and a section of the report. */
export const measureEditor = async (hosting: string) => {
  const browser = await launchBrowser();
  try {
    const load = await measureLoads(browser, `${hosting}/editor/`, untilSignIn);
    const typing = await measureTyping(browser, hosting);
    const text = `
## The editor's page

The first load of \`/editor/\` ${describeLoads(browser, "somebody can sign in")}

${load.text}

Goals: at most 2,000 ms, 200 ms and 0.

What a browser loads before somebody can write, in kB after gzip -9. Lectern's figure is the budget of the build; the others are the one file of their
npm package that a page loads.

${table(["Editor", "kB"], [["Lectern, until a draft is open", `${budgetKb}`], ...peers.map(({ name, kb }) => [name, kb])])}
${typing.text}`;
    return { figures: { editorLcpMs: load.lcpMs, typingTimesTextarea: typing.timesTextarea }, text };
  } finally {
    await browser.close();
  }
};

/** Of a page of a site. */
export const untilTitle = async (page: Page): Promise<void> => page.getByRole("heading", { level: 1 }).waitFor();

export const untilSignIn = async (page: Page): Promise<void> => page.getByLabel("Email").waitFor();
