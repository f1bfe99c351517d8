import { expect } from "chai";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { stack } from "../../support/stack-addresses.ts";
import { theBrowser } from "./browser.ts";
import { collectComplaints } from "./complaints.ts";

/** 2 min for whatever is waited for: on a busy machine the first page waits for functions that have to start. */
const patienceMs = 120_000;

/** Browsers that a test opens. They are closed after it, and complaints of their pages fail it. */
export interface Tabs {
  /**
   * A separate browser that shares nothing with the others, of somebody who wants less motion: frames that nobody looks at cost most of a page's
   * processor time. Matching files may be missing, because the test removes them.
   */
  readonly newPerson: (options?: BrowserContextOptions, missing?: RegExp) => Promise<BrowserContext>;
  /** Another tab of a person. The path is one of Hosting's. */
  readonly open: (person: BrowserContext, path: string) => Promise<Page>;
}

/** For a `describe`: registers what happens around each of its tests. */
export const useTabs = (browser: () => Promise<Browser> = theBrowser): Tabs => {
  let people: { readonly context: BrowserContext; readonly complaints: readonly string[] }[] = [];

  afterEach("pages have nothing to complain about", async () => {
    const opened = people;
    people = [];
    await Promise.all(opened.map(async ({ context }) => context.close()));
    expect(opened.flatMap(({ complaints }) => complaints)).to.deep.equal([]);
  });

  return {
    newPerson: async (options = {}, missing) => {
      const context = await (await browser()).newContext({ baseURL: stack.hostingUrl, reducedMotion: "reduce", ...options });
      context.setDefaultTimeout(patienceMs);
      people = [...people, { context, complaints: await collectComplaints(context, missing) }];
      return context;
    },
    open: async (person, path) => {
      const page = await person.newPage();
      await page.goto(path);
      return page;
    },
  };
};
