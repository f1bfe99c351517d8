import { previewLink } from "../../answers/publishing.ts";
import { aDraft } from "../draft-pages.ts";
import type { Operation } from "../sample.ts";

export const operations: readonly Operation[] = [
  {
    name: "make a preview link",
    why: "the draft beside the guard; one commit of the link",
    allowedRoundTrips: 2,
    prepare: async (fixture) => ({ body: { draftId: (await aDraft(fixture)).draftId }, answer: previewLink }),
  },
];
