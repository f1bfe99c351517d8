import type { Page } from "playwright-core";
import * as z from "zod";

/** Of each page of a browser: what takes longer than a frame of 50 ms, tasks and styles, layout and painting. */
export const watchBlocks = `
  globalThis.blocks = [];
  globalThis.note = ({ duration, startTime, renderStart }) => {
    blocks.push(renderStart === undefined ? duration : renderStart === 0 ? 0 : startTime + duration - renderStart);
  };
  globalThis.watches = ["longtask", "long-animation-frame"].map((type) => {
    const watcher = new PerformanceObserver((list) => list.getEntries().forEach(note));
    watcher.observe({ type });
    return watcher;
  });
`;

const take = `(() => {
  for (const watcher of watches) watcher.takeRecords().forEach(note);
  return Math.max(0, ...blocks.splice(0));
})()`;

/** In the page: until it has nothing to do, or has drawn nothing for seconds, which a browser without a window need not do. */
export const idle = `new Promise((resolve) => {
  const whenIdle = (next) => requestIdleCallback(next, { timeout: 5_000 });
  whenIdle(() => whenIdle(() => setTimeout(resolve, 100)));
})`;

/** Forgets what the page has done until now. */
export const untilIdle = async (page: Page): Promise<void> => {
  await page.evaluate(idle);
  await page.evaluate(take);
};

/** The longest block of some work, in milliseconds. */
export const blockOf = async (page: Page, work: () => Promise<unknown>): Promise<number> => {
  await untilIdle(page);
  await work();
  await page.evaluate(idle);
  return z.number().parse(await page.evaluate(take));
};
