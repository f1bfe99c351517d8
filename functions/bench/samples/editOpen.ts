import { aDraft, aLivePage, content, language, openedDraft } from "../pages.ts";
import type { Operation } from "../sample.ts";

export const operations: readonly Operation[] = [
  {
    name: "clone a live page",
    prepare: async (desk) => ({
      body: { slug: await aLivePage(desk), language },
      answer: openedDraft("cloned_from_live", content),
    }),
  },
  {
    name: "open an existing draft",
    allowedRoundTrips: 2,
    prepare: async (desk) => {
      const draft = await aDraft(desk);
      return { body: { slug: draft.slug, language }, answer: openedDraft("existing_draft", draft.content) };
    },
  },
];
