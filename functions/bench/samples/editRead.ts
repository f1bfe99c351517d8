import { aDraft, draftOpenedWith } from "../draft-pages.ts";
import type { Operation } from "../sample.ts";

export const operations: readonly Operation[] = [
  {
    name: "read a draft",
    why: "the draft beside the guard; then its template, its live page and the name of the last editor, side by side, one of them by a query",
    allowedRoundTrips: 2,
    prepare: async (fixture) => {
      const draft = await aDraft(fixture);
      return { parameters: { draftId: draft.draftId }, answer: draftOpenedWith("existing_draft", draft.content) };
    },
  },
];
