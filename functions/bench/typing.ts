import type { Browser, CDPSession, Page } from "playwright-core";
import * as z from "zod";
import { manager, nameOf } from "../../web/shared/demo-people.ts";
import { percentile } from "../local/figures/statistics.ts";
import { table } from "./table.ts";

const lines = 5_000;
/** 100 bytes each: 500 kB in total, half of the maximum of a draft. */
const line = (index: number): string =>
  (index % 20 === 0 ? `## Part ${index}` : `Line ${index} of a long page, with **strong** words and [a link](/about).`)
    .padEnd(99, " word")
    .slice(0, 99);

const longText = Array.from({ length: lines }, (_, index) => `${line(index)}\n`).join("");

/** Letters per round. Lectern and a textarea alternate, so that disturbances of the machine affect both. */
const letters = 40;
const rounds = 5;

/** 1: this processor. 4: that of a mid-range phone. */
const slowdowns = [1, 4] as const;

/** From the key to the next painted frame, measured in the page itself. */
const watchKeys = `
  globalThis.latencies = [];
  addEventListener("keydown", ({ timeStamp }) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => latencies.push(performance.now() - timeStamp);
    port2.postMessage(0);
  }), { capture: true });
`;

interface Writer {
  readonly page: Page;
  readonly devtools: CDPSession;
}

const aWriter = async (page: Page): Promise<Writer> => {
  await page.evaluate(watchKeys);
  return { page, devtools: await page.context().newCDPSession(page) };
};

const Latencies = z.array(z.number());

const type = async ({ page, devtools }: Writer, slowdown: number): Promise<readonly number[]> => {
  await page.bringToFront();
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.evaluate("latencies.length = 0");
  for (let letter = 1; letter <= letters; letter++) {
    await page.keyboard.press(letter % 6 === 0 ? "Space" : "e");
    while (Number(await page.evaluate("latencies.length")) < letter);
  }
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  return Latencies.parse(await page.evaluate("latencies"));
};

/** Opens a draft of the local stack, fills it with the long text, and puts the cursor in the middle. */
const longDraft = async (page: Page, hosting: string): Promise<Writer> => {
  await page.goto(`${hosting}/editor/#/demo`);
  await page.getByRole("button", { name: nameOf(manager) }).click();
  await page.locator("a.title[lang=en]").first().click();
  const source = page.getByRole("textbox", { name: "Text of the page" });
  await source.and(page.locator("[data-language]")).click();
  await page.keyboard.press("Control+a");
  await page.keyboard.insertText(longText);
  await page
    .locator(".state")
    .filter({ hasText: /^Saved$/ })
    .waitFor();
  await page.keyboard.press("Control+Home");
  for (let pages = 0; pages < 10; pages++) await page.keyboard.press("PageDown");
  await page.keyboard.press("End");
  return aWriter(page);
};

const emptyTextarea = async (page: Page, hosting: string): Promise<Writer> => {
  await page.goto(`${hosting}/editor/page-that-is-not-there`);
  await page.setContent("<textarea aria-label=text rows=20 cols=80></textarea>");
  await page.getByRole("textbox").click();
  return aWriter(page);
};

/** The time until a typed letter is visible, next to the minimum of a browser. */
export const measureTyping = async (browser: Browser, hosting: string) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const draft = await longDraft(await context.newPage(), hosting);
    const textarea = await emptyTextarea(await context.newPage(), hosting);
    const rows: (readonly string[])[] = [];
    let timesTextarea = Number.NaN;
    for (const slowdown of slowdowns) {
      const textareaMs: number[] = [];
      const draftMs: number[] = [];
      await type(draft, slowdown);
      await type(textarea, slowdown);
      for (let round = 0; round < rounds; round++) {
        textareaMs.push(...(await type(textarea, slowdown)));
        draftMs.push(...(await type(draft, slowdown)));
      }
      if (slowdown === 1) timesTextarea = percentile(draftMs, 95) / percentile(textareaMs, 95);
      const name = slowdown === 1 ? "this processor" : `${slowdown} times slower`;
      rows.push(...[50, 95].map((percent) => rowOf(`p${percent}, ${name}`, percentile(textareaMs, percent), percentile(draftMs, percent))));
    }
    const text = `
Typing in the middle of a draft of ${Math.round(longText.length / 1000)} kB in ${lines.toLocaleString("en")} lines, from the key to the painted frame, beside an empty \`<textarea>\` in the same run:

${table(["ms", "textarea", "Lectern", "× textarea"], rows)}
`;
    return { timesTextarea, text };
  } finally {
    await context.close();
  }
};

const rowOf = (name: string, textarea: number, draft: number): readonly string[] => [
  name,
  textarea.toFixed(1),
  draft.toFixed(1),
  (draft / textarea).toFixed(2),
];
