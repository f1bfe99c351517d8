import * as z from "zod";
import { aLivePage } from "../draft-pages.ts";
import type { Operation } from "../sample.ts";

export const operations: readonly Operation[] = [
  {
    name: "show a page of the site",
    why: "the project; then the page beside the menu and the templates; then its translations; the text is rendered",
    allowedRoundTrips: 3,
    prepare: async (fixture) => {
      await fixture.call("settingsSite", { body: { public_pages: true }, answer: z.object({ public_pages: z.literal(true) }) });
      return { method: "GET", parameters: { rest: await aLivePage(fixture) }, answer: z.string() };
    },
  },
];
