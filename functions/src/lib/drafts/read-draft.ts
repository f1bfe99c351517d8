import type { DraftStore } from "./draft-store.ts";
import { openedDraft, type OpenedDraft } from "./opened-draft.ts";
import type { Page } from "./page.ts";
import { requireReadable, requireShownDraft } from "./require-draft.ts";

/** @throws AppError `not_found` when there is no page with this id, or it is live; `unreadable_document` */
export const readDraft = async (store: DraftStore, projectId: string, page: Page | undefined): Promise<OpenedDraft> => {
  const draft = requireShownDraft(page);
  requireReadable(draft);
  return openedDraft(store, projectId, draft, "existing_draft");
};
