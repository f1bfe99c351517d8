import { aDraft, aLivePage, content, language, draftOpenedWith } from "../draft-pages.ts";
import type { Operation } from "../sample.ts";

export const operations: readonly Operation[] = [
  {
    name: "clone a live page",
    why: "queries for the drafts and the live pages at the slug, in every spelling, beside the guard; then one commit of draft and claim, with the template, the live page and a name read beside it. Queries cost more than reads",
    prepare: async (fixture) => ({
      body: { slug: await aLivePage(fixture), language },
      answer: draftOpenedWith("cloned_from_live", content),
    }),
  },
  {
    name: "open an existing draft",
    why: "the same queries beside the guard; then the template, the live page and the name of the last editor, side by side",
    allowedRoundTrips: 2,
    prepare: async (fixture) => {
      const draft = await aDraft(fixture);
      return { body: { slug: draft.slug, language }, answer: draftOpenedWith("existing_draft", draft.content) };
    },
  },
];
