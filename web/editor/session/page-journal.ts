import type { OpenedDraft } from "@lectern/client";
import type { Journal } from "@lectern/client/autosave";
import { livePageKey } from "./edited-page.ts";

/** The journal of a draft, including what was typed into its live page before the draft existed. */
export const journalOf = (journal: Journal, { slug, doc }: OpenedDraft): Journal => ({
  ...journal,
  abandoned: async (key) => {
    const keys = new Set([key.draftId, livePageKey(slug, doc.language)]);
    const found = await Promise.all([...keys].map(async (draftId) => journal.abandoned({ ...key, draftId })));
    return found.flat().toSorted((a, b) => b.atMs - a.atMs);
  },
});
