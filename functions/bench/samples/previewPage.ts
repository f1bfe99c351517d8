import * as z from "zod";
import { previewLink } from "../../answers/publishing.ts";
import { aDraft } from "../draft-pages.ts";
import type { Operation } from "../sample.ts";

export const operations: readonly Operation[] = [
  {
    name: "show a draft to a reviewer",
    why: "a query for the link; the draft and its project at once; the text is rendered",
    allowedRoundTrips: 2,
    prepare: async (fixture) => {
      const { draftId } = await aDraft(fixture);
      const { body } = await fixture.call("docsPreview", { body: { draftId }, answer: previewLink });
      return { method: "GET", parameters: { token: new URL(body.url).pathname.split("/").at(-1) ?? "" }, answer: z.string() };
    },
  },
];
