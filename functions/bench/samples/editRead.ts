import { aDraft, openedDraft } from "../draft-pages.ts";
import type { Operation } from "../sample.ts";

export const operations: readonly Operation[] = [
  {
    name: "read a draft",
    allowedRoundTrips: 2,
    prepare: async (fixture) => {
      const draft = await aDraft(fixture);
      return { parameters: { draftId: draft.draftId }, answer: openedDraft("existing_draft", draft.content) };
    },
  },
];
