import { aDraft, savedDraft } from "../draft-pages.ts";
import type { Operation } from "../sample.ts";

export const operations: readonly Operation[] = [
  {
    name: "discard a draft with a version",
    allowedRoundTrips: 3,
    prepare: async (fixture) => ({ body: { draftId: (await aDraft(fixture)).draftId }, answer: savedDraft }),
  },
];
