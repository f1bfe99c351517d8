import { aDraft, savedDraft } from "../pages.ts";
import type { Operation } from "../sample.ts";

export const operations: readonly Operation[] = [
  {
    name: "discard a draft with a version",
    allowedRoundTrips: 3,
    prepare: async (desk) => ({ body: { draftId: (await aDraft(desk)).draftId }, answer: savedDraft }),
  },
];
