import { digest } from "../../platform/core/digest.ts";
import type { Page } from "./page.ts";

/** A page that was unpublished is published again as itself. A new page's ID is derived from the draft's, so that a repeated request finds it. */
export const livePageId = (draft: Pick<Page, "id" | "internals">, live: Page | undefined): string => {
  if (live !== undefined) return live.id;
  return draft.internals.unpublishedFrom === undefined ? digest("published", draft.id) : draft.id;
};
