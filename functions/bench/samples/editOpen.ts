import { aDraft, aLivePage, content, language, openedDraft } from "../draft-pages.ts";
import type { Operation } from "../sample.ts";

export const operations: readonly Operation[] = [
  {
    name: "clone a live page",
    prepare: async (fixture) => ({
      body: { slug: await aLivePage(fixture), language },
      answer: openedDraft("cloned_from_live", content),
    }),
  },
  {
    name: "open an existing draft",
    allowedRoundTrips: 2,
    prepare: async (fixture) => {
      const draft = await aDraft(fixture);
      return { body: { slug: draft.slug, language }, answer: openedDraft("existing_draft", draft.content) };
    },
  },
];
